/** One scrape of /metrics. */
export interface Scrape {
	/** Seconds. */
	at: number
	text: string
}

interface Row {
	labels: Record<string, string>
	value: number
}

type Side = number | Row[]

/**
 * Whether an expression of an alert is true at the last scrape. Knows the part of PromQL that the example alerts use:
 * selectors, `rate`, `sum`, `min`, `max`, arithmetic, comparisons and `or vector(0)`.
 */
export function isFiring(expression: string, scrapes: readonly Scrape[]): boolean {
	const tokens = expression.match(/[a-z_]\w*(?:\{[^}]*\})?(?:\[\w+\])?|[\d.]+|[()+*/<>]/gi) ?? []
	const result = readChain(tokens, scrapes, 0)
	if (tokens.length > 0) throw new Error(`Not understood: ${tokens.join(' ')}`)
	return typeof result === 'number' ? result !== 0 : result.length > 0
}

const levels = [['or'], ['>', '<'], ['+'], ['*', '/']]

function readChain(tokens: string[], scrapes: readonly Scrape[], level: number): Side {
	const operators = levels[level]
	if (!operators) return readValue(tokens, scrapes)
	let left = readChain(tokens, scrapes, level + 1)
	while (operators.includes(tokens[0] ?? '')) {
		const operator = tokens.shift() ?? ''
		left = combine(operator, left, readChain(tokens, scrapes, level + 1))
	}
	return left
}

function readValue(tokens: string[], scrapes: readonly Scrape[]): Side {
	const token = tokens.shift() ?? ''
	if (/^[\d.]+$/.test(token)) return Number(token)
	if (token !== '(' && tokens[0] !== '(') return select(token, scrapes)
	if (token !== '(') tokens.shift()
	const inner = readChain(tokens, scrapes, 0)
	if (tokens.shift() !== ')') throw new Error('A bracket is missing')
	if (token === '(' || token === 'rate') return inner
	if (token === 'vector') return [{ labels: {}, value: inner as number }]
	return aggregate(token, inner as Row[])
}

function aggregate(name: string, rows: Row[]): Row[] {
	const values = rows.map(({ value }) => value)
	if (values.length === 0) return []
	const known: Record<string, () => number> = {
		sum: () => values.reduce((sum, value) => sum + value, 0),
		min: () => Math.min(...values),
		max: () => Math.max(...values),
	}
	const compute = known[name]
	if (!compute) throw new Error(`Unknown function ${name}`)
	return [{ labels: {}, value: compute() }]
}

/** Rows of both sides belong together by their labels. */
function combine(operator: string, left: Side, right: Side): Side {
	if (operator === 'or') return (left as Row[]).length > 0 ? left : right
	const valueFor = (row: Row) =>
		typeof right === 'number' ? right : right.find((other) => keyOf(other) === keyOf(row))?.value
	const rows =
		typeof left === 'number' ? (right as Row[]).map(({ labels }) => ({ labels, value: left })) : left
	return rows.flatMap(({ labels, value }) => {
		const other = valueFor({ labels, value })
		if (other === undefined) return []
		if (operator === '>' || operator === '<') {
			const isTrue = operator === '>' ? value > other : value < other
			return isTrue ? [{ labels, value }] : []
		}
		const computed = operator === '+' ? value + other : operator === '*' ? value * other : value / other
		return [{ labels, value: computed }]
	})
}

function keyOf({ labels }: Row) {
	return JSON.stringify(Object.entries(labels).toSorted())
}

/** The last values; with a range, their growth a second within it. */
function select(selector: string, scrapes: readonly Scrape[]): Row[] {
	const [, name = '', matchers = '', range] = /^(\w+)(?:\{(.*)\})?(?:\[(\w+)\])?$/.exec(selector) ?? []
	const end = scrapes.at(-1)?.at ?? 0
	const within = scrapes.filter(({ at }) => range === undefined || at >= end - readSeconds(range))
	const [first, last] = [within[0], within.at(-1)]
	if (!first || !last) return []
	const rows = readRows(last.text, name, matchers)
	if (range === undefined) return rows
	const before = readRows(first.text, name, matchers)
	return rows.flatMap((row) => {
		const earlier = before.find((other) => keyOf(other) === keyOf(row))
		return earlier && last.at > first.at
			? [{ ...row, value: (row.value - earlier.value) / (last.at - first.at) }]
			: []
	})
}

function readSeconds(range: string) {
	const unit = { s: 1, m: 60, h: 3_600 }[range.at(-1) ?? '']
	if (!unit) throw new Error(`Unknown range ${range}`)
	return Number.parseInt(range, 10) * unit
}

function readRows(text: string, name: string, matchers: string): Row[] {
	const rules = [...matchers.matchAll(/(\w+)(=~|!~|!=|=)"([^"]*)"/g)]
	return text.split('\n').flatMap((line) => {
		const [, series, inner = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
		if (series !== name) return []
		const labels = Object.fromEntries(
			[...inner.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', label = '']) => [key, label]),
		)
		const isMatch = rules.every(([, key = '', operator = '', wanted = '']) => {
			const label = labels[key] ?? ''
			const isSame = operator.includes('~') ? new RegExp(`^(?:${wanted})$`).test(label) : label === wanted
			return isSame !== operator.startsWith('!')
		})
		return isMatch ? [{ labels, value: Number(value) }] : []
	})
}
