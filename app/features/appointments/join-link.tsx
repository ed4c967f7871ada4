import { ButtonLink } from '#app/ui/button'
import type { AppointmentView } from './appointment-view.server'

interface JoinLinkProps {
	join: NonNullable<AppointmentView['join']>
	/** The appointment's title, for the link's name. */
	title: string | undefined
}

export function JoinLink({ join: { isButton, label, ...link }, title }: JoinLinkProps) {
	return (
		<ButtonLink variant={isButton ? 'secondary' : 'quiet'} icon="video" hiddenText={title} {...link}>
			{label}
		</ButtonLink>
	)
}
