import { ButtonLink } from '#app/ui/button'
import { ButtonRow } from '#app/ui/button-row'
import { ConfirmLink } from '#app/ui/confirm-dialog'
import type { AppointmentLinksView as Links } from './appointment-page.server'
import { CancelForm } from './cancel-form'

/** The first meeting is the primary button while it can be joined. */
export function AppointmentLinks({
	isOpen,
	join,
	calendar,
	edit,
	cancelAway,
	cancelPage,
	cancelHere,
}: Links) {
	const [first, others] = isOpen ? (['primary', 'secondary'] as const) : (['quiet', 'quiet'] as const)
	return (
		<ButtonRow>
			{join.map(({ label, ...meeting }, index) => (
				<ButtonLink key={label} variant={index === 0 ? first : others} icon="video" {...meeting}>
					{label}
				</ButtonLink>
			))}
			{calendar ? (
				<ButtonLink href={calendar.href} isFile icon="calendar">
					{calendar.label}
				</ButtonLink>
			) : null}
			<Away link={edit} />
			<Away link={cancelAway} />
			{cancelPage ? <ButtonLink href={cancelPage.href}>{cancelPage.label}</ButtonLink> : null}
			{cancelHere ? <Cancel {...cancelHere} /> : null}
		</ButtonRow>
	)
}

function Away({ link }: { link?: Links['edit'] }) {
	if (!link) return null
	return (
		<ButtonLink href={link.href} newTab={link.newTab} icon="external">
			{link.label}
		</ButtonLink>
	)
}

function Cancel(question: NonNullable<Links['cancelHere']>) {
	const { action, label, title, text, keep } = question
	return (
		<ConfirmLink href={action} label={label} title={title} text={text} cancel={keep.label} width={300}>
			{(close) => <CancelForm question={question} cancel={close} />}
		</ConfirmLink>
	)
}
