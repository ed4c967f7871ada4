import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod/v4'
import { feedbackSeeds } from './seed/feedback'
import { openCaller, type Caller } from './test-caller'

let api: Caller
beforeEach(() => {
	api = openCaller()
})
afterEach(() => {
	api.close()
})

const post = (call: string, body: unknown, domain = 'noord', language = 'nl') =>
	api.call('POST', `/api/nps-feedback/${call}`, { domain, language, body })
const score = (npsToken: string, domain?: string, language?: string) =>
	post('score', { score: 9, npsToken }, domain, language)
const answerSchema = z.object({ data: z.object({ attributes: z.looseObject({ result_id: z.string() }) }) })
const readResult = async (answer: ReturnType<typeof score>) =>
	answerSchema.parse((await answer).json).data.attributes

test('a score is followed by its question, the answer by a request for words, and that by nothing [658] [661]', async () => {
	const { result_id: resultId, ...rest } = await readResult(score('nps-noord-vervolg'))
	expect(rest).toEqual({
		follow_up: {
			question: 'Wat ging het best?',
			alternatives: [
				'De uitleg van mijn adviseur',
				'Hoe snel alles geregeld was',
				'Het persoonlijke contact',
			],
			free_answer: null,
		},
		free_answer_prompt: null,
	})
	expect(await readResult(post('follow-up', { resultId, answer: 2 }))).toEqual({
		result_id: resultId,
		follow_up: null,
		free_answer_prompt: 'Wat kunnen wij nog beter doen?',
	})
	expect((await post('free-answer', { resultId, freeAnswer: 'Niets' })).status).toBe(204)
	expect(await post('free-answer', { resultId, freeAnswer: 'Toch iets' })).toMatchObject({ status: 409 })
	expect(await post('follow-up', { resultId, answer: 1 })).toMatchObject({ status: 409 })
})

test('a further answer of one own words is the last, and no words are asked for after it [662]', async () => {
	const { result_id: resultId, follow_up } = await readResult(score('nps-delta-keuze', 'delta', 'en'))
	expect(follow_up).toMatchObject({ free_answer: 'In another way' })
	expect(await post('follow-up', { resultId, answer: 3 }, 'delta')).toMatchObject({
		status: 422,
		json: { errors: [{ source: { pointer: '/data/attributes/answer' } }] },
	})
	expect(await readResult(post('follow-up', { resultId, answer: 2 }, 'delta'))).toMatchObject({
		free_answer_prompt: null,
	})
	expect((await post('free-answer', { resultId, freeAnswer: 'Hoi' }, 'delta')).status).toBe(409)
})

test('the shortest mail asks nothing, and a new score counts until its question was answered [658]', async () => {
	expect(await readResult(score('nps-noord-kort'))).toMatchObject({ follow_up: null })
	const { result_id: first } = await readResult(score('nps-noord-vervolg'))
	const { result_id: resultId } = await readResult(score('nps-noord-vervolg'))
	expect((await post('follow-up', { resultId: first, answer: 0 })).status).toBe(404)
	expect((await post('follow-up', { resultId, answer: 0 })).status).toBe(200)
	expect(await score('nps-noord-vervolg')).toMatchObject({ status: 422, json: { code: 'npsTokenInvalid' } })
})

test.each([
	['unknown', 'nps-nergens', 'noord', 404],
	['that of another branch', 'nps-delta-kort', 'noord', 404],
	['used before', 'nps-noord-gebruikt', 'noord', 422],
])('a token that is %s is refused [668]', async (_what, token, domain, status) => {
	expect(await score(token, domain)).toMatchObject({ status, json: { code: 'npsTokenInvalid' } })
})

test.each([
	['score', { score: '9', npsToken: 'x' }, 'score'],
	['score', { score: 9 }, 'npsToken'],
	['score', { score: 9, npsToken: 'x', extra: 1 }, 'extra'],
	['follow-up', { resultId: 'x', answer: '0' }, 'answer'],
	['follow-up', { resultId: 'x', answer: -1 }, 'answer'],
	['follow-up', { answer: 0 }, 'resultId'],
	['free-answer', { resultId: 'x', freeAnswer: ' ' }, 'freeAnswer'],
	['free-answer', { resultId: 7, freeAnswer: 'x' }, 'resultId'],
])('%s refuses %j and names %s', async (call, body, field) => {
	const errors = [{ source: { pointer: `/data/attributes/${field}` } }]
	expect(await post(call, body)).toMatchObject({ status: 422, json: { errors } })
})

test('every branch has a mail of each kind', async () => {
	const answers = feedbackSeeds.map(({ token, branch }) => score(token, branch))
	const statuses = (await Promise.all(answers)).map(({ status }) => status)
	expect(statuses).toEqual([200, 200, 200, 422, 200, 200, 200, 422, 200, 200, 200, 422])
})
