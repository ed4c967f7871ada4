import type { ReactNode } from 'react'
import styles from './appointment-card.module.css'
import { Icon, type IconName } from './icon'
import { Link } from './link'

interface AppointmentCardProps {
	title: string
	/** The page of the appointment. */
	href?: string
	level?: 2 | 3
	date?: string
	time?: string
	location?: string
	person?: string
	actions?: ReactNode
}

export function AppointmentCard({
	title,
	href,
	level = 3,
	date,
	time,
	location,
	person,
	actions,
}: AppointmentCardProps) {
	const Heading = `h${level}` as const
	return (
		<div className={styles.appointment}>
			<Heading className={styles.title}>{href ? <Link href={href}>{title}</Link> : title}</Heading>
			<ul className={styles.facts}>
				<Fact icon="calendar" text={date} />
				<Fact icon="clock" text={time} />
				<Fact icon="mapPin" text={location} />
				<Fact icon="user" text={person} />
			</ul>
			{actions ? <div className={styles.actions}>{actions}</div> : null}
		</div>
	)
}

function Fact({ icon, text }: { icon: IconName; text?: string }) {
	if (!text) return null
	return (
		<li className={styles.fact}>
			<Icon name={icon} />
			<span>{text}</span>
		</li>
	)
}
