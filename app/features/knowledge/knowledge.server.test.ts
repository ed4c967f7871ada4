import { expect, test } from 'vitest'
import { z } from 'zod/v4'
import { parseForm } from '#app/forms/parse-form.server'
import { createFeatureContext, locationOf, post } from '#tests/support/feature-context'
import { openKnowledge } from './knowledge.server'

const command = 'POST /api/knowledge-form'
const open = (members: object = {}) =>
	createFeatureContext({
		'GET /api/actions': [{ id: '11', type: 'FILL_KNOWLEDGE_FORM', ...members }],
		[command]: undefined,
	})

test('Seven groups of questions stand on one page, and each may be left out', async () => {
	const { wizard } = await openKnowledge(await open(), { action: '11' })
	const questions = wizard.steps.flatMap(({ blocks }) => blocks).map(({ questions }) => questions)
	expect([wizard.steps.length, questions.length, questions.flat().length]).toEqual([1, 7, 26])
	expect(questions.flat().every(({ isOptional }) => isOptional)).toBe(true)
	expect(Object.keys(wizard.words.questions)).toEqual(questions.flat().map(({ name }) => name))
})

test('The page says whom it is about, where the action says so', async () => {
	const purpose = async (members: object) =>
		(await (await openKnowledge(await open(members), { action: '11' })).getHead()).purpose
	expect(await purpose({ consumerName: 'Anna' })).toContain('Anna')
	expect(await purpose({})).toBe((await open()).say('page.knowledge_form.purpose'))
})

test('Each group says whose knowledge it is, for who is far below the top of the page', async () => {
	const purposes = async (members: object) => {
		const { wizard } = await openKnowledge(await open(members), { action: '11' })
		return [...new Set(Object.values(wizard.words.blocks).map(({ purpose }) => purpose))]
	}
	expect(await purposes({ consumerName: 'Anna' })).toEqual(['Kennis of ervaring van Anna.'])
	expect(await purposes({})).toEqual(['Uw kennis of ervaring.'])
})

test('An action that is done shows that alone; another one is not found', async () => {
	const { getHead } = await openKnowledge(await open({ isDone: true }), { action: '11' })
	expect(await getHead()).toMatchObject({ formId: undefined, done: { title: expect.any(String) as string } })
	expect(await locationOf(openKnowledge(await open({ type: 'UNKNOWN' }), { action: '11' }))).toBe('/404')
	expect(await locationOf(openKnowledge(await open(), { action: '12' }))).toBe('/404')
})

test('The answers that were given are sent, the others are no key', async () => {
	const ctx = await open()
	const { send, getHead } = await openKnowledge(ctx, { action: '11' })
	const form = await parseForm(post({}, (await getHead()).formId), z.object({}))
	const values = { general_1: 'geen_kennis_ervaring' }
	expect(await locationOf(send({ form, values, typed: {} }))).toBe('/dashboard')
	expect(ctx.calls.at(-1)).toEqual([command, { answers: values, productActionId: '11' }])
})
