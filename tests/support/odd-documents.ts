import type { Dice } from './dice'

type Members = Record<string, unknown>

const envelopeNames = [
	'data',
	'attributes',
	'relationships',
	'included',
	'type',
	'id',
	'links',
	'meta',
	'errors',
]
const oddNames = [
	...['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', 'toJSON', 'then'],
	...['__defineSetter__', '__lookupGetter__', 'isPrototypeOf', 'length', 'arguments', 'caller', 'name'],
	...['', ' ', '0', '-1', 'a.b', '$ref', '@type', 'null', '\u0000', '\u2028', '\ud800', 'é', '_', '-'],
	'x'.repeat(300),
]
const oddValues: readonly unknown[] = [
	...[
		null,
		true,
		false,
		0,
		1,
		-1,
		1e308,
		1e-320,
		0.1,
		'',
		' ',
		'0',
		'1',
		'true',
		'null',
		'NaN',
		'-',
		'\u0000',
	],
	...['{', '{"nl":', '{"__proto__":{"nl":"x"}}', '[]', '2026-02-30', 'Infinity', 'x'.repeat(300), [], {}],
]
const letter = (name: string) => name.replace(/[_-]/g, '').toLowerCase()

/** An object that may have any member, including `__proto__`. */
const made = (entries: [string, unknown][]): Members => Object.fromEntries(entries)

/** Any JSON with at most this many levels. */
export function createJunk(dice: Dice, levels: number, names: readonly string[] = []): unknown {
	if (levels === 0 || dice.once(3)) return dice.pick(oddValues)
	if (dice.once(3)) return Array.from({ length: dice.below(4) }, () => createJunk(dice, levels - 1, names))
	const all = [...oddNames, ...envelopeNames, ...names]
	const members = Array.from({ length: dice.below(5) }, (): [string, unknown] => [
		dice.pick(all),
		createJunk(dice, levels - 1, names),
	])
	return made(members)
}

/** Wraps a value in this many levels of lists and objects. */
export function nestIn(dice: Dice, levels: number, inside: unknown): unknown {
	let nest = inside
	for (let level = 0; level < levels; level += 1)
		nest = dice.once(2) ? [nest] : made([[dice.pick([...oddNames, ...envelopeNames]), nest]])
	return nest
}

function spell(dice: Dice, name: string) {
	if (name === 'id') return name
	const words = name.replace(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`)
	return dice.pick([name, words, words.replaceAll('_', '-'), words.toUpperCase(), name.toUpperCase()])
}

/** The same value in another form that contract §2 allows. */
export function retell(dice: Dice, given: unknown, name: string): unknown {
	if (Array.isArray(given)) {
		const told = given.map((one) => retell(dice, one, name))
		return told.length === 1 && name !== 'timeline' && dice.once(3) ? told[0] : told
	}
	if (typeof given === 'object' && given !== null) {
		const told = addStrangers(dice, given as Members)
		return dice.once(4) ? [told] : told
	}
	if (typeof given === 'boolean') return dice.pick(given ? [true, 1, '1', 'true'] : [false, 0, '0', 'false'])
	if (typeof given === 'number') return dice.pick([given, String(given)])
	return typeof given === 'string' && /^\d{1,9}$/.test(given) ? dice.pick([given, Number(given)]) : given
}

/** Spells members differently and adds unknown ones; a known member may also occur as null. */
export function addStrangers(dice: Dice, members: Members): Members {
	const known = new Set(Object.keys(members).map(letter))
	const strangers = Array.from({ length: dice.below(3) }, () => dice.pick(oddNames))
	const spelled = Object.entries(members).flatMap(([name, value]): [string, unknown][] => [
		...(dice.once(8) ? [[`_${name}`, null] as [string, unknown]] : []),
		[spell(dice, name), retell(dice, value, name)],
	])
	const unknown = strangers
		.filter((name) => !known.has(letter(name)))
		.map((name): [string, unknown] => [name, createJunk(dice, 2)])
	return made(dice.once(2) ? [...unknown, ...spelled] : [...spelled, ...unknown])
}
