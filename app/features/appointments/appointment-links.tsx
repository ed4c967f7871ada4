import { ButtonLink, Button } from '#app/ui/button'
import { ButtonRow } from '#app/ui/button-row'
import { ConfirmLink } from '#app/ui/confirm-dialog'
import type { AppointmentLinksView as Links } from './appointment-page.server'
import type { ReactNode } from 'react'
import { AnswerButtons } from '#app/forms/fields/form-buttons'
import { PostForm } from '#app/forms/post-form'
import type { CancelQuestion } from './cancel.server'
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

interface CancelFormProps {
	question: CancelQuestion
	/** Closes the dialog; the page has a link back to the appointment instead. */
	cancel?: ReactNode
}

export function CancelForm({
	question: { action, formId, shownTerms, confirm, keep },
	cancel,
}: CancelFormProps) {
	const back = <ButtonLink href={keep.href}>{keep.label}</ButtonLink>
	return (
		<PostForm action={action} formId={formId} shownTerms={shownTerms}>
			<AnswerButtons>
				{cancel ?? back}
				<Button>{confirm}</Button>
			</AnswerButtons>
		</PostForm>
	)
}

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
