import { AppointmentCard } from '#app/ui/appointment-card'
import { Card } from '#app/ui/card'
import { JoinLink } from './appointment-links'
import type { SerializeFrom } from '@remix-run/node'
import type { NextAppointment as Next } from './appointments.server'

interface NextAppointmentProps {
	title: string
	next?: SerializeFrom<Next>
	instead?: string
}

export function NextAppointment({ title, next, instead }: NextAppointmentProps) {
	if (!next)
		return (
			<Card title={title}>
				<p>{instead}</p>
			</Card>
		)
	const join = next.join ? <JoinLink join={next.join} title={next.title} /> : undefined
	return (
		<Card title={title}>
			<AppointmentCard {...next} actions={join} />
		</Card>
	)
}
