/** Bars of a row or points of a line; a value may be missing. */
export interface Series {
	name: string
	colour: string
	values: (number | undefined)[]
}

export interface Chart {
	title: string
	/** Label of the vertical axis. */
	unit: string
	/** Label of the horizontal axis. */
	below: string
	labels: string[]
	series: Series[]
	isLine?: boolean
}

export const chartSize = { width: 560, height: 330 }
const frame = { left: 62, right: 16, top: 62, bottom: 54 }
const inner = {
	width: chartSize.width - frame.left - frame.right,
	height: chartSize.height - frame.top - frame.bottom,
}

/** A chart with axes, labels and legend as an SVG fragment with its corner at 0,0. */
export function drawChart(chart: Chart): string {
	const top = niceTop(Math.max(...chart.series.flatMap(({ values }) => values.map((value) => value ?? 0)), 0))
	const y = (value: number) => frame.top + inner.height * (1 - value / top)
	const slot = inner.width / chart.labels.length
	const middle = (index: number) => frame.left + slot * (index + 0.5)
	const draw = chart.isLine ? drawLine : drawBars
	return [
		text(frame.left, 20, chart.title, 'font-size="15" font-weight="bold"'),
		...drawLegend(chart.series),
		...drawScale(top, y, chart.unit),
		...chart.labels.map((label, index) =>
			text(middle(index), frame.top + inner.height + 18, label, 'text-anchor="middle"'),
		),
		text(
			frame.left + inner.width / 2,
			chartSize.height - 14,
			chart.below,
			'text-anchor="middle" fill="#555"',
		),
		...chart.series.flatMap((series, index) =>
			draw(series, { y, middle, slot, index, of: chart.series.length }),
		),
	].join('\n')
}

interface Place {
	y: (value: number) => number
	middle: (index: number) => number
	slot: number
	/** Index of the series. */
	index: number
	of: number
}

function drawBars({ values, colour }: Series, { y, middle, slot, index, of }: Place): string[] {
	const width = Math.min(34, (slot * 0.8) / of)
	return values.flatMap((value, at) => {
		if (value === undefined) return []
		const x = middle(at) + width * (index - of / 2)
		const bar = `<rect x="${round(x)}" y="${round(y(value))}" width="${round(width - 2)}" height="${round(y(0) - y(value))}" fill="${colour}"/>`
		return [bar, text(x + width / 2 - 1, y(value) - 4, short(value), 'text-anchor="middle" font-size="10"')]
	})
}

function drawLine({ values, colour }: Series, { y, middle, index, of }: Place): string[] {
	const points = values.flatMap((value, at) =>
		value === undefined ? [] : [{ x: middle(at), y: y(value), value }],
	)
	const line = points.map((point) => `${round(point.x)},${round(point.y)}`).join(' ')
	const isBelow = of > 1 && index === of - 1
	return [
		`<polyline points="${line}" fill="none" stroke="${colour}" stroke-width="2"/>`,
		...points.flatMap((point) => [
			`<circle cx="${round(point.x)}" cy="${round(point.y)}" r="3.5" fill="${colour}"/>`,
			label(point, isBelow, colour),
		]),
	]
}

/** Places the figures of two close lines apart: one set below its line, or beside it near the axis. */
function label(
	{ x, y, value }: { x: number; y: number; value: number },
	isBelow: boolean,
	colour: string,
): string {
	const attributes = `font-size="10" fill="${colour}"`
	const hasRoom = y + 20 < frame.top + inner.height
	if (isBelow && !hasRoom) return text(x + 8, y, short(value), attributes)
	return text(x, y + (isBelow ? 16 : -8), short(value), `text-anchor="middle" ${attributes}`)
}

function drawScale(top: number, y: (value: number) => number, unit: string): string[] {
	const steps = [0, 0.25, 0.5, 0.75, 1].map((share) => share * top)
	const right = frame.left + inner.width
	return [
		...steps.flatMap((value) => [
			`<line x1="${frame.left}" x2="${right}" y1="${round(y(value))}" y2="${round(y(value))}" stroke="${value ? '#e3e3e3' : '#333'}"/>`,
			text(frame.left - 8, y(value) + 4, short(value), 'text-anchor="end"'),
		]),
		`<line x1="${frame.left}" x2="${frame.left}" y1="${frame.top}" y2="${round(y(0))}" stroke="#333"/>`,
		text(
			16,
			frame.top + inner.height / 2,
			unit,
			`text-anchor="middle" fill="#555" transform="rotate(-90 16 ${frame.top + inner.height / 2})"`,
		),
	]
}

function drawLegend(series: Series[]): string[] {
	return series.flatMap(({ name, colour }, index) => [
		`<rect x="${frame.left + index * 130}" y="31" width="12" height="12" fill="${colour}"/>`,
		text(frame.left + index * 130 + 18, 42, name, ''),
	])
}

/** Next of 1, 2, 4, 6, 8 times a power of ten: its quarters are short numbers. */
function niceTop(value: number): number {
	const power = 10 ** Math.floor(Math.log10(value || 1))
	return ([1, 2, 4, 6, 8, 10].find((step) => step * power >= value * 1.08) ?? 20) * power
}

function text(x: number, y: number, words: string, attributes: string): string {
	return `<text x="${round(x)}" y="${round(y)}" ${attributes}>${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`
}

function short(value: number): string {
	return String(Number(value.toPrecision(value < 100 ? 2 : 3)))
}

function round(value: number): string {
	return value.toFixed(1)
}
