import { setTimeout as wait } from 'node:timers/promises'
import type { Uses } from '#app/request/context.server'
import { isDocumentRequest } from '#app/lib/request-kind'
import type { RecordOwner } from '#app/submissions/record-owner.server'
import {
	deriveFeedbackId,
	readFeedbackLink,
	readFeedbackStep,
	type FeedbackScore,
} from './feedback-url.server'
import { getFeedbackOwner, findProgress, type FeedbackProgress } from './feedback-record.server'
import { changeScore, sendTimeout, sendAnswer, sendScore } from './send-feedback.server'
import { isBot } from './bots'

const pause = 100

/** `ask`: a bot may have opened the link, so the score needs a press. */
export type FeedbackStage = { id: string; progress: FeedbackProgress } | { ask: FeedbackScore }

/** A link from the mail sends its score; a sealed address continues its step [658] [660]. */
export async function openFeedback(
	ctx: Uses<'api' | 'branch'>,
	request: Request,
): Promise<FeedbackStage | undefined> {
	const link = readFeedbackLink(request)
	const step = readFeedbackStep(request) ?? link
	if (!step) return undefined
	const id = 'id' in step ? step.id : deriveFeedbackId(step)
	const owner = await getFeedbackOwner(ctx, id)
	const known = await awaitScore(owner)
	if (known) return { id, progress: known }
	if ('id' in step) return undefined
	if (step !== link || !isDocumentRequest(request) || isBot(request.headers)) return { ask: step }
	await sendScore(ctx.api, owner, step)
	const progress = await findProgress(owner)
	return progress && { id, progress }
}

/** `isTaken` is false when the question was answered before, with another answer. */
export async function answerFeedback(ctx: Uses<'api' | 'branch'>, request: Request, fields: URLSearchParams) {
	const step = readFeedbackStep(request)
	if (!step) return undefined
	const id = 'id' in step ? step.id : deriveFeedbackId(step)
	const owner = await getFeedbackOwner(ctx, id)
	if ('token' in step) await sendScore(ctx.api, owner, step)
	const answer = chosenAnswer(fields)
	const typed = fields.get('freeAnswer')
	const score = chosenScore(fields)
	if (score !== undefined) await changeScore(ctx.api, owner, score)
	const isTaken =
		answer !== undefined
			? await sendAnswer(ctx.api, owner, { step: 'followUp', answer })
			: typed === null || (await sendAnswer(ctx.api, owner, { step: 'freeAnswer', answer: typed.trim() }))
	return { id, isTaken }
}

async function awaitScore(owner: RecordOwner) {
	const until = Date.now() + sendTimeout
	let progress = await findProgress(owner)
	while (progress?.step === 'waiting' && Date.now() < until) {
		await wait(pause)
		progress = await findProgress(owner)
	}
	return progress
}

/** 0 to 10. */
function chosenScore(fields: URLSearchParams) {
	const score = fields.get('score') ?? ''
	return /^(\d|10)$/.test(score) ? Number(score) : undefined
}

/** The index is in the button's name; its value is the visible text, which text browsers show. */
function chosenAnswer(fields: URLSearchParams) {
	const pressed = [...fields.keys()].find((name) => /^answer\.\d{1,3}$/.test(name))
	return pressed === undefined ? undefined : Number(pressed.replace('answer.', ''))
}
