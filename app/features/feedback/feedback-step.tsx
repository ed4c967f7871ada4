import type { SubmissionResult } from '@conform-to/react'
import { Fragment } from 'react'
import { TextArea } from '#app/forms/fields/text-field'
import { findText } from '#app/forms/find-value'
import { PostForm } from '#app/forms/post-form'
import { Button } from '#app/ui/button'
import { Link } from '#app/ui/link'
import type { FeedbackView } from './feedback-page.server'

type ViewOf<Step extends FeedbackView['step']> = Extract<FeedbackView, { step: Step }>

interface FeedbackStepProps {
	page: FeedbackView
	result: SubmissionResult<string[]> | undefined
}

/** Works without scripts and cookies. */
export function FeedbackStep({ page, result }: FeedbackStepProps) {
	switch (page.step) {
		case 'waiting':
			return (
				<p>
					<Link href={page.address}>{page.link}</Link>
				</p>
			)
		case 'ask':
			return <GivenScore page={page} />
		case 'followUp':
			return <FollowUp page={page} />
		case 'change':
			return <OtherScore page={page} />
		case 'freeAnswer':
			return <FreeAnswer page={page} result={result} />
		case 'unsent':
			return <p>{page.text}</p>
		case 'final':
			return <Thanks text={page.text} unsent={result?.initialValue?.freeAnswer} />
	}
}

function Thanks({ text, unsent }: { text: string; unsent: unknown }) {
	return typeof unsent === 'string' ? <blockquote>{unsent}</blockquote> : <p>{text}</p>
}

function GivenScore({ page }: { page: ViewOf<'ask'> }) {
	return (
		<>
			<p>{page.text}</p>
			<PostForm action={page.address}>
				<Button>{page.submit}</Button>
			</PostForm>
		</>
	)
}

function FollowUp({ page }: { page: ViewOf<'followUp'> }) {
	return (
		<>
			{page.score ? (
				<p>
					{page.score.text}{' '}
					<Link href={page.score.change.href} inSentence>
						{page.score.change.label}
					</Link>
				</p>
			) : null}
			<PostForm action={page.address}>
				{page.answers.map(({ text, index }) => (
					<p key={index}>
						<Button name={`answer.${index}`} value={text}>
							{text}
						</Button>
					</p>
				))}
			</PostForm>
		</>
	)
}

function OtherScore({ page }: { page: ViewOf<'change'> }) {
	return (
		<>
			<p>{page.given}</p>
			<PostForm action={page.address}>
				<p>
					{page.scores.map((score) => (
						<Fragment key={score}>
							<Button name="score" value={score}>
								{score}
							</Button>{' '}
						</Fragment>
					))}
				</p>
			</PostForm>
			<p>
				<Link href={page.address}>{page.keep}</Link>
			</p>
		</>
	)
}

function FreeAnswer({ page, result }: { page: ViewOf<'freeAnswer'> } & Pick<FeedbackStepProps, 'result'>) {
	return (
		<PostForm action={page.address}>
			<TextArea
				label={page.label}
				rows={6}
				error={result?.error?.freeAnswer?.[0]}
				inputProps={{
					id: 'feedback-freeAnswer',
					name: 'freeAnswer',
					defaultValue: findText(result?.initialValue, 'freeAnswer'),
				}}
			/>
			<Button>{page.submit}</Button>
		</PostForm>
	)
}
