import { expect, test } from 'vitest'
import { ApiFailure } from '#app/api/errors'
import {
	createAction,
	createFeatureContext,
	fillIn,
	locationOf,
	markShown,
} from '#tests/support/feature-context'
import { findReceipt, listReceipts } from '#app/submissions/receipts.server'
import { getRecordOwner } from '#app/submissions/record-owner.server'
import { createApprovalSchema, sendApproval } from './approval.server'
import { buildApprovalView, listApprovalTerms } from './approval-page.server'

type Ctx = Awaited<ReturnType<typeof createFeatureContext>>
const command = 'POST /api/actions/11/respond-document-approval'
const document = { label: 'Rapport', hasDocument: true, consumerName: 'Anna' }
const action = createAction({ type: 'APPROVE_DOCUMENT', document })
const shownTo = (ctx: Ctx) => markShown(ctx, listApprovalTerms(action, ctx.say))

test('The document is a file to open; without one its name is told instead', async () => {
	const { say } = await createFeatureContext()
	expect(buildApprovalView(action, say)).toMatchObject({
		file: { name: 'Rapport' },
		facts: [{ detail: 'Anna' }],
	})
	const bare = buildApprovalView(createAction({ type: 'APPROVE_DOCUMENT', label: 'Lees dit' }), say)
	expect(bare).toMatchObject({ file: undefined, facts: [{ detail: 'Lees dit' }] })
})

test('A remark is asked with “no” and “a question”, not with “yes”', async () => {
	const { answers } = buildApprovalView(action, (await createFeatureContext()).say)
	expect(answers.map(({ value, reveals }) => [value, reveals])).toEqual([
		['yes', false],
		['no', true],
		['no_question', true],
	])
})

test.each([
	{ document: undefined },
	{ document: null },
	{ document: { label: 'Akte' } },
	{ document: { label: 'Akte', has_document: false } },
])(
	'Without a file the question comes first, and the page and the receipt say that it is not there: %j',
	async (more) => {
		const ctx = await createFeatureContext({ [command]: undefined })
		const bare = createAction({ type: 'APPROVE_DOCUMENT', label: 'Lees dit', ...more })
		const { purpose, answers } = buildApprovalView(bare, ctx.say)
		expect(answers.map(({ value }) => value)).toEqual(['no_question', 'yes', 'no'])
		const terms = listApprovalTerms(bare, ctx.say)
		const form = await fillIn(ctx, createApprovalSchema(ctx.say), {
			response: 'yes',
			...markShown(ctx, terms),
		})
		await sendApproval(ctx, form, bare)
		const [entry] = await listReceipts(getRecordOwner(ctx))
		expect(JSON.stringify(await findReceipt(getRecordOwner(ctx), entry?.id ?? ''))).toContain(purpose)
	},
)

test.each([
	[{ response: 'yes', explanation: ' ' }, null],
	[{ response: 'yes', explanation: 'weggelaten', dropInput: 'on' }, null],
	[{ response: 'no', explanation: '  ' }, null],
	[{ response: 'no_question', explanation: ' Waarom? ' }, 'Waarom?'],
])('Of %j the remark that is sent is %j', async (fields, explanation) => {
	const ctx = await createFeatureContext({ [command]: undefined })
	const form = await fillIn(ctx, createApprovalSchema(ctx.say), { ...fields, ...shownTo(ctx) })
	expect(await locationOf(sendApproval(ctx, form, action))).toBe('/dashboard')
	expect(ctx.calls).toEqual([[command, { response: fields.response, explanation }]])
	expect(ctx.session.data.doneActions).toEqual(['11'])
})

test('“Yes” with a remark is not sent before the client knows that the remark stays here', async () => {
	const ctx = await createFeatureContext()
	const fields = { response: 'yes', explanation: 'Mits u mijn adres wijzigt', ...shownTo(ctx) }
	const form = await fillIn(ctx, createApprovalSchema(ctx.say), fields)
	const answer = (await sendApproval(ctx, form, action)) as Response
	expect([answer.status, ctx.calls]).toEqual([422, []])
	expect(JSON.stringify(await answer.json())).toContain('Uw opmerking of vraag: Mits u mijn adres wijzigt')
})

test('A remark that is too long is refused where it would be sent, and only there', async () => {
	const { say } = await createFeatureContext()
	const read = (response: string) =>
		createApprovalSchema(say).safeParse({ response, explanation: 'a'.repeat(10_001) }).error?.issues
	expect(read('no_question')).toMatchObject([{ path: ['explanation'] }])
	expect(read('yes')).toBeUndefined()
})

test('Another answer than these is none', async () => {
	const { say } = await createFeatureContext()
	expect(createApprovalSchema(say).safeParse({ response: 'maybe' }).error?.issues[0]?.message).toBe(
		say('validation.choice'),
	)
})

test('Where the API refuses the action stays open', async () => {
	const ctx = await createFeatureContext({
		[command]: new ApiFailure(422, 'unknownCode'),
		'GET /api/actions': [],
	})
	const form = await fillIn(ctx, createApprovalSchema(ctx.say), { response: 'yes', ...shownTo(ctx) })
	expect(await sendApproval(ctx, form, action)).toMatchObject({ status: 422 })
	expect([ctx.session.data.doneActions, ctx.outcome.failed]).toEqual([[], true])
})
