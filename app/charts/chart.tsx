import type { ReactNode } from 'react'
import styles from './chart.module.css'

interface ChartProps {
	/** Full sentence that replaces the chart for screen readers. */
	label: string
	/** Ems of the chart's small text. */
	height: number
	children: ReactNode
}

export function Chart({ label, height, children }: ChartProps) {
	return (
		<svg className={styles.picture} role="img" aria-label={label} width="100%" height={`${height}em`}>
			{children}
		</svg>
	)
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

export function FigureNote({ note, children }: { note: string; children: string }) {
	return (
		<p>
			{children} <span className={styles.note}>{note}</span>
		</p>
	)
}

interface MarkProps {
	at: number
	height: number
	strong?: boolean
	children: string
}

/** Text that stays inside the chart at both edges. The trailing space separates words in text browsers. */
export function Mark({ at, height, strong, children }: MarkProps) {
	const anchor = at < 6 ? 'start' : at > 94 ? 'end' : 'middle'
	return (
		<text className={strong ? styles.strong : styles.text} x={`${at}%`} y={`${height}em`} textAnchor={anchor}>
			{`${children} `}
		</text>
	)
}

export function ChartGrid({ children }: { children: ReactNode }) {
	return <div className={styles.grid}>{children}</div>
}
