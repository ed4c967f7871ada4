import type { SubmissionResult } from '@conform-to/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { PostForm } from '#app/forms/post-form'
import { Button, ButtonLink } from '#app/ui/button'
import { ButtonRow } from '#app/ui/button-row'
import { HiddenFields } from '#app/ui/hidden-fields'
import { Link } from '#app/ui/link'
import { Notice } from '#app/ui/notice'
import { Section } from '#app/ui/section'
import type { IwizeView } from './iwize-page.server'
import { useHydrated } from 'remix-utils/use-hydrated'
import { createMessageChannel } from './frame-messages'
import styles from './iwize-journey.module.css'

/** The form opens windows for DigiD, offers files and asks before it drops answers. It never leads this page elsewhere. */
export const sandbox =
	'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals'

interface IwizeJourneyProps {
	page: IwizeView
	formId: string
	result: SubmissionResult<string[]> | undefined
	children: ReactNode
}

export function IwizeJourney({ page, formId, result, children }: IwizeJourneyProps) {
	const { frame, problem, fallback, other, retry } = page
	const [finished, setFinished] = useState<string>()
	const { origin, events } = finished ? { origin: frame?.origin, events: finished } : findUnsent(result)
	return (
		<>
			{problem ? (
				<Notice tone="error" kind={page.error}>
					{problem}
				</Notice>
			) : null}
			{children}
			{origin && events ? (
				<AnswersForm
					texts={retry}
					formId={formId}
					origin={origin}
					events={events}
					isNew={finished !== undefined}
				/>
			) : null}
			{frame ? <IwizeFrame frame={frame} onFinished={setFinished} /> : null}
			{frame ? <OwnWindowLink {...frame} /> : null}
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

function OwnWindowLink({ href, own, newTab }: NonNullable<IwizeView['frame']>) {
	return (
		<p>
			<Link href={href} newTab={newTab}>
				{own}
			</Link>
		</p>
	)
}

/** Answers that the API refused, or that were posted after the session ended. */
function findUnsent(result: SubmissionResult<string[]> | undefined): { origin?: string; events?: string } {
	const { origin, events } = result?.initialValue ?? {}
	return typeof origin === 'string' && typeof events === 'string' ? { origin, events } : {}
}

interface AnswersFormProps {
	texts: IwizeView['retry']
	formId: string
	origin: string
	events: string
	/** New answers are submitted at once; returned ones wait for a press. */
	isNew: boolean
}

function AnswersForm({ texts, formId, origin, events, isNew }: AnswersFormProps) {
	const container = useRef<HTMLDivElement>(null)
	useEffect(() => {
		if (isNew) container.current?.querySelector('button')?.click()
	}, [isNew])
	const fields = [
		{ name: 'origin', value: origin },
		{ name: 'events', value: events },
	]
	return (
		<Section title={texts.title} purpose={texts.text}>
			<div ref={container}>
				<PostForm formId={formId} encType="multipart/form-data">
					<HiddenFields fields={fields} />
					<Button variant="primary">{texts.submit}</Button>
				</PostForm>
			</div>
		</Section>
	)
}

interface IwizeFrameProps {
	frame: NonNullable<IwizeView['frame']>
	/** All messages as JSON. */
	onFinished: (events: string) => void
}

/** Messages need a script, so without one there is no frame. */
export function IwizeFrame(props: IwizeFrameProps) {
	return useHydrated() ? <Frame {...props} /> : null
}

function Frame({ frame: { href, origin, title }, onFinished }: IwizeFrameProps) {
	const element = useRef<HTMLIFrameElement>(null)
	const [talk] = useState(() => createMessageChannel(origin))
	useEffect(() => {
		const receive = (message: MessageEvent<unknown>) => {
			const events = talk.take(message, element.current?.contentWindow)
			if (events !== undefined) onFinished(events)
		}
		addEventListener('message', receive)
		return () => removeEventListener('message', receive)
	}, [onFinished, talk])
	return (
		<iframe
			ref={element}
			className={styles.frame}
			src={href}
			title={title}
			sandbox={sandbox}
			referrerPolicy="strict-origin"
		/>
	)
}
