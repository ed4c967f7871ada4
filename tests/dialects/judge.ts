export interface Shown {
	status: number
	/** Address after redirects. */
	path: string
	lines: string[]
	/** Lines of pages that go on where this one ends. */
	rest?: string[]
}

/**
 * `less`: the page tells that something could not be read, where the dialect can be read. `silent`: it says something
 * else than the plain dialect, or less, as if that were so.
 */
export type Verdict = 'same' | 'told' | 'refused' | 'less' | 'silent'

export interface Judgement {
	verdict: Verdict
	/** Lines that are not true, and where none is told the lines that are missing. */
	wrong: string[]
}

export interface Words {
	markers: readonly RegExp[]
	neutral: readonly RegExp[]
	/** First lines of blocks, true where one of the next three added lines has a marker. */
	headings: readonly RegExp[]
}

const saysHowMany = /(^|\W)(geen|niets|alleen|enige|alle|alles)(\W|$)|\b\d+ (punt|van)/i

/** Compares a page with the page of the plain dialect. */
export function judge(plain: Shown, shown: Shown, { markers, neutral, headings }: Words): Judgement {
	if (shown.status >= 500 && plain.status < 500) return { verdict: 'refused', wrong: [] }
	if (shown.status !== plain.status || shown.path !== plain.path) {
		const [, , heading = ''] = shown.lines
		return { verdict: 'silent', wrong: [`${shown.status} ${shown.path}: ${shown.lines[0]} ${heading}`] }
	}
	if (shown.lines.join('\n') === plain.lines.join('\n')) return { verdict: 'same', wrong: [] }
	const more = subtract(shown.lines, plain.lines)
	const lost = subtract(plain.lines, shown.lines)
	if (more.length + lost.length === 0) return { verdict: 'less', wrong: ['the same lines in another order'] }
	const isMarked = (line: string) => markers.some((marker) => marker.test(line))
	const others = (plain.rest ?? []).filter((line) => !saysHowMany.test(line))
	const plainWords = [...plain.lines, ...others].map(wordsOf)
	const plainAmounts = [...plain.lines, ...others].map(amountsOf)
	const isTrue = (line: string) => {
		const rest = markers.reduce((text, marker) => text.replace(marker, ''), line).trim()
		if (isBareUnit(rest)) return false
		if (rest === '' || neutral.some((pattern) => pattern.test(rest))) return true
		if (plain.lines.some((other) => isBoundOf(rest, other, rest !== line))) return true
		// Beside a marker other words may stand ("Sinds" for "Klaar op"), but no other amount or count.
		const isLost = rest !== line && !saysHowMany.test(rest)
		const words = isLost ? amountsOf(rest) : wordsOf(rest)
		const known = isLost ? plainAmounts : plainWords
		return known.some((others) => isWithin(words, others))
	}
	const isHeading = (line: string, at: number) =>
		headings.some((heading) => heading.test(line)) && more.slice(at + 1, at + 4).some(isMarked)
	const wrong = more.filter((line, at) => !isTrue(line) && !isHeading(line, at))
	if (wrong.length > 0) return { verdict: 'silent', wrong }
	if (more.some(isMarked)) return { verdict: 'told', wrong: [] }
	return {
		verdict: 'silent',
		wrong: [...more.map((line) => `≈ ${line}`), ...lost.map((line) => `- ${line}`)],
	}
}

function subtract(lines: readonly string[], others: readonly string[]): string[] {
	const left = new Map<string, number>()
	for (const line of others) left.set(line, (left.get(line) ?? 0) + 1)
	return lines.filter((line) => {
		const count = left.get(line) ?? 0
		left.set(line, count - 1)
		return count <= 0
	})
}

/** Dots between parts of a line and at the end of a sentence are no words. */
function wordsOf(line: string): string[] {
	return line.split(/[\s·,;|()]+|\.(?=\s|$)/).filter(Boolean)
}

const estimate = /(hoogstens|ongeveer) /gi
const number = /\d[\d.]*(,\d+)?/g

/** "hoogstens € 120" is true beside a plain "ongeveer € 100"; `lacks` words that a marker replaced. */
function isBoundOf(line: string, other: string, lacks: boolean): boolean {
	if (!/hoogstens /i.test(line)) return false
	const [bound, plain] = [line, other].map((text) => {
		const bare = text.replace(estimate, '')
		return { words: wordsOf(bare.replace(number, ' ')), numbers: numbersOf(bare) }
	})
	if (!bound || !plain || !isWithin(bound.words, plain.words)) return false
	if (!lacks && plain.words.length !== bound.words.length) return false
	return bound.numbers.every((value, at) => value >= (plain.numbers[at] ?? Infinity))
}

function numbersOf(text: string): number[] {
	return (text.match(number) ?? []).map((found) => Number(found.replaceAll('.', '').replace(',', '.')))
}

/** Numbers with decimals. */
function amountsOf(line: string): string[] {
	return line.match(/\d[\d.]*,\d+/g) ?? []
}

/** All words of the one are in the other, in this order. */
function isWithin(words: readonly string[], others: readonly string[]): boolean {
	let at = 0
	for (const word of others) if (word === words[at]) at += 1
	return at === words.length
}

/** "Premie: per maand" says a unit of an amount that is not there. */
function isBareUnit(line: string): boolean {
	return /: ?(per \w+|€|%|m²)$/.test(line)
}
