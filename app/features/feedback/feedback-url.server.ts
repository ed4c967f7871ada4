import { z } from 'zod/v4'
import { findNamedBranch, findNamedLanguage } from '#app/firm/resolve-firm.server'
import type { Language } from '#app/locales/languages'
import { paths } from '#app/paths'
import { createSealer, sign } from '#app/config/seal.server'

const { seal, unseal } = createSealer('nps feedback step', 'nps-feedback')
const longestToken = 2048
const number = /^-?\d{1,6}(\.\d{1,6})?$/

const scoreSchema = z.object({ token: z.string(), score: z.number() })
const stepSchema = z.union([scoreSchema, z.object({ id: z.string() })])

/** A score that a mail's link tells. */
export type FeedbackScore = z.infer<typeof scoreSchema>
/** What an address tells: a score, or whose feedback it is about. */
type FeedbackLinkState = z.infer<typeof stepSchema>

/** Whether an address is about somebody's feedback, known to us or not. */
export function hasFeedbackLink({ url }: Request) {
	const query = new URL(url).searchParams
	return Boolean(query.get('token') || query.get('state'))
}

/** The score of a mail's link; undefined where there is no token or the value is no number [A127]. */
export function readFeedbackLink({ url }: Request): FeedbackScore | undefined {
	const query = new URL(url).searchParams
	const token = query.get('token') ?? ''
	const value = query.get('value')?.trim() ?? ''
	if (token === '' || token.length > longestToken || !number.test(value)) return undefined
	return { token, score: Number(value) }
}

/** What a sealed address of ours tells; undefined for one that is not, or was made with another secret. */
export function readFeedbackStep({ url }: Request): FeedbackLinkState | undefined {
	const state = new URL(url).searchParams.get('state')
	return stepSchema.safeParse(unseal(state)).data
}

interface StepChoices {
	/** Another than the reader's own: it stays in the addresses from there on. */
	language?: Language
	changes?: boolean
}

/** The address of a step: nothing of it can be read, and it names the branch where the reader's does, for who keeps no cookie. */
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

/** Whether another score is to be chosen. */
export function asksForChange({ url }: Request) {
	return new URL(url).searchParams.get('change') === 'score'
}

/** Where the firm tells how it is reached: at the branch that the reader's address names. */
export function createHelpUrl(request: Request) {
	const domain = findNamedBranch(request)
	return domain === null ? paths.help() : `${paths.help()}?${new URLSearchParams({ domain })}`
}

/** Whose feedback a score begins: the same for the same link, and nobody finds the link by it. */
export function deriveFeedbackId({ token, score }: FeedbackScore) {
	return sign('nps feedback', `${score}\n${token}`)
}
