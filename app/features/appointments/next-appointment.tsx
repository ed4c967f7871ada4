import { AppointmentCard } from '#app/ui/appointment-card'
import { ButtonLink } from '#app/ui/button'
import { Card } from '#app/ui/card'
import type { AppointmentView } from './appointments.server'

interface NextAppointmentProps {
	title: string
	none: string
	/** Said when the appointments could not be fetched. */
	missing: string
	appointment?: { next?: AppointmentView }
}

export function NextAppointment({ title, none, missing, appointment }: NextAppointmentProps) {
	const next = appointment?.next
	const join = next?.join
	const button = join ? (
		<ButtonLink href={join.href} newTab={join.newTab} icon="video" hiddenText={next.title}>
			{join.label}
		</ButtonLink>
	) : undefined
	return (
		<Card title={title}>
			{next ? <AppointmentCard {...next} actions={button} /> : <p>{appointment ? none : missing}</p>}
		</Card>
	)
}
