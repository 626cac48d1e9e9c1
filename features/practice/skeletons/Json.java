import java.util.*;

/** JSON as maps, lists, strings, numbers (Long or Double), booleans and null. */
class Json {
    private final String text;
    private int at;

    private Json(String text) { this.text = text; }

    static Object parse(String text) { return new Json(text).value(); }

    static String write(Object value) {
        List<String> parts = new ArrayList<>();
        if (value instanceof Map<?, ?> map) {
            map.forEach((name, item) -> parts.add(write(name.toString()) + ":" + write(item)));
            return "{" + String.join(",", parts) + "}";
        }
        if (value instanceof List<?> list) {
            list.forEach(item -> parts.add(write(item)));
            return "[" + String.join(",", parts) + "]";
        }
        if (!(value instanceof String string)) return String.valueOf(value);
        for (char c : string.toCharArray()) {
            boolean plain = c >= ' ' && c < 127 && c != '"' && c != '\\';
            parts.add(plain ? String.valueOf(c) : String.format("\\u%04x", (int) c));
        }
        return '"' + String.join("", parts) + '"';
    }

    /** Skips blanks and the character c, and returns whether c was there. */
    private boolean skips(char c) {
        while (at < text.length() - 1 && text.charAt(at) <= ' ') at++;
        boolean there = text.charAt(at) == c;
        if (there) at++;
        return there;
    }

    private Object value() {
        if (skips('{')) {
            Map<String, Object> map = new LinkedHashMap<>();
            while (!skips('}')) {
                String name = (String) value();
                if (!skips(':')) throw new IllegalArgumentException("expected : in " + text);
                map.put(name, value());
                skips(',');
            }
            return map;
        }
        if (skips('[')) {
            List<Object> list = new ArrayList<>();
            for (; !skips(']'); skips(',')) list.add(value());
            return list;
        }
        if (skips('"')) return string();
        int start = at;
        while (at < text.length() && ",:]} \t".indexOf(text.charAt(at)) < 0) at++;
        String word = text.substring(start, at);
        return switch (word) {
            case "true" -> true;
            case "false" -> false;
            case "null" -> null;
            default -> word.matches("-?\\d{1,18}") ? (Object) Long.valueOf(word) : (Object) Double.valueOf(word);
        };
    }

    private String string() {
        StringBuilder string = new StringBuilder();
        for (char c = text.charAt(at++); c != '"'; c = text.charAt(at++)) {
            if (c == '\\') {
                c = text.charAt(at++);
                int control = "bfnrt".indexOf(c);
                if (control >= 0) c = "\b\f\n\r\t".charAt(control);
                if (c == 'u') c = (char) Integer.parseInt(text.substring(at, at += 4), 16);
            }
            string.append(c);
        }
        return string.toString();
    }
}
