import { Disclosure } from './disclosure'
import { HiddenText } from './hidden-text'
import { Icon, type IconName } from './icon'
import { Link } from './link'
import { MoreLink, type MoreLinkProps } from './more-link'
import { StatusTag } from './status-tag'
import styles from './task-rows.module.css'
import { Tile } from './tile'
import { findTranslate } from './untranslated'

export interface TaskRow {
	id: string
	/** Verb and thing. */
	title: string
	/** The thing alone, which names the other links of its row. */
	thing: string
	/** Absent when the portal cannot complete the task. */
	href?: string
	isFile?: boolean
	/** Picture of the verb. */
	icon: IconName
	amount?: string
	/** Time that it waits; shown where there is no amount. */
	age?: string
	about?: string
	reason?: string
	tag?: string
	news?: string
	links?: readonly MoreLinkProps[]
}

export interface TaskRowGroup {
	id: string
	/** Left out where the section that holds the rows has it. */
	title?: string
	/** Id of the heading, for links to it. */
	anchor?: string
	note?: string
	/** Said of all rows. */
	tag?: string
	/** Counts in the place of rows. */
	lines?: readonly string[]
	rows: readonly TaskRow[]
	/** Rows that are shown on demand. */
	folded?: { label: string; rows: readonly TaskRow[] }
	more?: MoreLinkProps
}

interface TaskRowsProps {
	groups: readonly TaskRowGroup[]
	level?: 2 | 3
}

export function TaskRows({ groups, level = 3 }: TaskRowsProps) {
	return (
		<div className={styles.groups}>
			{groups.map((group) => (
				<Group key={group.id} group={group} level={level} />
			))}
		</div>
	)
}

function Group({
	group: { title, anchor, note, tag, lines, rows, folded, more },
	level,
}: {
	group: TaskRowGroup
	level: 2 | 3
}) {
	const Heading = `h${level}` as const
	return (
		<section className={styles.group}>
			{title ? (
				<Heading id={anchor} tabIndex={anchor ? -1 : undefined} className={styles.title}>
					{title}
				</Heading>
			) : null}
			{note ? <p className={styles.note}>{note}</p> : null}
			{tag ? <p className={styles.tag}>{tag}</p> : null}
			{lines ? (
				<ul className={styles.lines}>
					{lines.map((line) => (
						<li key={line}>{line}</li>
					))}
				</ul>
			) : null}
			{rows.length > 0 ? <Rows rows={rows} /> : null}
			{folded ? (
				<Disclosure title={folded.label}>
					<Rows rows={folded.rows} />
				</Disclosure>
			) : null}
			{more ? <MoreLink {...more} hiddenText={title} /> : null}
		</section>
	)
}

function Rows({ rows }: { rows: readonly TaskRow[] }) {
	return (
		<ul className={styles.rows}>
			{rows.map((row) => (
				<Row key={row.id} row={row} />
			))}
		</ul>
	)
}

function Row({ row }: { row: TaskRow }) {
	const { thing, href, icon, links = [] } = row
	return (
		<li className={styles.row}>
			<Tile icon={icon} />
			<span className={styles.what}>
				<RowTitle {...row} /> <RowDetails {...row} />
				{links.map((link) => (
					<span key={link.href} className={styles.beside}>
						{' '}
						<Link href={link.href} className={styles.other}>
							{link.label}
							<HiddenText> {thing}</HiddenText>
						</Link>
					</span>
				))}
			</span>
			{href ? (
				<span className={styles.chevron}>
					<Icon name="chevronRight" />
				</span>
			) : null}
		</li>
	)
}

function RowDetails({ amount, age, tag, about, reason }: TaskRow) {
	return (
		<>
			{amount ? (
				<span className={styles.amount} translate={findTranslate(amount)}>
					{amount}
				</span>
			) : age ? (
				<span className={styles.age}>{age}</span>
			) : null}
			{[tag, about, reason].map((text) =>
				text ? (
					<span key={text} className={text === tag ? styles.tag : styles.detail}>
						{' '}
						{text}
					</span>
				) : null,
			)}
		</>
	)
}

function RowTitle({ title, href, isFile, news }: TaskRow) {
	return (
		<span className={styles.name}>
			{href ? (
				<Link href={href} isFile={isFile} className={styles.link}>
					{title}
				</Link>
			) : (
				title
			)}{' '}
			{news ? <StatusTag tone="info">{news}</StatusTag> : null}
		</span>
	)
}
