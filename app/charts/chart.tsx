import type { ReactNode } from 'react'
import styles from './chart.module.css'

/** Units of the box. On the narrowest phones a unit is a little less than a CSS pixel. */
export const width = 320
const textSize = 14
/** Units of a line of text, and of its part above the baseline. */
const line = { height: 20, ascent: 15 }
/** Units of an average letter, in a wide font. */
const letter = 8

interface ChartProps {
	/** Full sentence that replaces the chart for screen readers. */
	label: string
	/** Units. */
	height: number
	children: ReactNode
}

/** A box with units, so that shapes and texts grow together; the label alone is read. */
export function Chart({ label, height, children }: ChartProps) {
	return (
		<svg className={styles.picture} role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`}>
			<g aria-hidden="true" fontSize={textSize}>
				{children}
			</g>
		</svg>
	)
}

/** Units from the left of a position in per cent. */
export function toX(percentage: number): number {
	return Math.round((percentage / 100) * width * 10) / 10
}

/** Estimated units of a text. */
export function measureText(text: string): number {
	return text.length * letter
}

export function Figure({ chart, children }: { chart: ReactNode; children: ReactNode }) {
	return (
		<figure className={styles.figure}>
			{chart}
			{children}
		</figure>
	)
}

interface FigureFact {
	term: ReactNode
	detail: ReactNode
}

export function FigureFacts({ facts }: { facts: readonly FigureFact[] }) {
	return (
		<dl className={styles.facts}>
			{facts.map(({ term, detail }, index) => (
				<div key={index} className={styles.fact}>
					<dt>{term}</dt>
					<dd>{detail}</dd>
				</div>
			))}
		</dl>
	)
}

interface WordsProps {
	/** Units from the left; the anchor of the text is here. */
	x: number
	/** Baseline, in units. */
	y: number
	anchor?: 'start' | 'middle' | 'end'
	strong?: boolean
	children: string
}

const anchorShift = { start: 0, middle: width / 2, end: width }

/** Text that CSS draws from an attribute: text browsers ignore shapes and would print a row of bare numbers. */
export function Words({ x, y, anchor = 'start', strong, children }: WordsProps) {
	return (
		<foreignObject
			className={strong ? styles.strong : styles.text}
			x={Math.round((x - anchorShift[anchor]) * 10) / 10}
			y={y - line.ascent}
			width={width}
			height={line.height}
			data-anchor={anchor}
		>
			<span data-words={children} />
		</foreignObject>
	)
}

interface MarkProps {
	/** Per cent. */
	at: number
	/** Baseline, in units. */
	y: number
	strong?: boolean
	children: string
}

/** Text that stays inside the chart at both edges. */
export function Mark({ at, children, ...words }: MarkProps) {
	const x = toX(at)
	const half = measureText(children) / 2
	const isAtStart = x < half
	const isAtEnd = x > width - half
	return (
		<Words
			{...words}
			x={isAtStart ? 0 : isAtEnd ? width : x}
			anchor={isAtStart ? 'start' : isAtEnd ? 'end' : 'middle'}
		>
			{children}
		</Words>
	)
}

export function ChartGrid({ children }: { children: ReactNode }) {
	return <div className={styles.grid}>{children}</div>
}
