import { redirect } from '@remix-run/node'
import { ApiError, SessionExpired } from '#app/api/errors'
import { getMessageKey } from '#app/api/error-members'
import type { Uses, RequestContext } from '#app/request/context.server'
import { answerFailed, type ParsedForm } from '#app/forms/parse-form.server'
import { TooOften } from '#app/limits/counter.server'
import type { TextKey } from '#app/locales/texts'
import { paths } from '#app/paths'
import { redirectToTarget, signIn } from '#app/request/sign-in.server'

/** A wrong code or a lock keeps the step; any other failure ends it (contract §5) [104] [112]. */
export async function submitCode<T>(ctx: RequestContext, form: ParsedForm<T>, request: Request) {
	try {
		const outcome = await signIn(ctx, 'code', request)
		return redirectToTarget(ctx, outcome)
	} catch (error) {
		if (error instanceof SessionExpired) return backToLogin(ctx, await describeEnd(ctx))
		if (error instanceof TooOften) return answerFailed(ctx, form, error, { secret: ['code'] })
		if (!(error instanceof ApiError)) throw error
		if (error.code === 'invalidOtp') return answerFailed(ctx, form, error, { secret: ['code'] })
		return backToLogin(ctx, getMessageKey(error))
	}
}

/** A wait for a code that ran out leaves its slot in the session. Other ends leave no trace. */
async function describeEnd({ session }: Uses<'session'>): Promise<TextKey> {
	const isTooLate = session.has('pending') && !(await session.find('pending'))
	return isTooLate ? 'notices.codeTooLate' : 'errors.sessionEnded'
}

async function backToLogin({ session }: Uses<'session'>, message: TextKey) {
	await session.end()
	session.notify('error', message)
	return redirect(paths.login(), 303)
}
