// The messages between the page and the games.

export type Message = {
	do: string, game?: string, kept?: string, language?: string, still?: boolean, key?: string, spot?: string,
	to?: string, row?: string, value?: string, text?: string, number?: number, step?: number,
	choices?: Record<string, string>,
};
export type Button = { name: string, send: Message };
export type Card = { game: string, title: string, lead: string, picture: string, watch: Button[] | null };
export type Row = { name: string, label: string, value: string, values: { Name: string, Label: string }[], note: string, off: boolean };
export type Player = {
	name: string, level: string, piece: string, color: string, below: boolean, state: string, hand: number, spot: string,
	home: number, of: number, left: number, won: number, misses: number,
};
export type Option = { Text: string, Hint: string, From: string, To: string, Steps: number, Takes: boolean, Same: boolean };
export type Moment = {
	language: string, game: string, name: string, title: string, notice: string, narrow: string, kind: string, verdict: string, cards: Card[] | null,
	picture: string, way: string[] | null, played: string[] | null, players: Player[] | null, chips: { text: string, steps: number, times: number, note: string, send: Message | null }[] | null, throw: string, skip: string,
	marked: string[] | null, options: Option[] | null, chosen: number, log: string[] | null, by: number[] | null, until: number[] | null, rows: Row[] | null,
	pages: { Title: string, Picture: string, Lines: string[], Keys: boolean }[] | null, steps: string[] | null, record: string | null,
	link: string, follow: Message | null,
	review: { graph: string, at: number, last: number, chances: number[] | null, of: string, action: string, mark: string, players: number[] } | null,
	result: { winner: number, yours: boolean, reason: string, last: string } | null,
	answers: Button[] | null, can: string[] | null, on: string, back: Button, kept: string, step: number,
};
// What one tab tells the others: a moment, or the wish to see one.
export type Told = { game: string, moment?: Moment };
