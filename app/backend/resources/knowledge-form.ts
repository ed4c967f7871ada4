import { Hono } from 'hono'
import { z } from 'zod/v4'
import { parseBody } from '#app/backend/body'
import { BackendFailure } from '#app/backend/jsonapi'
import type { ApiStore } from '#app/backend/store.server'
import { requireAccount, type ApiEnv } from '#app/backend/call-context.server'
import { closeAction, getOpenAction } from './actions'

const counts = {
	general: 4,
	mortgage: 6,
	death: 3,
	disability: 3,
	unemployment: 3,
	retirement: 3,
	savings: 4,
}
const keys = Object.entries(counts).flatMap(([group, count]) =>
	Array.from({ length: count }, (_, at) => `${group}_${at + 1}`),
)
const levelSchema = z
	.enum([
		'geen_kennis_ervaring',
		'weinig_kennis_ervaring',
		'redelijk_kennis_ervaring',
		'veel_kennis_ervaring',
	])
	.optional()
const answersSchema = z.strictObject(Object.fromEntries(keys.map((key) => [key, levelSchema])))
export const knowledgeSchema = z.strictObject({ productActionId: z.string(), answers: answersSchema })

/** Knowledge and experience of a consumer; at least one answer is required. @see [587] */
export function createKnowledgeFormRoutes(store: ApiStore) {
	return new Hono<ApiEnv>().post('/api/knowledge-form', requireAccount(store), async (c) => {
		const body = await parseBody(c.req, knowledgeSchema)
		const { id: owner } = c.get('account')
		const expected = { id: body.productActionId, types: ['FILL_KNOWLEDGE_FORM'] }
		const action = getOpenAction(store, expected, owner)
		if (Object.keys(body.answers).length === 0)
			throw new BackendFailure(422, 'knowledgeFormNoAnswersProvided')
		closeAction(store, { ...action, knowledge: body.answers })
		return c.body(null, 204)
	})
}
