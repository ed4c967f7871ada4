import { ApiUnreachable } from '#app/api/errors'
import { sendCall } from '#app/api/transport.server'
import { getLogger } from '#app/config/log.server'
import { findErrorCode } from '#app/lib/error-code'

const limit = 5_000

/** Warns when nobody answers at API_URL: a response of any status is an answer. */
export async function probeApi() {
	try {
		const timeout = { headers: limit, body: limit, total: limit }
		const answer = await sendCall({ method: 'GET', path: '/api/maintenance', headers: {}, timeout })
		await answer.drop()
	} catch (error) {
		if (!(error instanceof ApiUnreachable)) throw error
		const reason = error.cause instanceof Error ? findErrorCode(error.cause) : undefined
		getLogger().warn({ reason }, 'nobody answers at API_URL')
	}
}
