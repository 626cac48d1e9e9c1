package practice

import (
	"bytes"
	"encoding/json"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/stretchr/testify/require"

	"games.example/internal/protocol"
)

// watched passes the requests and the answers of a kata to the said function.
type watched struct {
	protocol.Answer
	said func(kind string, text []byte)
}

func (w watched) Ask(request, observation any) error {
	return protocol.Answer(func(line []byte) (any, error) {
		w.said("request", line)
		answer, err := w.Answer(line)
		if refusal, refused := err.(*protocol.Refusal); refused { //nolint:errorlint // an Answer never wraps a Refusal
			answer = map[string]string{"refused": refusal.Why}
		}
		text, _ := json.Marshal(answer)
		w.said("answer", text)
		return answer, err
	}).Ask(request, observation)
}

// schemaOf returns a definition of the schema that practice prints.
func schemaOf(t *testing.T, game, definition string) *jsonschema.Schema {
	t.Helper()
	var printed bytes.Buffer
	require.Equal(t, 0, Run([]string{"schema", game}, nil, &printed, &printed), printed.String())
	document, err := jsonschema.UnmarshalJSON(&printed)
	require.NoError(t, err)
	compiler := jsonschema.NewCompiler()
	require.NoError(t, compiler.AddResource(game, document))
	schema, err := compiler.Compile(game + "#/$defs/" + definition)
	require.NoError(t, err)
	return schema
}

func TestEveryRequestAndAnswerFitsTheSchema(t *testing.T) {
	t.Parallel()
	for _, game := range Games() {
		compiled := map[string]*jsonschema.Schema{"request": schemaOf(t, game.Name, "request"), "answer": schemaOf(t, game.Name, "answer")}
		said := map[string]int{}
		kata := watched{game.Reference(""), func(kind string, text []byte) {
			value, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
			require.NoError(t, err)
			require.NoError(t, compiled[kind].Validate(value), "%s", text)
			if said[kind]++; said[kind] > 50 {
				return // the checks below have run often enough
			}
			for name := range value.(map[string]any) { // every field is required
				without := object{}
				for other, kept := range value.(map[string]any) {
					if other != name {
						without[other] = kept
					}
				}
				require.Error(t, compiled[kind].Validate(without), "%s without %s", text, name)
			}
			value.(map[string]any)["extra"] = 1
			require.Error(t, compiled[kind].Validate(value), "%s with another field", text)
		}}
		all := scenariosIn(t, game)
		for _, s := range all {
			require.NoError(t, failure(game, s, kata), s)
		}
		require.Greater(t, said["request"], len(all), game.Name)
		require.Equal(t, said["request"], said["answer"], game.Name)
	}
}

func TestTheSchemaRefusesOtherAnswers(t *testing.T) {
	t.Parallel()
	for game, answers := range map[string][]string{
		"yutkata":  {`{"board":"[[]]","turn":"A","throw_to_use":"","finished":[],"winner":"","captured":0,"again":false}`, `{"refused":1}`, `null`, `[]`},
		"draughts": {`{"board":"","turns":[],"winner":""}`, `{"board":"","turns":["44 35"],"winner":"white"}`},
		"rook":     {`{"state":{"D":0},"data":{},"winner":"","broken_rule":""}`, `{"move":{"direction":"R","tiles":0}}`},
		"yutnori":  {`{"pieces":[[30]],"pool":[],"turn":0,"chains_owed":1,"winner":null,"caught":0,"final_position":0}`},
	} {
		schema := schemaOf(t, game, "answer")
		for _, answer := range answers {
			value, err := jsonschema.UnmarshalJSON(bytes.NewReader([]byte(answer)))
			require.NoError(t, err)
			require.Error(t, schema.Validate(value), answer)
		}
	}
}
