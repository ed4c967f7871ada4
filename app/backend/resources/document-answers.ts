import { Hono } from 'hono'
import { z } from 'zod/v4'
import { parseBody } from '#app/backend/body'
import type { ApiStore } from '#app/backend/store.server'
import { requireAccount, type ApiEnv } from '#app/backend/call-context.server'
import { closeAction, getOpenAction } from './action-item'

/** A `yes` has no explanation (contract §7). */
export const approvalAnswerSchema = z.discriminatedUnion('response', [
	z.strictObject({ response: z.literal('yes'), explanation: z.null() }),
	z.strictObject({ response: z.enum(['no', 'no_question']), explanation: z.string().min(1).nullable() }),
])

/** Approval of a document by a consumer. @see [489] */
export function createDocumentAnswerRoutes(store: ApiStore) {
	const signedIn = requireAccount(store)
	return new Hono<ApiEnv>().post('/api/actions/:id/respond-document-approval', signedIn, async (c) => {
		const { response, explanation } = await parseBody(c.req, approvalAnswerSchema)
		const expected = { id: c.req.param('id'), types: ['APPROVE_DOCUMENT'] }
		const approval = { approval_response: response, approval_explanation: explanation }
		store.together(() => {
			const action = getOpenAction(store, expected, c.get('account').id)
			const document = action.document && { ...action.document, ...approval }
			closeAction(store, { ...action, document })
		})
		return c.body(null, 204)
	})
}
