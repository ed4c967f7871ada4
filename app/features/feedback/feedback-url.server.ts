import { z } from 'zod/v4'
import { findNamedBranch, findNamedLanguage } from '#app/firm/resolve-firm.server'
import type { Language } from '#app/locales/languages'
import { paths } from '#app/paths'
import { cleanAscii } from '#app/lib/clean-text'
import { createSealer, sign } from '#app/config/seal.server'

const { seal, unseal } = createSealer('nps feedback step', 'nps-feedback')
const longestToken = 2048
const number = /^-?\d{1,6}(\.\d{1,6})?$/
const highestScore = 10

const scoreSchema = z.object({ token: z.string(), score: z.number() })
/** `score`: the one that a form was shown for. */
const stepSchema = z.union([scoreSchema, z.object({ id: z.string(), score: z.number().optional() })])

export type FeedbackScore = z.infer<typeof scoreSchema>
export type FeedbackLinkState = z.infer<typeof stepSchema>

/** Parameters without a score: a query of these alone counts as empty. */
const beside = ['domain', 'language', 'change', 'form']

export function hasFeedbackLink({ url }: Request) {
	const query = new URL(url).searchParams
	return Boolean(query.get('token') || query.get('state'))
}

/** Undefined without a token or with an invalid score [A127]. */
export function readFeedbackLink({ url }: Request): FeedbackScore | undefined {
	const query = new URL(url).searchParams
	const token = query.get('token') ?? ''
	const value = cleanAscii(query.get('value') ?? '')
	if (token === '' || token.length > longestToken || !number.test(value)) return undefined
	return { token, score: Number(value) }
}

/** A score that no mail offers: the API may have it, and is believed when it refuses it. */
export function isOffScale(request: Request) {
	const score = readFeedbackLink(request)?.score
	return score !== undefined && (!Number.isInteger(score) || score < 0 || score > highestScore)
}

/** True for a query with other parameters but without a readable score or step (contract §10). */
export function hasUnusableScore(request: Request) {
	const names = [...new URL(request.url).searchParams.keys()]
	const isGiven = names.some((name) => !beside.includes(name))
	return isGiven && !readFeedbackLink(request) && !readFeedbackStep(request)
}

/** Undefined when the seal is invalid or was made with another secret. */
export function readFeedbackStep({ url }: Request): FeedbackLinkState | undefined {
	const state = new URL(url).searchParams.get('state')
	return stepSchema.safeParse(unseal(state)).data
}

interface StepChoices {
	/** Differs from the reader's own language; kept in all later addresses. */
	language?: Language
	changes?: boolean
}

/** Sealed address. It names the branch when the current one does, because the reader may refuse cookies. */
export function createStepUrl(request: Request, feedbackStep: FeedbackLinkState, more: StepChoices = {}) {
	const domain = findNamedBranch(request)
	const language = more.language ?? findNamedLanguage(request)
	const state = seal(feedbackStep)
	return paths.npsFeedbackStep({
		...(domain === null ? {} : { domain }),
		...(language === undefined ? {} : { language }),
		...(more.changes ? { change: 'score' } : {}),
		state,
	})
}

export function isChangeRequest({ url }: Request) {
	return new URL(url).searchParams.get('change') === 'score'
}

export function createHelpUrl(request: Request) {
	const domain = findNamedBranch(request)
	return domain === null ? paths.help() : `${paths.help()}?${new URLSearchParams({ domain })}`
}

/** All links of a mail give the same id; the id does not reveal the mail. */
export function deriveFeedbackId({ token }: FeedbackScore) {
	return sign('nps feedback', token)
}
