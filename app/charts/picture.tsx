import type { ReactNode } from 'react'
import styles from './picture.module.css'

interface PictureProps {
	/** What it shows, as a sentence that can stand for it. */
	label: string
	/** In ems of its small text. */
	height: number
	children: ReactNode
}

/** A drawing for who would rather look; what goes with it says the same in words. */
export function Picture({ label, height, children }: PictureProps) {
	return (
		<svg className={styles.picture} role="img" aria-label={label} width="100%" height={`${height}em`}>
			{children}
		</svg>
	)
}

/** A drawing, and under it the same facts as text or table. */
export function Figure({ picture, children }: { picture: ReactNode; children: ReactNode }) {
	return (
		<figure className={styles.figure}>
			{picture}
			{children}
		</figure>
	)
}

interface FigureFact {
	term: ReactNode
	detail: ReactNode
}

/** What a drawing shows, in figures. */
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

/** What a drawing shows in a sentence, and what that is based on. */
export function FigureNote({ note, children }: { note: string; children: string }) {
	return (
		<p>
			{children} <span className={styles.note}>{note}</span>
		</p>
	)
}

interface MarkProps {
	/** From the left, in per cents. */
	at: number
	/** From the top, in ems. */
	height: number
	strong?: boolean
	children: string
}

/** A word at a place; at the edges it keeps inside. The space after it keeps words apart for who sees no drawing. */
export function Mark({ at, height, strong, children }: MarkProps) {
	const anchor = at < 6 ? 'start' : at > 94 ? 'end' : 'middle'
	return (
		<text className={strong ? styles.strong : styles.text} x={`${at}%`} y={`${height}em`} textAnchor={anchor}>
			{`${children} `}
		</text>
	)
}

/** Pictures of one kind, side by side where there is room. */
export function PictureGrid({ children }: { children: ReactNode }) {
	return <div className={styles.grid}>{children}</div>
}
