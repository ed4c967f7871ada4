import { redirect } from '@remix-run/node'
import { ApiError, SessionExpired } from '#app/api/errors'
import { getMessageKey } from '#app/api/error-message'
import type { RequestContext } from '#app/context.server'
import { answerFailed, type ParsedForm } from '#app/forms/parse-form.server'
import { TooOften } from '#app/limits/too-often'
import { paths } from '#app/paths'
import { redirectSignedIn, signIn } from '#app/session/sign-in.server'

/** A right code signs in, a wrong one or one too many keeps the step; whatever else goes wrong ends it (contract §5) [104] [112]. */
export async function submitCode<T>(visit: RequestContext, form: ParsedForm<T>, request: Request) {
	try {
		await signIn(visit, 'code', request)
		return redirectSignedIn(visit, visit.loginTarget.address)
	} catch (error) {
		if (error instanceof SessionExpired) return backToLogin(visit, 'notices.codeTooLate')
		if (error instanceof TooOften) return answerFailed(visit, form, error, ['code'])
		if (!(error instanceof ApiError)) throw error
		if (error.code === 'invalidOtp') return answerFailed(visit, form, error, ['code'])
		return backToLogin(visit, getMessageKey(error))
	}
}

async function backToLogin({ session }: RequestContext, message: Parameters<RequestContext['session']['notify']>[1]) {
	await session.end()
	session.notify('error', message)
	return redirect(paths.login(), 303)
}
