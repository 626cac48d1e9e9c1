import java.util.Map;
import java.util.Scanner;

public class {{.Base}} {
    static Object game = Json.parse({{.Quoted}});

    static Object answer(Map<?, ?> request) {
        if (request.get("do").equals("{{.Do}}")) {
            return game;
        }
        return Map.of("refused", "I do not know how to " + request.get("do"));
    }

    public static void main(String[] args) {
        Scanner lines = new Scanner(System.in, "UTF-8");
        while (lines.hasNextLine()) {
            System.out.println(Json.write(answer((Map<?, ?>) Json.parse(lines.nextLine()))));
            System.out.flush();
        }
    }
}
