import { AppointmentCard } from '#app/ui/appointment-card'
import { ButtonLink } from '#app/ui/button'
import { Card } from '#app/ui/card'
import type { AppointmentView } from './appointment-view.server'

interface NextAppointmentProps {
	title: string
	none: string
	/** Said when the appointments could not be fetched. */
	missing: string
	isMissing: boolean
	next?: AppointmentView
}

export function NextAppointment({ title, none, missing, isMissing, next }: NextAppointmentProps) {
	const join = next?.join
	const button = join ? (
		<ButtonLink href={join.href} newTab={join.newTab} icon="video" hiddenText={next.title}>
			{join.label}
		</ButtonLink>
	) : undefined
	return (
		<Card title={title}>
			{next ? <AppointmentCard {...next} actions={button} /> : <p>{isMissing ? missing : none}</p>}
		</Card>
	)
}
