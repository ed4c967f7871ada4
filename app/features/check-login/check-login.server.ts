import { redirect } from '@remix-run/node'
import { z } from 'zod/v4'
import { ApiFailure } from '#app/api/errors'
import { productActionLoginSchema } from '#app/api/resources/auth'
import { isId } from '#app/api/wire'
import type { RequestContext } from '#app/request/context.server'
import { createFieldSchemas } from '#app/forms/field-schemas.server'
import { answerInvalid, answerFailed, type CompleteForm } from '#app/forms/parse-form.server'
import type { Say } from '#app/i18n/say.server'
import { toWallClock } from '#app/lib/wall-clock'
import { limitCredentials, trustDevice } from '#app/limits/credentials.server'
import { paths } from '#app/paths'

export type CheckLoginView = ReturnType<typeof buildCheckLoginView>

/** The action point of an address. @throws Response that leads to not-found for what can be no id (contract §1). */
export function requireActionId(actionId: string | undefined): string {
	if (!isId(actionId)) throw redirect(paths.notFound(), 303)
	return actionId
}

/** The words of the page that asks who fills in the check [636]. */
export function buildCheckLoginView(say: Say) {
	const { title, purpose, email, birthday, submit } = say.table('mortgageCheck').login
	return {
		title,
		purpose,
		texts: { email, birthday, submit, hint: say('form.dateHint'), pick: say('form.pickDate') },
	}
}

/** Both are demanded [636]. */
export function createCheckLoginSchema(say: Say) {
	const { email, date } = createFieldSchemas(say)
	return z.object({ email: email(), birthday: date(toWallClock(new Date()).format('YYYY-MM-DD')) })
}

/** Lets in who the API knows by e-mail address and birth date. @see [637] */
export async function signInToCheck(
	ctx: RequestContext,
	form: CompleteForm<{ email: string; birthday: string }>,
	actionId: string,
) {
	const { email } = form.value
	const body = { ...form.value, productActionId: actionId }
	try {
		const guess = { kind: 'check' as const, name: email }
		const guest = await limitCredentials(ctx, guess, () => askToken(ctx, body))
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
async function askToken({ api }: RequestContext, body: Record<string, string>) {
	const login = await api.ask('/api/auth/product-action-login', body, productActionLoginSchema)
	const { id, token, code, lockedTimeRemaining } = login
	if (!id || !token) throw new ApiFailure(422, code, [], lockedTimeRemaining)
	return { id, token }
}

/** How long it is locked; one and the same sentence for whatever else is wrong [A124]. */
function wordsOf({ code, lockedSeconds = 60 }: ApiFailure, say: Say) {
	if (code !== 'CONSUMER_LOCKED') return say('mortgageCheck.login.failed')
	return say('mortgageCheck.login.locked', { count: Math.max(1, Math.ceil(lockedSeconds / 60)) })
}
