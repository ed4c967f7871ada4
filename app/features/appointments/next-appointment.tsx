import { AppointmentCard } from '#app/ui/appointment-card'
import { Card } from '#app/ui/card'
import { JoinLink } from './join-link'
import type { AppointmentView } from './appointment-view.server'

interface NextAppointmentProps {
	title: string
	next?: AppointmentView & { href: string }
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
			<AppointmentCard {...next} date={[next.date, next.away].filter(Boolean).join(', ')} actions={join} />
		</Card>
	)
}
