import { type SubmissionResult, getFormProps, useForm } from '@conform-to/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { OcktoCode } from './ockto-code'
import type { OcktoView } from './ockto-page.server'
import { Section } from '#app/ui/section'
import { VideoFrame } from '#app/ui/video-frame'
import { RadioRows } from '#app/forms/fields/radio-rows'
import { PostForm } from '#app/forms/post-form'
import { Button, ButtonLink } from '#app/ui/button'
import { HiddenFields } from '#app/ui/hidden-fields'
import { useHydrated } from 'remix-utils/use-hydrated'
import { ButtonRow } from '#app/ui/button-row'
import { StatusText } from '#app/ui/status-text'
import { useRevalidator } from '@remix-run/react'

const pause = 5_000
/** Ten minutes [A42]. */
const maxPolls = 120

const testIntent = [{ name: 'intent', value: 'test' }]

interface OcktoJourneyProps {
	page: OcktoView
	result: SubmissionResult<string[]> | undefined
	children: ReactNode
}

export function OcktoJourney({ page, result, children }: OcktoJourneyProps) {
	const { test, address } = page
	return (
		<>
			<OcktoSteps steps={page.steps} video={page.video} />
			<OcktoCode page={page} />
			{children}
			<OcktoWatch page={page} />
			{test ? <OcktoTest test={test} address={address} result={result} /> : null}
		</>
	)
}

function OcktoSteps({ steps, video }: Pick<OcktoView, 'steps' | 'video'>) {
	return (
		<Section title={steps.title}>
			<ol>
				{Object.values(steps.lines).map((line) => (
					<li key={line}>{line}</li>
				))}
			</ol>
			{video ? (
				<>
					<p>{video.note}</p>
					<VideoFrame href={video.href} label={video.label} title={video.title} newTab={video.newTab} />
				</>
			) : null}
		</Section>
	)
}

interface OcktoTestProps {
	test: NonNullable<OcktoView['test']>
	address: string
	result: SubmissionResult<string[]> | undefined
}

function OcktoTest({ test, address, result }: OcktoTestProps) {
	const [form, { testCase }] = useForm<{ testCase: string }>({ id: 'ockto', lastResult: result })
	return (
		<Section title={test.title} purpose={test.purpose} roomy>
			<PostForm
				aria-label={test.title}
				{...getFormProps(form, { ariaAttributes: false })}
				action={address}
				formId={test.formId}
			>
				<HiddenFields fields={testIntent} />
				<RadioRows
					label={test.which}
					options={test.options}
					unanswered={test.unanswered}
					error={testCase.errors?.[0]}
					inputProps={{ id: testCase.id, name: testCase.name, defaultValue: testCase.initialValue }}
				/>
				<Button>{test.submit}</Button>
			</PostForm>
		</Section>
	)
}

/** Polls with a script; otherwise a button, or a Refresh header that the client turned on. */
function OcktoWatch({ page }: { page: OcktoView }) {
	const isScripted = useHydrated()
	const { look, other } = page
	const Watch = isScripted ? Watching : Reloading
	return (
		<Watch page={page}>
			<ButtonLink href={look.href}>{look.label}</ButtonLink>{' '}
			<ButtonLink variant="quiet" href={other.href}>
				{other.label}
			</ButtonLink>
		</Watch>
	)
}

function Watching({ page, children }: { page: OcktoView; children: ReactNode }) {
	const { watch, state, says } = page
	const { isOver, resume } = useSharingState(watch?.href, state)
	if (!watch) return <ButtonRow>{children}</ButtonRow>
	return (
		<>
			<StatusText state={isOver ? 'over' : state} words={isOver ? watch.over : says} />
			<p>{isOver ? watch.over : watch.runs}</p>
			<ButtonRow>
				{isOver ? <Button onPress={resume}>{watch.goOn}</Button> : null}
				{children}
			</ButtonRow>
		</>
	)
}

function Reloading({ page: { reload }, children }: { page: OcktoView; children: ReactNode }) {
	return (
		<>
			{reload?.runs ? <p>{reload.runs}</p> : null}
			<ButtonRow>
				{children}
				{reload ? (
					<ButtonLink variant="quiet" href={reload.link.href}>
						{reload.link.label}
					</ButtonLink>
				) : null}
			</ButtonRow>
		</>
	)
}

/** Revalidates when the state differs. `isOver` is true after ten minutes, until `resume`. */
function useSharingState(address: string | undefined, state: string) {
	const { revalidate } = useRevalidator()
	const [isOver, setOver] = useState(false)
	const polls = useRef(0)
	useEffect(() => {
		if (address === undefined || isOver) return
		const unmount = new AbortController()
		const poll = async () => {
			const answer = await fetchState(address, unmount.signal)
			if (answer !== undefined && answer !== state) revalidate()
		}
		const timer = setInterval(() => {
			if (document.hidden) return
			polls.current += 1
			if (polls.current > maxPolls) setOver(true)
			else poll().catch(() => undefined)
		}, pause)
		return () => {
			clearInterval(timer)
			unmount.abort()
		}
	}, [address, isOver, revalidate, state])
	const resume = () => {
		polls.current = 0
		setOver(false)
	}
	return { isOver, resume }
}

/** A redirect means that the session ended: revalidation shows the login. */
async function fetchState(address: string, signal: AbortSignal): Promise<string | undefined> {
	const answer = await fetch(address, { signal, redirect: 'manual' })
	if (answer.type === 'opaqueredirect') return 'signedOut'
	const body: unknown = answer.ok ? await answer.json() : undefined
	return hasState(body) ? body.state : undefined
}

function hasState(answer: unknown): answer is { state: string } {
	return (
		typeof answer === 'object' && answer !== null && 'state' in answer && typeof answer.state === 'string'
	)
}
