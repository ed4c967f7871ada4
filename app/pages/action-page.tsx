import type { SubmissionResult } from '@conform-to/react'
import type { ReactNode } from 'react'
import type { ActionHead } from '#app/products/action-head.server'
import { Unbound } from '#app/forms/unbound'
import { UnsentInput, ReplyErrors } from '#app/forms/reply-errors'
import type { UnsentInput as UnsentView } from '#app/request/form-reply'
import { useReply, useShownForm } from '#app/forms/use-reply'
import { ButtonLink } from '#app/ui/button'
import { EmptyState } from '#app/ui/empty-state'
import { Notice } from '#app/ui/notice'
import { MoreLink } from '#app/ui/more-link'
import { PageContent } from '#app/ui/page-content'
import { PageHelp } from './page-help'
import type { PageHelpView } from './page-help.server'

export interface ActionFormProps {
	formId: string
	shownTerms: string | undefined
	result: SubmissionResult<string[]> | undefined
}

interface ActionPageProps {
	page: Omit<ActionHead, 'draftNote' | 'kicker' | 'unbound' | 'unsent'> &
		Partial<Pick<ActionHead, 'draftNote' | 'unbound'>> & {
			kicker?: string
			/** A step after the first: its own heading counts more than the title. */
			isLater?: boolean
			purpose?: string
			unsent?: UnsentView
			help?: PageHelpView
		}
	/** Prefix of the field ids. */
	name: string
	getFieldLabel?: (name: string) => string | undefined
	/** Shown when the action is done, too. */
	lead?: ReactNode
	children: (form: ActionFormProps) => ReactNode
}

export function ActionPage({ page, name, getFieldLabel, lead, children }: ActionPageProps) {
	const { title, kicker, isLater, purpose, back, formId, shownTerms, done, help } = page
	const reply = useReplyOf(done !== undefined)
	const isSendable = formId !== undefined && !reply?.unsent
	const summary = <ReplyErrors form={name} reply={reply} getFieldLabel={getFieldLabel} />
	return (
		<PageContent
			title={title}
			isQuiet={isLater}
			kicker={kicker}
			purpose={purpose}
			back={back}
			summary={summary}
			beside={help ? <PageHelp {...help} subject={title} /> : null}
		>
			{done ? <Done {...done} receipt={reply ? undefined : done.receipt} /> : null}
			{reply?.unsent ? null : <UnsentInput unsent={page.unsent} />}
			{lead}
			{page.unbound && !reply?.unsent ? <Unbound {...page.unbound} /> : null}
			{isSendable && page.draftNote ? (
				<Notice tone="info" kind={page.draftNote.kind}>
					{page.draftNote.text}
				</Notice>
			) : null}
			{isSendable ? children({ formId, shownTerms, result: reply?.result }) : null}
		</PageContent>
	)
}

/** A form that was refused before its action was done has nothing to mend any more. */
function useReplyOf(isDone: boolean) {
	const { ifDone } = useShownForm() ?? {}
	const reply = useReply()
	return isDone && ifDone && !reply?.unsent ? ifDone : reply
}

function Done({ title, when, file, receipt, notYou }: NonNullable<ActionHead['done']>) {
	const ways = (
		<>
			{file ? (
				<ButtonLink href={file.href} isFile icon="download">
					{file.label}
				</ButtonLink>
			) : null}
			{receipt ? <MoreLink {...receipt} /> : null}
			{notYou ? <MoreLink {...notYou} /> : null}
		</>
	)
	return (
		<EmptyState level={2} scene="sent" title={title} action={ways}>
			{when}
		</EmptyState>
	)
}
