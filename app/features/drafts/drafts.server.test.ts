import { expect, test } from 'vitest'
import { getRecordOwner } from '#app/submissions/record-owner.server'
import { listDrafts, saveDraft } from '#app/submissions/draft.server'
import { createAction, createFeatureContext, locationOf } from '#tests/support/feature-context'
import { discardActionDraft, getDraftQuestion } from './drafts.server'

const hypact = createAction({ type: 'FILL_HYPACT_FORM', label: 'Adviesprofiel' })

async function open(action: object = hypact) {
	const ctx = await createFeatureContext({ 'GET /api/actions': [action] })
	await saveDraft(getRecordOwner(ctx), { subject: 'action 11', closes: '11' }, { step: { name: 'Anna' } })
	const id = (await listDrafts(getRecordOwner(ctx)))[0]?.id
	return { ctx, id }
}

test('What is asked names the action, and leads back to it', async () => {
	const { ctx, id } = await open()
	expect(await getDraftQuestion(ctx, id)).toMatchObject({
		title: expect.stringContaining('Adviesprofiel') as string,
		keep: { href: '/actions/11/hypact-form' },
	})
})

test.each([
	['is done', { isDone: true }],
	['leads nowhere', { type: 'SOMETHING_NEW' }],
	['is another', { id: '12' }],
])('Nothing is asked of a draft whose action %s', async (_what, members) => {
	const { ctx, id } = await open({ ...hypact, ...members })
	expect(await locationOf(getDraftQuestion(ctx, id))).toBe('/404')
})

test('A draft is thrown away once it was asked; after that it is not found', async () => {
	const { ctx, id } = await open()
	expect((await getDraftQuestion(ctx, id)).title).toContain('Adviesprofiel')
	expect(await locationOf(discardActionDraft(ctx, id))).toBe('/dashboard')
	expect(await locationOf(getDraftQuestion(ctx, id))).toBe('/404')
	expect(ctx.session.data.notices).toMatchObject([
		{ key: 'drafts.discarded', values: { title: 'Adviesprofiel' } },
	])
})

test('Nobody throws away the draft of somebody else', async () => {
	const { id } = await open()
	const { ctx } = await open()
	const other = { ...ctx, consumer: { ...ctx.consumer, id: 'CONS-other' } }
	expect(await locationOf(discardActionDraft(other, id))).toBe('/404')
})
