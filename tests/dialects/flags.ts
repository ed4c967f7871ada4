import { createGroup, type Dialect } from './dialect'
import { mapLeaves, type Document, type Json } from './document'

const { same, told } = createGroup('flags')

function spelled(yes: Json, no: Json) {
	return (document: Document) =>
		mapLeaves(document, (value) => (typeof value === 'boolean' ? (value ? yes : no) : value))
}

const pairs: [Json, Json][] = [
	[1, 0],
	['1', '0'],
	['TRUE', 'FALSE'],
	['yes', 'no'],
	['ja', 'nee'],
	['J', 'N'],
	['Y', 'N'],
	['t', 'f'],
	['on', 'off'],
]

export const flagDialects: Dialect[] = [
	...pairs.map(([yes, no]) => same(`${JSON.stringify(yes)} and ${JSON.stringify(no)}`, spelled(yes, no))),
	same('false as empty text', spelled(true, ''), { plain: spelled(true, null) }),
	told('"misschien"', spelled('misschien', 'misschien')),
	told('2', spelled(2, 2)),
	told('an object', spelled({ value: true }, { value: false })),
]
