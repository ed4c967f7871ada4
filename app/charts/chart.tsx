import type { ReactNode } from 'react'
import styles from './chart.module.css'

interface ChartProps {
	/** Full sentence that replaces the chart for screen readers. */
	label: string
	children: ReactNode
}

/** Rows of shapes and of labels, as wide as their card; the label alone is read. */
export function Chart({ label, children }: ChartProps) {
	return (
		<div className={styles.picture} role="img" aria-label={label}>
			<div aria-hidden="true">{children}</div>
		</div>
	)
}

interface ShapesProps {
	/** Ems. */
	height: number
	children: ReactNode
}

/** A row of shapes: across in per cent, down in ems. */
export function Shapes({ height, children }: ShapesProps) {
	return (
		<svg className={styles.shapes} height={toEm(height)}>
			{children}
		</svg>
	)
}

export function toEm(height: number) {
	return `${Math.round(height * 100) / 100}em`
}

export function toPercent(width: number) {
	return `${Math.round(width * 100) / 100}%`
}

/** Letters of the narrowest chart, in a wide font. */
const lettersAcross = 32

/** Estimated width of a text, in per cent, on the narrowest phone. */
export function measureText(text: string): number {
	return (text.length / lettersAcross) * 100
}

interface LabelMark {
	/** Per cent. */
	at: number
	text: string
}

/** A row of texts at their places, inside the chart at both edges. The trailing space separates words in text browsers. */
export function Labels({ marks, isStrong }: { marks: readonly LabelMark[]; isStrong?: boolean }) {
	return (
		<div className={isStrong ? styles.strong : styles.labels}>
			{marks.map(({ at, text }) => (
				<span key={at} className={styles.label}>
					<svg width={toPercent(at)} height="0" />
					<span className={findSide(at, measureText(text) / 2)}>{`${text} `}</span>
				</span>
			))}
		</div>
	)
}

function findSide(at: number, half: number) {
	if (at < half) return undefined
	return at > 100 - half ? styles.before : styles.around
}

export function Figure({ chart, children }: { chart: ReactNode; children: ReactNode }) {
	return (
		<figure className={styles.figure}>
			{chart}
			{children}
		</figure>
	)
}
