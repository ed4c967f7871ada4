import { z } from 'zod/v4'
import { namedBranch } from '#app/firm/firm-of-request.server'
import { paths } from '#app/paths'
import { derive, seal, unseal } from '#app/session/seal.server'

const place = 'nps-feedback'
const longestToken = 2048
const number = /^-?\d{1,6}(\.\d{1,6})?$/

const score = z.object({ token: z.string(), score: z.number() })
const step = z.union([score, z.object({ id: z.string() })])

/** A score that a mail's link tells. */
export type Score = z.infer<typeof score>
/** What an address tells: a score, or whose feedback it is about. */
type Step = z.infer<typeof step>

/** Whether an address is about somebody's feedback, known to us or not. */
export function carriesFeedback({ url }: Request) {
	const query = new URL(url).searchParams
	return Boolean(query.get('token') || query.get('state'))
}

/** The score of a mail's link; undefined where there is no token or the value is no number [A127]. */
export function readLink({ url }: Request): Score | undefined {
	const query = new URL(url).searchParams
	const token = query.get('token') ?? ''
	const value = query.get('value')?.trim() ?? ''
	if (token === '' || token.length > longestToken || !number.test(value)) return undefined
	return { token, score: Number(value) }
}

/** What a sealed address of ours tells; undefined for one that is not, or was made with another secret. */
export function readStep({ url }: Request): Step | undefined {
	const state = new URL(url).searchParams.get('state')
	return state ? step.safeParse(unseal(stepKey(), place, state)).data : undefined
}

/** The address of a step: nothing of it can be read, and it names the branch where the reader's does, for who keeps no cookie. */
export function addressOf(request: Request, told: Step) {
	const domain = namedBranch(request)
	const state = seal(stepKey(), place, told)
	return paths.npsFeedbackStep({ ...(domain === null ? {} : { domain }), state })
}

/** Whose feedback a score begins: the same for the same link, and nobody finds the link by it. */
export function feedbackId({ token, score }: Score) {
	return derive('nps feedback', `${score}\n${token}`).toString('base64url')
}

function stepKey() {
	return derive('nps feedback step', '')
}
