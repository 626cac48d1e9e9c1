using System;
using System.Text.Json.Nodes;

JsonNode game = JsonNode.Parse({{.Quoted}})!;

JsonNode Answer(JsonNode request)
{
    string name = request["do"]!.GetValue<string>();
    if (name == "{{.Do}}")
    {
        return game;
    }
    return new JsonObject { ["refused"] = "I do not know how to " + name };
}

while (Console.ReadLine() is string line)
{
    Console.WriteLine(Answer(JsonNode.Parse(line)!).ToJsonString());
}
