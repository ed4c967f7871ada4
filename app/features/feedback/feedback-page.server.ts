import type { SerializeFrom } from '@remix-run/node'
import { z } from 'zod/v4'
import type { Uses } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { createFieldSchemas } from '#app/forms/field-schemas.server'
import { paths } from '#app/paths'
import { getStylesheetName } from '#app/theme/stylesheet.server'
import {
	createHelpUrl,
	createStepUrl,
	hasUnusableScore,
	isChangeRequest,
	isOffScale,
	type FeedbackScore,
} from './feedback-url.server'
import type { Feedback } from './feedback-record.server'
import { openFeedback, type FeedbackStage } from './feedback.server'

export type FeedbackView = SerializeFrom<typeof getFeedbackPage>

/** @see [665] */
export function createFreeAnswerSchema(say: Say) {
	const { text } = createFieldSchemas(say)
	return z.object({ freeAnswer: text('remark', { empty: 'feedback.freeAnswer.required' }) })
}

/** Keeps the words of an answer that came too late, to show them. */
export const lateAnswerSchema = z.object({ freeAnswer: z.string().optional() })

/** Adds a notice to the overview, to which a signed-in client with an unreadable link is redirected. */
export function createFeedbackPurpose(request: Request) {
	return {
		asks: 'login' as const,
		beforeLeaving: ({ session }: Uses<'session'>) => {
			if (hasUnusableScore(request)) session.notify('error', 'notices.feedbackUnsent')
			return Promise.resolve()
		},
	}
}

export async function getFeedbackPage(
	ctx: Uses<'api' | 'branch' | 'firm' | 'outcome' | 'say'>,
	request: Request,
) {
	const [{ theme }, opened] = await Promise.all([ctx.firm(), openFeedback(ctx, request)])
	const { about, contact } = ctx.say.table('feedback')
	return {
		stylesheet: paths.theme(getStylesheetName(theme, 'plain')),
		about,
		contact: { text: contact.text, href: createHelpUrl(request), label: contact.link },
		languages: opened ? await listLanguageLinks(ctx, request, opened) : [],
		...describeStep(ctx, request, opened),
	}
}

/** Links with the language in the address, because the page sets no cookie. */
async function listLanguageLinks(ctx: Uses<'branch' | 'say'>, request: Request, opened: FeedbackStage) {
	const { all } = await ctx.branch.languages()
	const step = 'ask' in opened ? opened.ask : { id: opened.id }
	return all
		.filter(({ code }) => code !== ctx.say.language)
		.map(({ code, name }) => ({ code, name, href: createStepUrl(request, step, { language: code }) }))
}

function describeStep(
	{ outcome, say }: Uses<'outcome' | 'say'>,
	request: Request,
	opened: FeedbackStage | undefined,
) {
	if (!opened)
		return hasUnusableScore(request) || isOffScale(request) ? describeUnsent(say) : describeThanks(say)
	if ('ask' in opened) return describeAsk(say, opened, createStepUrl(request, opened.ask))
	const { id, score, progress } = opened
	const address = createStepUrl(request, { id, score })
	if (progress.step === 'waiting') return describeWait(say, address)
	if (progress.step === 'followUp' && progress.given && isChangeRequest(request))
		return describeChange(say, progress.given.score, address)
	return describeProgress(say, progress, {
		address,
		change: createStepUrl(request, { id }, { changes: true }),
		isReceived: !outcome.isOvertaken,
	})
}

function describeChange(say: Say, current: number, address: string) {
	const { title, keep } = say.table('feedback').change
	const scores = Array.from({ length: 11 }, (_, score) => score).filter((score) => score !== current)
	return {
		step: 'change' as const,
		title,
		address,
		given: describeScore(say, current),
		scores: scores.map(String),
		keep,
	}
}

function describeScore(say: Say, score: number) {
	return say('feedback.given', { score: new Intl.NumberFormat(say.language).format(score) })
}

function describeProgress(
	say: Say,
	progress: Feedback,
	{ address, change, isReceived }: { address: string; change: string; isReceived: boolean },
) {
	const { followUp, freeAnswer } = say.table('feedback')
	switch (progress.step) {
		case 'followUp':
			return {
				step: progress.step,
				score: progress.given && {
					text: describeScore(say, progress.given.score),
					change: { href: change, label: say('feedback.change.link') },
				},
				title: progress.question ?? followUp.title,
				tabTitle: followUp.title,
				address,
				answers: progress.answers.flatMap((answer, index) => (answer ? [{ text: answer, index }] : [])),
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
			return isReceived ? describeReceived(say) : describeThanks(say)
	}
}

/** Thanks after an answer. */
function describeReceived(say: Say) {
	const thanks = describeThanks(say)
	return { ...thanks, tabTitle: say('received.pageTitle', { page: thanks.title }) }
}

function describeThanks(say: Say) {
	const { title, text } = say.table('feedback').thanks
	return { step: 'final' as const, title, text }
}

function describeUnsent(say: Say) {
	return { step: 'unsent' as const, ...say.table('feedback').unsent }
}

function describeWait(say: Say, address: string) {
	const { title, link } = say.table('feedback').waiting
	return { step: 'waiting' as const, title, address, link }
}

function describeAsk(
	say: Say,
	{ ask: { score }, isUnknown }: Extract<FeedbackStage, { ask: FeedbackScore }>,
	address: string,
) {
	const { title, submit } = say.table('feedback').ask
	const text = say(isUnknown ? 'feedback.ask.unknown' : 'feedback.ask.text', {
		score: new Intl.NumberFormat(say.language).format(score),
	})
	return { step: 'ask' as const, title, text, address, submit }
}
