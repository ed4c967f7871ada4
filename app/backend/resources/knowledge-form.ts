import { Hono } from 'hono'
import { z } from 'zod/v4'
import { readBody } from '#app/backend/body'
import { BackendFailure } from '#app/backend/failure'
import type { Store } from '#app/backend/store.server'
import { requireConsumer, type Visit } from '#app/backend/visit.server'
import { closeAction, getOpenAction } from './action-item'

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
const level = z
	.enum([
		'geen_kennis_ervaring',
		'weinig_kennis_ervaring',
		'redelijk_kennis_ervaring',
		'veel_kennis_ervaring',
	])
	.optional()
const answers = z.strictObject(Object.fromEntries(keys.map((key) => [key, level])))
const knowledge = z.strictObject({ productActionId: z.string(), answers })

/** What a consumer knows and did before; at least one answer. @see [587] */
export function knowledgeFormRoutes(store: Store) {
	return new Hono<Visit>().post('/api/knowledge-form', requireConsumer(store), async (c) => {
		const body = await readBody(c.req, knowledge)
		const { id: owner } = c.get('account')
		const asked = { id: body.productActionId, types: ['FILL_KNOWLEDGE_FORM'] }
		const action = getOpenAction(store, asked, owner)
		if (Object.keys(body.answers).length === 0)
			throw new BackendFailure(422, 'knowledgeFormNoAnswersProvided')
		closeAction(store, { ...action, knowledge: body.answers })
		return c.body(null, 204)
	})
}
