import { redirect } from '@remix-run/node'
import { ApiFailure } from '#app/api/errors'
import { productActionLoginSchema } from '#app/api/resources/auth'
import { isId } from '#app/api/wire'
import type { RequestContext } from '#app/request/context.server'
import { answerInvalid, answerFailed, type ParsedForm } from '#app/forms/parse-form.server'
import type { Say } from '#app/i18n/say.server'
import { limitCredentials, trustDevice } from '#app/limits/credentials.server'
import { paths } from '#app/paths'
import { findText, type Block } from '#app/wizard/question'
import { buildQuestionsView, parseQuestions } from '#app/wizard/questions.server'

/** Both are demanded [636]. */
const blocks: Block[] = [
	{
		name: 'client',
		questions: [
			{ kind: 'email', name: 'email', autoComplete: 'email' },
			{ kind: 'date', name: 'birthday', isPast: true, autoComplete: 'bday' },
		],
	},
]

/** The action point of an address. @throws Response that leads to not-found for what can be no id (contract §1). */
export function requireActionId(actionId: string | undefined): string {
	if (!isId(actionId)) throw redirect(paths.notFound(), 303)
	return actionId
}

/** The words of the page that asks who fills in the check [636]. */
export function buildCheckLoginView(say: Say) {
	const { title, purpose, questions, submit } = say.table('mortgageCheck').login
	const words = { blocks: {}, questions, answers: {} }
	return { title, purpose, ...buildQuestionsView({ blocks, words, submit }, say) }
}

/** Lets in who the API knows by e-mail address and birth date. @see [637] */
export async function postCheckLogin(ctx: RequestContext, request: Request, actionId: string) {
	const { form, values, errors } = await parseQuestions(request, blocks, ctx.say)
	if (Object.keys(errors).length > 0) return answerInvalid(ctx, form, [], errors)
	const login = { email: findText(values, 'email'), birthday: findText(values, 'birthday') }
	return signInToCheck(ctx, form, { ...login, productActionId: actionId })
}

interface CheckLogin {
	email: string
	birthday: string
	productActionId: string
}

async function signInToCheck(ctx: RequestContext, form: ParsedForm<unknown>, login: CheckLogin) {
	const { email, productActionId: actionId } = login
	try {
		const guess = { kind: 'check' as const, name: email }
		const guest = await limitCredentials(ctx, guess, () => askToken(ctx, login))
		await ctx.session.admit({ action: actionId, ...guest })
		await trustDevice(ctx, guess)
	} catch (error) {
		if (!(error instanceof ApiFailure) || error.answered >= 500) return answerFailed(ctx, form, error)
		const isLocked = error.code === 'CONSUMER_LOCKED'
		return answerInvalid(ctx, form, [], { '': [wordsOf(error, ctx.say)] }, isLocked ? 423 : 422)
	}
	return redirect(paths.mortgageCheckOfGuest(actionId), 303)
}

/** @throws ApiFailure, also for an answer without id or token (contract §2). */
async function askToken({ api }: RequestContext, login: CheckLogin) {
	const answer = await api.ask('/api/auth/product-action-login', login, productActionLoginSchema)
	const { id, token, code, lockedTimeRemaining } = answer
	if (!id || !token) throw new ApiFailure(422, code, [], lockedTimeRemaining)
	return { id, token }
}

/** How long it is locked; one and the same sentence for whatever else is wrong [A124]. */
function wordsOf({ code, lockedSeconds = 60 }: ApiFailure, say: Say) {
	if (code !== 'CONSUMER_LOCKED') return say('mortgageCheck.login.failed')
	return say('mortgageCheck.login.locked', { count: Math.max(1, Math.ceil(lockedSeconds / 60)) })
}
