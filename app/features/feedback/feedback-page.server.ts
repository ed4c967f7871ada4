import type { SerializeFrom } from '@remix-run/node'
import { z } from 'zod/v4'
import type { Uses } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import { getStylesheetName } from '#app/theme/stylesheet.server'
import { createStepUrl, type FeedbackScore } from './feedback-url.server'
import type { Feedback } from './feedback-record.server'
import { openFeedback } from './feedback.server'

export type FeedbackView = SerializeFrom<typeof getFeedbackPage>

/** What was typed, with the message that it is empty. @see [665] */
export function createFreeAnswerSchema(say: Say) {
	const error = say('feedback.freeAnswer.required')
	return z.object({ freeAnswer: z.string({ error }).trim().min(1, error) })
}

/** The page of a step in words, and the one stylesheet that it has. */
export async function getFeedbackPage(ctx: Uses<'api' | 'branch' | 'firm' | 'say'>, request: Request) {
	const [{ theme }, step] = await Promise.all([ctx.firm(), describeStep(ctx, request)])
	return { stylesheet: paths.theme(getStylesheetName(theme, 'plain')), ...step }
}

async function describeStep(ctx: Uses<'api' | 'branch' | 'say'>, request: Request) {
	const opened = await openFeedback(ctx, request)
	if (!opened) return describeThanks(ctx.say)
	if ('ask' in opened) return describeAsk(ctx.say, opened.ask, createStepUrl(request, opened.ask))
	const address = createStepUrl(request, { id: opened.id })
	const { progress } = opened
	return progress.step === 'waiting'
		? describeWait(ctx.say, address)
		: describeProgress(ctx.say, progress, address)
}

function describeProgress(say: Say, progress: Feedback, address: string) {
	const { followUp, freeAnswer } = say.table('feedback')
	switch (progress.step) {
		case 'followUp':
			return {
				step: progress.step,
				title: progress.question ?? followUp.title,
				tabTitle: followUp.title,
				address,
				answers: progress.answers,
			}
		case 'freeAnswer':
			return {
				step: progress.step,
				title: progress.prompt || freeAnswer.title,
				tabTitle: freeAnswer.title,
				address,
				label: freeAnswer.label,
				submit: freeAnswer.submit,
			}
		case 'final':
			return describeThanks(say)
	}
}

function describeThanks(say: Say) {
	const { title, text } = say.table('feedback').thanks
	return { step: 'final' as const, title, text }
}

function describeWait(say: Say, address: string) {
	const { title, link } = say.table('feedback').waiting
	return { step: 'waiting' as const, title, address, link }
}

function describeAsk(say: Say, { score }: FeedbackScore, address: string) {
	const { title, submit } = say.table('feedback').ask
	const text = say('feedback.ask.text', { score: new Intl.NumberFormat(say.language).format(score) })
	return { step: 'ask' as const, title, text, address, submit }
}
