import type { ReactNode } from 'react'
import { ButtonLink } from './button'
import { ButtonRow } from './button-row'
import { HiddenText } from './hidden-text'
import { Icon } from './icon'
import { Link } from './link'
import styles from './received.module.css'

interface Target {
	href: string
	label: string
	newTab?: string
}

interface Heading {
	/** "Ontvangen:". */
	heading: string
	what: string
	when?: string
	/** Language of what was sent, if it is not that of the page. */
	lang?: string
}

export interface ReceivedProps {
	/** Heading above the entries, on the overview. */
	title?: string
	latest: Heading & {
		text: string
		detail?: string
		lost?: string
		next?: { title: string; text: string }
		links?: readonly Target[]
		proof?: Target
		print?: Target
		file?: Target
		kept?: string
		older?: Target
		/** enhance.js focuses its heading on load. */
		takesFocus?: boolean
	}
	contact: { text: string; phone?: Target; help: Target }
	/** A line of the page's own. */
	note?: string
	others?: readonly (Heading & { proof?: Target })[]
	/** A form of the page, at the end of the newest entry. */
	children?: ReactNode
}

/** What was received, under the heading of the page after a send. */
export function Received({ title, latest, contact, note, others = [], children }: ReceivedProps) {
	const Title = title ? 'h3' : 'h2'
	return (
		<section className={styles.card} data-tone="success" data-received>
			{title ? <h2 className={styles.small}>{title}</h2> : null}
			<Title className={styles.heading} tabIndex={-1} data-takes-focus={latest.takesFocus ? true : undefined}>
				<Icon name="check" />
				<HeadingText {...latest} />
			</Title>
			<Lines {...latest} />
			{note ? <p>{note}</p> : null}
			<Proof {...latest} />
			<p className={styles.small}>
				{contact.text}{' '}
				{contact.phone ? (
					<Link href={contact.phone.href} inSentence>
						{contact.phone.label}
					</Link>
				) : null}{' '}
				<Link href={contact.help.href} inSentence>
					{contact.help.label}
				</Link>
			</p>
			{children}
			<Others entries={others} level={title ? 3 : 2} />
		</section>
	)
}

type Latest = ReceivedProps['latest']

function Lines({ text, detail, lost, next, lang }: Latest) {
	return (
		<>
			<p>{text}</p>
			{detail ? <p lang={lang}>{detail}</p> : null}
			{lost ? <p>{lost}</p> : null}
			{next ? (
				<p>
					<strong>{next.title}</strong> <span lang={lang}>{next.text}</span>
				</p>
			) : null}
		</>
	)
}

function Proof({ links = [], proof, print, file, kept, older }: Latest) {
	return (
		<>
			<ButtonRow>
				{links.map(({ href, label, newTab }) => (
					<ButtonLink key={href} href={href} newTab={newTab} icon="external">
						{label}
					</ButtonLink>
				))}
				{proof ? <ButtonLink href={proof.href}>{proof.label}</ButtonLink> : null}
				{print ? <FileButton icon="file" {...print} /> : null}
				{file ? <FileButton icon="download" {...file} /> : null}
			</ButtonRow>
			{kept ? (
				<p className={styles.small}>
					{kept}{' '}
					{older ? (
						<Link href={older.href} inSentence>
							{older.label}
						</Link>
					) : null}
				</p>
			) : null}
		</>
	)
}

function FileButton({ icon, href, label }: Target & { icon: 'file' | 'download' }) {
	return (
		<ButtonLink href={href} isFile icon={icon}>
			{label}
		</ButtonLink>
	)
}

function Others({ entries, level }: { entries: NonNullable<ReceivedProps['others']>; level: 2 | 3 }) {
	const Title = `h${level}` as const
	return entries.map((entry) => (
		<div key={`${entry.what} ${entry.when}`}>
			<Title className={styles.small}>
				<HeadingText {...entry} />
			</Title>
			{entry.proof ? (
				<Link href={entry.proof.href}>
					{entry.proof.label}
					<HiddenText> {entry.what}</HiddenText>
				</Link>
			) : null}
		</div>
	))
}

function HeadingText({ heading, what, when, lang }: Heading) {
	return (
		<>
			{heading} <span lang={lang}>{what}</span>
			{when ? `, ${when}` : null}
		</>
	)
}
