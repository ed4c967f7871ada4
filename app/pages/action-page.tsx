import type { SubmissionResult } from '@conform-to/react'
import type { ReactNode } from 'react'
import type { ActionHead } from '#app/products/action-head.server'
import { ReplyErrors } from '#app/forms/reply-errors'
import { useReply } from '#app/forms/use-reply'
import { ButtonLink } from '#app/ui/button'
import { EmptyState } from '#app/ui/empty-state'
import { PageContent } from '#app/ui/page-content'

export interface ActionFormProps {
	formId: string
	shownTerms: string | undefined
	result: SubmissionResult<string[]> | undefined
}

interface ActionPageProps {
	page: Omit<ActionHead, 'kicker'> & { kicker?: string; purpose?: string }
	/** Prefix of the field ids. */
	name: string
	getFieldLabel?: (name: string) => string | undefined
	/** Shown when the action is done, too. */
	lead?: ReactNode
	children: (form: ActionFormProps) => ReactNode
}

export function ActionPage({ page, name, getFieldLabel, lead, children }: ActionPageProps) {
	const { title, kicker, purpose, back, formId, shownTerms, done } = page
	const reply = useReply()
	const summary = <ReplyErrors form={name} reply={reply} getFieldLabel={getFieldLabel} />
	return (
		<PageContent title={title} kicker={kicker} purpose={purpose} back={back} summary={summary}>
			{done ? <Done {...done} /> : null}
			{lead}
			{formId === undefined ? null : children({ formId, shownTerms, result: reply?.result })}
		</PageContent>
	)
}

function Done({ title, when, file }: NonNullable<ActionHead['done']>) {
	const download = file ? (
		<ButtonLink href={file.href} isFile icon="download">
			{file.label}
		</ButtonLink>
	) : null
	return (
		<EmptyState level={2} title={title} action={download}>
			{when}
		</EmptyState>
	)
}
