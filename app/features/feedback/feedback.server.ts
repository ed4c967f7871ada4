import { setTimeout as wait } from 'node:timers/promises'
import type { Uses } from '#app/request/context.server'
import { isPageRequest } from '#app/lib/request-kind'
import { isStoreUnavailable } from '#app/session/store.server'
import type { RecordOwner } from '#app/submissions/record-owner.server'
import {
	deriveFeedbackId,
	readFeedbackLink,
	readFeedbackStep,
	type FeedbackLinkState,
	type FeedbackScore,
} from './feedback-url.server'
import {
	findLastScore,
	findProgress,
	getFeedbackOwner,
	type FeedbackProgress,
	advanceAfterFollowUp,
	advanceAfterScore,
	claimStep,
	keepLastScore,
	type Feedback,
	type LastScore,
} from './feedback-record.server'
import { isBot } from './bots'
import type { ApiClient } from '#app/api/client.server'
import { ApiError, ApiFailure, ContractViolation } from '#app/api/errors'
import { computeHash } from '#app/config/seal.server'
import { feedbackAnswerSchema } from '#app/api/resources/feedback'
import { trimToken } from '#app/lib/repair-query'

type Api = Pick<ApiClient, 'ask' | 'post'>

/** Milliseconds that a page waits for a score [659]. */
const sendTimeout = 2_000

/** Milliseconds within which another score of the same mail is asked about (contract §9). */
const tooSoon = 10_000

/**
 * Sends a score that differs from the last one of its mail. Another one came within ten seconds before `opened`, or later:
 * nothing is sent. Without `opened` the score is confirmed. The call continues in the background after `sendTimeout`.
 * @see [658]
 */
export async function sendScore(api: Api, owner: RecordOwner, link: FeedbackScore, opened?: number) {
	const sending = claimStep(owner, async (before) => {
		const last = await findLastScore(owner)
		if (before && last?.score === link.score) return undefined
		const isAsked = last && opened !== undefined && isTooSoon(last, opened)
		return isAsked ? undefined : requestScore(api, owner, link)
	})
	await Promise.race([sending, wait(sendTimeout, undefined, { ref: false })])
}

function isTooSoon({ at }: LastScore, opened: number) {
	return opened - at < tooSoon
}

function changeScore(api: Api, owner: RecordOwner, score: number) {
	return claimStep(owner, async (before) => {
		if (before?.step !== 'followUp' || !before.given || before.given.score === score) return undefined
		return requestScore(api, owner, { token: before.given.token, score })
	})
}

function requestScore(api: Api, owner: RecordOwner, link: FeedbackScore) {
	return keepLastScore(owner, { score: link.score, at: momentOf(owner) }, () => postScore(api, link))
}

function momentOf({ store, now = store.now }: RecordOwner) {
	return now()
}

async function postScore(api: Api, link: FeedbackScore): Promise<Feedback | undefined> {
	try {
		return advanceAfterScore(await askScore(api, link), link)
	} catch (error) {
		if (!(error instanceof ApiError)) throw error
		// The score was or may have been accepted, without a readable follow-up.
		return error instanceof ContractViolation || error.mayHaveArrived ? { step: 'final' } : undefined
	}
}

/** A token that the API refuses is sent once more without the signs of a sentence after it (contract §10). */
async function askScore(api: Api, { token, score }: FeedbackScore) {
	const ask = (npsToken: string) =>
		api.ask('/api/nps-feedback/score', { score, npsToken }, feedbackAnswerSchema)
	const meant = trimToken(token)
	return ask(token).catch((error: unknown) => {
		const isRefused = error instanceof ApiFailure && error.answered < 500 && error.answered !== 429
		if (!isRefused || meant === token || meant === '') throw error
		return ask(meant)
	})
}

type Answer = { step: 'followUp'; answer: number } | { step: 'freeAnswer'; answer: string }

/** False when another answer to that question came before. @see [662] [666] */
export async function sendAnswer(api: Api, owner: RecordOwner, given: Answer): Promise<boolean> {
	const print = computeHash(`${given.step} ${given.answer}`)
	let isTaken = true
	await claimStep(owner, async (before) => {
		const answered = before && 'answered' in before ? (before.answered ?? []) : []
		isTaken = before?.step === given.step || answered.includes(print)
		const next = before?.step === given.step ? await answerStep(api, before, given) : undefined
		return next && { ...next, answered: [...answered, print] }
	})
	return isTaken
}

/** Undefined for an answer that was not offered. Any error leads to the last step [668]. */
async function answerStep(api: Api, before: Feedback, given: Answer): Promise<Feedback | undefined> {
	try {
		if (before.step === 'followUp' && given.step === 'followUp') {
			if (!before.answers[given.answer]) return undefined
			const { resultId } = before
			const body = { resultId, answer: given.answer }
			return advanceAfterFollowUp(
				resultId,
				await api.ask('/api/nps-feedback/follow-up', body, feedbackAnswerSchema),
			)
		}
		if (before.step !== 'freeAnswer') return undefined
		await api.post('/api/nps-feedback/free-answer', { resultId: before.resultId, freeAnswer: given.answer })
	} catch (error) {
		if (!(error instanceof ApiError)) throw error
	}
	return { step: 'final' }
}

/** Browsers that send no fetch metadata (Sec-Fetch-Mode, Sec-Fetch-Dest) in any version. */
const withoutMetadata = /^(Lynx|w3m|E?Links|Dillo)\b|NetSurf|Presto|Trident|MSIE/i

/** First versions that send both headers. */
const firstWithMetadata: readonly { name: RegExp; first: readonly [major: number, minor: number] }[] = [
	// All browsers of iOS are Safari, of the version of iOS.
	{ name: /\((?:iPhone|iPad|iPod)[^()]* OS (\d+)(?:_(\d+))?/, first: [16, 4] },
	{ name: /\b(?:Chrome|Chromium)\/(\d+)/, first: [80, 0] },
	{ name: /\bFirefox\/(\d+)/, first: [90, 0] },
	{ name: /^(?=.*\bSafari\/).*?\bVersion\/(\d+)(?:\.(\d+))?/, first: [16, 4] },
]

/** Milliseconds between two looks at a score that is under way. */
const pause = 100

/**
 * `ask`: the score needs a press, because a machine may have opened the link, or another score came just before. `isUnknown`:
 * the store is away, so the score may have been sent.
 */
export type FeedbackStage =
	| { id: string; score: number | undefined; progress: FeedbackProgress }
	| { ask: FeedbackScore; isUnknown?: boolean }

/** A link from the mail sends its score; a sealed address continues its step [658] [660]. */
export async function openFeedback(
	ctx: Uses<'api' | 'branch'>,
	request: Request,
): Promise<FeedbackStage | undefined> {
	const step = readFeedbackStep(request) ?? readFeedbackLink(request)
	if (!step) return undefined
	try {
		return await openStep(ctx, request, step)
	} catch (error) {
		if (isNewScore(step) && isStoreUnavailable(error)) return { ask: step, isUnknown: true }
		throw error
	}
}

async function openStep(
	ctx: Uses<'api' | 'branch'>,
	request: Request,
	step: FeedbackLinkState,
): Promise<FeedbackStage | undefined> {
	const id = getFeedbackId(step)
	const owner = await getFeedbackOwner(ctx, id)
	const opening = { id, owner, opened: momentOf(owner) }
	const stage = await findStage(opening)
	if (!isNewScore(step)) return stage.known
	if (stage.score === step.score && stage.known) return stage.known
	if (readFeedbackStep(request) !== undefined || !isByPerson(request) || stage.isTooSoon) return { ask: step }
	await sendScore(ctx.api, owner, step, opening.opened)
	const sent = await findStage(opening, findProgress)
	return sent.isTooSoon && sent.score !== step.score ? { ask: step } : sent.known
}

interface Opening {
	id: string
	owner: RecordOwner
	/** The moment of the press in the mail: the score of another one may be under way. */
	opened: number
}

/** Progress of the mail that a step belongs to, and the last score that was sent for it. */
async function findStage({ id, owner, opened }: Opening, find = awaitScore) {
	const progress = await find(owner)
	const last = await findLastScore(owner)
	return {
		score: last?.score,
		isTooSoon: last !== undefined && isTooSoon(last, opened),
		known: progress && { id, score: last?.score, progress },
	}
}

function getFeedbackId(step: FeedbackLinkState) {
	return isNewScore(step) ? deriveFeedbackId(step) : step.id
}

function isNewScore(step: FeedbackLinkState): step is FeedbackScore {
	return 'token' in step
}

function isByPerson(request: Request) {
	return isPageRequest(request) && hasPersonSign(request.headers) && !isBot(request.headers)
}

/**
 * `isTaken` is false when the question was answered before with another answer, or belongs to a score that changed since:
 * `isOld`.
 */
export async function answerFeedback(
	ctx: Uses<'api' | 'branch'>,
	request: Request,
	fields: URLSearchParams,
	freeAnswer?: string,
) {
	const step = readFeedbackStep(request)
	if (!step) return undefined
	const id = getFeedbackId(step)
	const owner = await getFeedbackOwner(ctx, id)
	if (isNewScore(step)) await sendScore(ctx.api, owner, step)
	const answer = chosenAnswer(fields)
	const score = chosenScore(fields)
	if (score !== undefined) await changeScore(ctx.api, owner, score)
	const last = await findLastScore(owner)
	const isOld = !isNewScore(step) && step.score !== undefined && step.score !== last?.score
	if (isOld && (answer !== undefined || freeAnswer !== undefined)) return { id, isTaken: false, isOld }
	const isTaken =
		answer !== undefined
			? await sendAnswer(ctx.api, owner, { step: 'followUp', answer })
			: freeAnswer === undefined ||
				(await sendAnswer(ctx.api, owner, { step: 'freeAnswer', answer: freeAnswer }))
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

/** Whether a person opened a page: by fetch metadata, or in a browser too old to send it (contract §9). */
export function hasPersonSign(headers: Headers): boolean {
	const [mode, destination] = ['Sec-Fetch-Mode', 'Sec-Fetch-Dest'].map((name) => headers.get(name))
	if (typeof destination === 'string') return mode === 'navigate' && destination === 'document'
	return (mode ?? 'navigate') === 'navigate' && isTooOld(headers.get('User-Agent') ?? '')
}

function isTooOld(browser: string) {
	if (withoutMetadata.test(browser)) return true
	const known = firstWithMetadata.find(({ name }) => name.test(browser))
	if (!known) return false
	const [, major = 0, minor = 0] = (known.name.exec(browser) ?? []).map(Number)
	const [firstMajor, firstMinor] = known.first
	return major < firstMajor || (major === firstMajor && (minor || 0) < firstMinor)
}
