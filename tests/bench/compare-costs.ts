import type { CostCase } from './cost'

/** Most bytes of request headers that Node reads. */
export const headSize = 15 * 1024
export const typedSize = 60 * 1024
/** Enough to tell a square from a line, and short enough for thousands of cases. */
export const textSize = 24 * 1024

export const repeat = (pattern: string, size: number) =>
	pattern.repeat(Math.ceil(size / pattern.length)).slice(0, size)

/** A part that is repeated, or a text of a length. */
export type Hostile = string | ((size: number) => string)

export interface ParserRun {
	parser: string
	/** Characters; as many as a request's head has by default. */
	size?: number
	ordinary: string
	run: (text: string) => unknown
}

/** Compares several patterns of one parser, each with its ordinary text and with a quarter of itself. */
export function compare(
	{ parser, size = headSize, ordinary, run }: ParserRun,
	patterns: Record<string, Hostile>,
): CostCase[] {
	const usual = repeat(ordinary, size)
	const runOrdinary = () => run(usual)
	return Object.entries(patterns).map(([pattern, text]) => {
		const create = (length: number) => (typeof text === 'string' ? repeat(text, length) : text(length))
		const [quarter, hostile] = [create(size / 4), create(size)]
		return {
			parser,
			pattern,
			size,
			hostile: () => run(hostile),
			quarter: () => run(quarter),
			ordinary: runOrdinary,
		}
	})
}

/** Letters at which patterns begin anew, part a text in many ways, or look for an end that is missing. */
const worstParts = [
	...[
		' ',
		'\t',
		'\n',
		'\r\n',
		'.',
		',',
		';',
		':',
		'-',
		'_',
		'/',
		'\\',
		'(',
		')',
		'[',
		']',
		'{',
		'}',
		'<',
		'>',
	],
	...[
		'"',
		"'",
		'=',
		'%',
		'&',
		'#',
		'@',
		'+',
		'|',
		'*',
		'$',
		'?',
		'!',
		'0',
		'a',
		'A',
		'€',
		'\u200d',
		'\u0301',
	],
	...[
		'A.',
		'1.',
		'1,',
		',1',
		'a ',
		'; ',
		' /',
		'1 ',
		'.000',
		'<a',
		'<a ',
		'<!--',
		'{{',
		'{{ ',
		'&#',
		'%41',
		'\\"',
		'a-',
		'a_',
	],
]

export interface Parser extends Pick<ParserRun, 'ordinary' | 'run' | 'size'> {
	/** Beginnings after which a parser reads on. */
	starts?: readonly string[]
	/** Parts of its own that a parser looks for. */
	parts?: readonly string[]
}

/** Tries each beginning with each worst part and an end that fits none. */
export function compareAll(parsers: Readonly<Record<string, Parser>>): CostCase[] {
	return Object.entries(parsers).flatMap(([parser, { starts = [], parts = [], ...run }]) => {
		const texts = ['', ...starts].flatMap((start) =>
			[...worstParts, ...parts].map((part) => {
				const hostile: Hostile = (size) => `${start}${repeat(part, size)}\0x`
				return [JSON.stringify([start, part]), hostile] as const
			}),
		)
		return compare({ parser, ...run }, Object.fromEntries(texts))
	})
}
