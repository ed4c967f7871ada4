import type { ReactNode } from 'react'
import { Link } from './link'
import styles from './turn-block.module.css'

export interface TurnBlockProps {
	title: string
	you: { title: string; text: string; link?: { href: string; label: string; isFile?: true } }
	we: { title: string; lines: readonly string[] }
	appointment?: { href: string; label: string }
}

/** The client's part at the left, the firm's at the right, and what both wait for below. */
export function TurnBlock({ title, you, we, appointment }: TurnBlockProps) {
	return (
		<section className={styles.turn}>
			<h3 className={styles.title}>{title}</h3>
			<div className={styles.sides}>
				<Side title={you.title}>
					<p>{you.text}</p>
					{you.link ? (
						<p>
							<Link href={you.link.href} isFile={you.link.isFile}>
								{you.link.label}
							</Link>
						</p>
					) : null}
				</Side>
				{we.lines.length > 0 ? (
					<Side title={we.title}>
						{we.lines.map((line) => (
							<p key={line}>{line}</p>
						))}
					</Side>
				) : null}
			</div>
			{appointment ? (
				<p>
					<Link href={appointment.href}>{appointment.label}</Link>
				</p>
			) : null}
		</section>
	)
}

function Side({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div className={styles.side}>
			<h4 className={styles.who}>{title}</h4>
			{children}
		</div>
	)
}
