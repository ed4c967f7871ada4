import type { SubmissionResult } from '@conform-to/react'
import type { ReactNode } from 'react'
import { PostForm } from '#app/forms/post-form'
import { Button, ButtonLink } from '#app/ui/button'
import { ButtonRow } from '#app/ui/button-row'
import { HiddenFields } from '#app/ui/hidden-fields'
import { Notice } from '#app/ui/notice'
import { Section } from '#app/ui/section'
import { IwizeFrame } from './iwize-frame'
import type { IwizeView } from './iwize-page.server'

interface IwizeJourneyProps {
	page: IwizeView
	formId: string
	result: SubmissionResult<string[]> | undefined
	/** Whom to ask where it fails. */
	children: ReactNode
}

/** The form in its frame, and the way without it. */
export function IwizeJourney({ page, formId, result, children }: IwizeJourneyProps) {
	const { frame, problem, fallback, other } = page
	return (
		<>
			{problem ? (
				<Notice tone="error" kind={page.error}>
					{problem}
				</Notice>
			) : null}
			{children}
			<UnsentForm page={page} formId={formId} result={result} />
			{frame ? <IwizeFrame frame={frame} formId={formId} /> : null}
			<Section title={fallback.title}>
				{fallback.text ? <p>{fallback.text}</p> : null}
				<ButtonRow>
					<ButtonLink href={fallback.href}>{fallback.link}</ButtonLink>
					<ButtonLink variant="quiet" href={other.href}>
						{other.label}
					</ButtonLink>
				</ButtonRow>
			</Section>
		</>
	)
}

/** What the form told and the API did not take, or what came after the session had ended: it can be sent again. */
function UnsentForm({ page: { retry }, formId, result }: Omit<IwizeJourneyProps, 'children'>) {
	const { origin, events } = result?.initialValue ?? {}
	if (typeof origin !== 'string' || typeof events !== 'string') return null
	const fields = [
		{ name: 'origin', value: origin },
		{ name: 'events', value: events },
	]
	return (
		<Section title={retry.title} purpose={retry.text}>
			<PostForm formId={formId} encType="multipart/form-data">
				<HiddenFields fields={fields} />
				<Button variant="primary">{retry.submit}</Button>
			</PostForm>
		</Section>
	)
}
