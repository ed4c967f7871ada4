import { HiddenText } from './hidden-text'
import { Link } from './link'
import { MoreLink, type MoreLinkProps } from './more-link'
import { StatusTag } from './status-tag'
import styles from './task-rows.module.css'

export interface TaskRow {
	id: string
	/** Verb and thing. */
	title: string
	/** Absent when the portal cannot complete the task. */
	href?: string
	isFile?: boolean
	/** Amount or age; `more` is read aloud after it. */
	aside?: { text: string; more?: string }
	about?: string
	reason?: string
	tag?: string
	news?: string
	links?: readonly MoreLinkProps[]
}

export interface TaskRowGroup {
	id: string
	title: string
	/** Id of the heading, for links to it. */
	anchor?: string
	note?: string
	/** Counts in the place of rows. */
	lines?: readonly string[]
	rows: readonly TaskRow[]
	more?: MoreLinkProps
}

interface TaskRowsProps {
	groups: readonly TaskRowGroup[]
	level?: 2 | 3
}

export function TaskRows({ groups, level = 3 }: TaskRowsProps) {
	return (
		<div className={styles.groups} data-dense={level === 3 ? true : undefined}>
			{groups.map((group) => (
				<Group key={group.id} group={group} level={level} />
			))}
		</div>
	)
}

function Group({
	group: { title, anchor, note, lines, rows, more },
	level,
}: {
	group: TaskRowGroup
	level: 2 | 3
}) {
	const Heading = `h${level}` as const
	return (
		<section className={styles.group}>
			<Heading id={anchor} tabIndex={anchor ? -1 : undefined} className={styles.title}>
				{title}
			</Heading>
			{note ? <p className={styles.note}>{note}</p> : null}
			{lines ? (
				<ul className={styles.lines}>
					{lines.map((line) => (
						<li key={line}>{line}</li>
					))}
				</ul>
			) : null}
			{rows.length > 0 ? (
				<ul className={styles.rows}>
					{rows.map((row) => (
						<Row key={row.id} row={row} />
					))}
				</ul>
			) : null}
			{more ? <MoreLink {...more} hiddenText={title} /> : null}
		</section>
	)
}

function Row({
	row: { title, href, isFile, aside, about, reason, tag, news, links = [] },
}: {
	row: TaskRow
}) {
	return (
		<li className={styles.row}>
			<div>
				{href ? (
					<Link href={href} isFile={isFile} className={styles.link}>
						{title}
					</Link>
				) : (
					<span className={styles.name}>{title}</span>
				)}{' '}
				{news ? <StatusTag tone="info">{news}</StatusTag> : null}
			</div>{' '}
			{aside ? (
				<span className={styles.aside}>
					{aside.text}
					{aside.more ? <HiddenText> {aside.more}</HiddenText> : null}
				</span>
			) : null}
			{[tag, about, reason].map((text) =>
				text ? (
					<p key={text} className={text === tag ? styles.tag : styles.detail}>
						{text}
					</p>
				) : null,
			)}
			{links.map((link) => (
				<span key={link.href} className={styles.beside}>
					<Link href={link.href}>
						{link.label}
						<HiddenText> {title}</HiddenText>
					</Link>
				</span>
			))}
		</li>
	)
}
