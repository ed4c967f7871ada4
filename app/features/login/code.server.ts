import { redirect } from '@remix-run/node'
import { ApiError, SessionExpired } from '#app/api/errors'
import { messageKeyOf } from '#app/api/error-message'
import type { Visit } from '#app/context.server'
import { refused, type ParsedForm } from '#app/forms/parse-form.server'
import { TooOften } from '#app/limits/too-often'
import { paths } from '#app/paths'
import { leadIn, signIn } from '#app/session/sign-in.server'

/** A right code signs in, a wrong one or one too many keeps the step; whatever else goes wrong ends it (contract §5) [104] [112]. */
export async function tryCode<T>(visit: Visit, form: ParsedForm<T>, request: Request) {
	try {
		await signIn(visit, 'code', request)
		return leadIn(visit, visit.loginTarget.address)
	} catch (error) {
		if (error instanceof SessionExpired) return backToLogin(visit, 'notices.codeTooLate')
		if (error instanceof TooOften) return refused(visit, form, error, ['code'])
		if (!(error instanceof ApiError)) throw error
		if (error.code === 'invalidOtp') return refused(visit, form, error, ['code'])
		return backToLogin(visit, messageKeyOf(error))
	}
}

async function backToLogin({ session }: Visit, message: Parameters<Visit['session']['notify']>[1]) {
	await session.end()
	session.notify('error', message)
	return redirect(paths.login(), 303)
}
