import { AppointmentCard } from '#app/ui/appointment-card'
import { ButtonLink } from '#app/ui/button'
import { Card } from '#app/ui/card'
import type { AppointmentView } from './appointment-view.server'

interface NextAppointmentProps {
	title: string
	next?: AppointmentView
	instead?: string
}

export function NextAppointment({ title, next, instead }: NextAppointmentProps) {
	const join = next?.join
	const button = join ? (
		<ButtonLink href={join.href} newTab={join.newTab} icon="video" hiddenText={next.title}>
			{join.label}
		</ButtonLink>
	) : undefined
	return <Card title={title}>{next ? <AppointmentCard {...next} actions={button} /> : <p>{instead}</p>}</Card>
}
