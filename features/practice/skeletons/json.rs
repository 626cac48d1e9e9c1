#![allow(dead_code)]
use std::fmt;
/// JSON. The fields of an object are in their order.
#[derive(Clone, Debug, PartialEq)]
pub enum Json { Null, Bool(bool), Number(f64), Text(String), List(Vec<Json>), Object(Vec<(String, Json)>) }

impl Json {
    pub fn parse(text: &str) -> Json { value(&text.encode_utf16().collect::<Vec<u16>>(), &mut 0) }
    /// Returns a field of an object, or Null.
    pub fn get(&self, name: &str) -> &Json {
        if let Json::Object(fields) = self { fields.iter().find(|f| f.0 == name).map_or(&Json::Null, |f| &f.1) } else { &Json::Null }
    }
    pub fn text(&self) -> &str { if let Json::Text(text) = self { text } else { "" } }
    pub fn number(&self) -> i64 { if let Json::Number(n) = self { *n as i64 } else { 0 } }
    pub fn list(&self) -> &[Json] { if let Json::List(items) = self { items } else { &[] } }
}

/// Skips blanks and the character c, and returns whether c was there.
fn skips(text: &[u16], at: &mut usize, c: char) -> bool {
    while text[*at] <= ' ' as u16 { *at += 1; }
    let there = text[*at] == c as u16;
    *at += there as usize;
    there
}
fn value(text: &[u16], at: &mut usize) -> Json {
    if skips(text, at, '{') {
        let mut fields = Vec::new();
        while !skips(text, at, '}') {
            let name = value(text, at).text().to_string();
            if skips(text, at, ':') { fields.push((name, value(text, at))); }
            skips(text, at, ',');
        }
        return Json::Object(fields);
    }
    if skips(text, at, '[') {
        let mut items = Vec::new();
        while !skips(text, at, ']') { items.push(value(text, at)); skips(text, at, ','); }
        return Json::List(items);
    }
    let start = *at;
    if skips(text, at, '"') {
        while text[*at] != '"' as u16 { *at += if text[*at] == '\\' as u16 { 2 } else { 1 }; }
        *at += 1;
        return Json::Text(string(&text[start + 1..*at - 1]));
    }
    while *at < text.len() && !",]} ".encode_utf16().any(|c| c == text[*at]) { *at += 1; }
    match String::from_utf16_lossy(&text[start..*at]).as_str() {
        "null" => Json::Null,
        word @ ("true" | "false") => Json::Bool(word == "true"),
        word => Json::Number(word.parse().expect("a number")),
    }
}

fn string(text: &[u16]) -> String {
    let (mut units, mut i) = (Vec::new(), 0);
    while i < text.len() {
        let escape = if text[i] == '\\' as u16 { text[i + 1] as u8 as char } else { ' ' };
        units.push(match escape {
            ' ' => text[i],
            'u' => u16::from_str_radix(&String::from_utf16_lossy(&text[i + 2..i + 6]), 16).expect("four digits"),
            c => "bfnrt".find(c).map_or(c as u16, |at| [8, 12, 10, 13, 9][at]),
        });
        i += match escape { ' ' => 1, 'u' => 6, _ => 2 };
    }
    String::from_utf16_lossy(&units)
}
impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let escaped = |c: char| if c < ' ' || c == '"' || c == '\\' { format!("\\u{:04x}", c as u32) } else { c.to_string() };
        let field = |f: &(String, Json)| format!("{}:{}", Json::Text(f.0.clone()), f.1);
        match self {
            Json::Null => write!(f, "null"),
            Json::Bool(b) => write!(f, "{}", b),
            Json::Number(n) => write!(f, "{}", n),
            Json::Text(text) => write!(f, "\"{}\"", text.chars().map(escaped).collect::<String>()),
            Json::List(items) => write!(f, "[{}]", items.iter().map(|i| i.to_string()).collect::<Vec<_>>().join(",")),
            Json::Object(fields) => write!(f, "{{{}}}", fields.iter().map(field).collect::<Vec<_>>().join(",")),
        }
    }
}
