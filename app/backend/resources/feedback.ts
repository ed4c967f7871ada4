import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod/v4'
import { parseBody } from '#app/backend/body'
import { BackendFailure, toDocument } from '#app/backend/jsonapi'
import { feedbackSeeds, type FeedbackSeed } from '#app/backend/seed/feedback'
import type { ApiStore } from '#app/backend/store.server'
import type { ApiLanguage, ApiEnv } from '#app/backend/call-context.server'

export const scoreBodySchema = z.strictObject({ score: z.number(), npsToken: z.string() })
export const followUpBodySchema = z.strictObject({ resultId: z.string(), answer: z.int().min(0) })
export const freeAnswerBodySchema = z.strictObject({
	resultId: z.string(),
	freeAnswer: z.string().trim().min(1),
})

const resultRowSchema = z.object({
	id: z.string(),
	token: z.string(),
	answer: z.number().nullable(),
	comment: z.string().nullable(),
})

/**
 * Feedback through the link of a mail. A later score replaces the earlier one until its question is answered. @see
 * [658] [662] [666]
 */
export function createFeedbackRoutes(store: ApiStore) {
	return new Hono<ApiEnv>()
		.post('/api/nps-feedback/score', async (c) => {
			const { score, npsToken } = await parseBody(c.req, scoreBodySchema)
			const seed = feedbackSeeds.find(
				({ token, branch }) => token === npsToken && branch === c.get('branch').domain,
			)
			if (!seed) throw new BackendFailure(404, 'npsTokenInvalid')
			const id = createResult(store, seed, score)
			return c.json(describeResult(id, describeFollowUp(seed, c.get('language')), null))
		})
		.post('/api/nps-feedback/follow-up', async (c) => {
			const { resultId, answer } = await parseBody(c.req, followUpBodySchema)
			const { seed, result } = getResult(store, resultId, c.get('branch').domain)
			if (result.answer !== null) throw new BackendFailure(409, 'npsTokenInvalid')
			const answers = (seed.alternatives?.length ?? 0) + (seed.freeAnswer ? 1 : 0)
			if (answer >= answers)
				throw new BackendFailure(422, 'bodyInvalid', [{ code: 'fieldInvalid', field: 'answer' }])
			store.run('update feedback set answer = ? where id = ?', answer, resultId)
			return c.json(describeResult(resultId, null, seed.prompt?.[c.get('language')] ?? null))
		})
		.post('/api/nps-feedback/free-answer', async (c) => {
			const { resultId, freeAnswer } = await parseBody(c.req, freeAnswerBodySchema)
			const { seed, result } = getResult(store, resultId, c.get('branch').domain)
			if (!seed.prompt || result.answer === null || result.comment !== null)
				throw new BackendFailure(409, 'npsTokenInvalid')
			store.run('update feedback set comment = ? where id = ?', freeAnswer, resultId)
			return c.body(null, 204)
		})
}

function createResult(store: ApiStore, { token, isUsed }: FeedbackSeed, score: number) {
	const isAnswered = store.find('select 1 from feedback where token = ? and answer is not null', token)
	if (isUsed || isAnswered) throw new BackendFailure(422, 'npsTokenInvalid')
	const id = randomBytes(12).toString('base64url')
	store.together(() => {
		store.run('delete from feedback where token = ?', token)
		store.run('insert into feedback (id, token, score) values (?, ?, ?)', id, token, score)
	})
	return id
}

function getResult(store: ApiStore, id: string, domain: string) {
	const result = resultRowSchema
		.optional()
		.parse(store.find('select id, token, answer, comment from feedback where id = ?', id))
	const seed = feedbackSeeds.find(({ token, branch }) => token === result?.token && branch === domain)
	if (!result || !seed) throw new BackendFailure(404, 'npsTokenInvalid')
	return { seed, result }
}

function describeFollowUp({ question, alternatives = [], freeAnswer }: FeedbackSeed, language: ApiLanguage) {
	if (!question) return null
	return {
		question: question[language],
		alternatives: alternatives.map((one) => one[language]),
		free_answer: freeAnswer?.[language] ?? null,
	}
}

function describeResult(id: string, followUp: ReturnType<typeof describeFollowUp>, prompt: string | null) {
	const answer = { id, result_id: id, follow_up: followUp, free_answer_prompt: prompt }
	return toDocument({ type: 'nps-feedback' }, answer)
}
