import type { ReactNode } from 'react'
import styles from './chart.module.css'

/** Units of the box. On the narrowest phones a unit is a little less than a CSS pixel. */
export const width = 320
const textSize = 14
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

interface MarkProps {
	/** Per cent. */
	at: number
	/** Baseline, in units. */
	y: number
	strong?: boolean
	children: string
}

/** Text that stays inside the chart at both edges. The trailing space separates words in text browsers. */
export function Mark({ at, y, strong, children }: MarkProps) {
	const x = toX(at)
	const half = measureText(children) / 2
	const isAtStart = x < half
	const isAtEnd = x > width - half
	return (
		<text
			className={strong ? styles.strong : styles.text}
			x={isAtStart ? 0 : isAtEnd ? width : x}
			y={y}
			textAnchor={isAtStart ? 'start' : isAtEnd ? 'end' : 'middle'}
		>
			{`${children} `}
		</text>
	)
}

export function ChartGrid({ children }: { children: ReactNode }) {
	return <div className={styles.grid}>{children}</div>
}
