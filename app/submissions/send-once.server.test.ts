import { expect, test, vi } from 'vitest'
import { z } from 'zod/v4'
import type { LostAnswer } from '#app/api/client.server'
import { ApiFailure, ApiUnreachable } from '#app/api/errors'
import type { FormReply } from '#app/request/form-reply'
import { formIdField, sendAgainField } from '#app/request/form-fields'
import { parseForm } from '#app/forms/parse-form.server'
import { createAction, createFeatureContext, locationOf, post } from '../../tests/support/feature-context'
import { findDraft, listDrafts, saveDraft } from './draft.server'
import { findAnswers } from './earlier-answers.server'
import { listReceipts } from './receipts.server'
import { getRecordOwner } from './record-owner.server'
import { getFormId, sendOnce, toActionSubject } from './send-once.server'
import type { SendResult } from './send-result.server'

const schema = z.object({ comment: z.string().optional(), tick: z.string().optional() })
const done: SendResult = { to: '/dashboard', notice: { key: 'upload.success', values: { count: 1 } } }
const receipt = { title: 'Loonstrook', sent: [], next: 'Wij kijken ernaar.' }
const lost = (cause = new Error('reset')) => new ApiUnreachable({ cause })
type About = Parameters<typeof sendOnce>[2]

/** A client with a form, and a command that can fail; `judge` is the lookup after a lost answer. */
async function open(about: About = { subject: 'damage 1' }, answers = {}) {
	const ctx = await createFeatureContext(answers)
	let judge: ((error: Error) => Promise<LostAnswer>) | undefined
	Object.assign(ctx.api, { judgeLostAnswers: (given: typeof judge) => (judge = given) })
	const send = vi.fn(async () => done)
	const press = async (fields: Record<string, string> = {}, more: Partial<About> = {}) => {
		const form = await parseForm(post(fields), schema)
		return sendOnce(ctx, form, { ...about, ...more }, send)
	}
	const newId = () => getFormId(ctx, about.subject)
	const pressNew = async (fields: Record<string, string> = {}) =>
		press({ ...fields, [formIdField]: await newId() })
	/** Loses the command's answer; `sendOnce` decides whether the command counts. */
	const lose = (error: Error = lost()) =>
		send.mockImplementationOnce(async () => {
			if ((await judge?.(error)) === 'arrived') return done
			throw error
		})
	return { ctx, send, press, pressNew, newId, lose, notices: () => ctx.session.data.notices }
}

async function read(answer: Response) {
	return { status: answer.status, ...((await answer.json()) as FormReply) }
}
const errorsOf = async (answer: Response) => (await read(answer)).result.error

test('A form is sent once: a second press of it lands where the first did, and says so', async () => {
	const { send, press, newId, notices } = await open()
	const fields = { comment: 'a', [formIdField]: await newId() }
	expect(await locationOf(press(fields))).toBe('/dashboard')
	expect(await locationOf(press(fields))).toBe('/dashboard')
	expect(send).toHaveBeenCalledTimes(1)
	expect(notices()).toMatchObject([
		{ kind: 'success', key: 'upload.success', values: { count: 1 }, links: [] },
		{ kind: 'info', key: 'sending.already', values: { when: expect.stringMatching(/\d uur$/) as unknown } },
	])
	expect(await newId()).not.toBe(fields[formIdField])
})

test('A form that only leads somewhere says nothing of it', async () => {
	const { press, newId, notices } = await open({ subject: 'x', quiet: true })
	const fields = { [formIdField]: await newId() }
	await press(fields)
	await press(fields)
	expect(notices()).toHaveLength(1)
	expect(await locationOf(press({ [formIdField]: await newId() }, { isDone: true }))).toBe('/')
	expect(notices()).toHaveLength(1)
})

test('What differs from what was sent is shown again, to be sent on purpose; the page’s own fields make no difference', async () => {
	const { ctx, send, press, newId } = await open()
	const fields = { comment: 'a', [formIdField]: await newId(), formToken: '1' }
	await press(fields)
	const answer = (await press({ ...fields, comment: 'b' })) as Response
	expect(answer.status).toBe(422)
	expect(await errorsOf(answer)).toEqual({
		'': [expect.stringContaining('U verstuurde dit formulier al op')],
	})
	expect(await locationOf(press({ ...fields, formToken: '2', [sendAgainField]: 'on' }))).toBe('/dashboard')
	const files = [{ name: 'a.pdf', sha256: '1' }]
	expect((await press(fields, { files })).status).toBe(422)
	expect([send.mock.calls.length, ctx.outcome.failed]).toEqual([1, true])
})

test('An action point that was closed with other answers says so', async () => {
	const about = toActionSubject(createAction({ id: '7' }))
	expect(about).toMatchObject({ subject: 'action 7', closes: '7', isDone: false })
	const { ctx, send, press, newId } = await open(about)
	const fields = { comment: 'a', [formIdField]: await newId() }
	send.mockResolvedValueOnce({ ...done, receipt })
	await press(fields)
	expect(ctx.session.data.doneActions).toEqual(['7'])
	const answer = await read((await press({ ...fields, comment: 'Graag in mei' })) as Response)
	expect(answer.result.error?.['']?.[0]).toMatch(/^U verstuurde dit al op .* met andere antwoorden/)
	const [kept] = await listReceipts(getRecordOwner(ctx))
	const links = [{ href: '/help' }, { href: `/receipts/${kept?.id}`, label: 'Bekijk het bewijs' }]
	expect(answer).toMatchObject({ status: 409, unsent: { rows: [{ detail: 'Graag in mei' }], links } })
	expect(send).toHaveBeenCalledTimes(1)
})

test.each<Record<string, string>>([{}, { [formIdField]: 'never given' }])(
	'A form without an id of ours sends nothing: %j',
	async (fields) => {
		const { send, press } = await open()
		const answer = (await press(fields)) as Response
		expect(await errorsOf(answer)).toEqual({ '': [expect.stringContaining('niet meer actueel')] })
		expect(send).not.toHaveBeenCalled()
	},
)

test('What is done already is not sent, and the form may be sent when it is not', async () => {
	const { ctx, send, press, newId } = await open()
	const fields = { comment: 'Graag voor mei', [formIdField]: await newId() }
	const files = [{ name: 'strook.pdf', sha256: '1' }]
	const answer = await read((await press(fields, { isDone: true, files })) as Response)
	expect([answer.status, answer.result.error]).toEqual([409, { '': [ctx.say('sending.taken.text')] }])
	expect(answer.unsent?.rows).toEqual([
		{ term: 'Ingevuld', detail: 'Graag voor mei' },
		{ term: 'Bestand', detail: 'strook.pdf' },
	])
	expect(send).not.toHaveBeenCalled()
	expect(await locationOf(press(fields))).toBe('/dashboard')
})

test('A receipt, last answers and no draft are left of what was sent', async () => {
	const { ctx, send, pressNew, notices } = await open()
	const owner = getRecordOwner(ctx)
	await saveDraft(owner, { subject: 'damage 1', closes: '7' }, 'half')
	await saveDraft(owner, { subject: 'damage 2' }, 'other')
	const links = [{ href: '/x', key: 'sending.receipt' as const }]
	const typed = { own: { running: 'yes' } }
	send.mockResolvedValueOnce({
		to: '/x',
		notice: { kind: 'error', key: 'upload.success', links },
		receipt,
		answers: { subject: 's', typed },
	})
	expect(await locationOf(pressNew())).toBe('/x')
	const [kept] = await listReceipts(owner)
	expect(kept?.title).toBe('Loonstrook')
	expect(notices()[0]).toMatchObject({
		kind: 'error',
		links: [{ href: '/x' }, { href: `/receipts/${kept?.id}`, key: 'sending.receipt' }],
	})
	expect((await findAnswers(owner, 's'))?.typed).toEqual(typed)
	expect(await findDraft(owner, 'damage 1', z.string())).toBeUndefined()
	expect(await listDrafts(owner)).toHaveLength(1)
})

test('A failure shows the form again, in the API’s words or those of the form; it may be sent again', async () => {
	const { ctx, send, pressNew, press, newId } = await open()
	send.mockRejectedValueOnce(new ApiFailure(422, 'invalidOtp'))
	expect(await errorsOf((await pressNew()) as Response)).toEqual({ '': [ctx.say('errors.invalidOtp')] })
	send.mockRejectedValueOnce(new ApiFailure(422, 'invalidOtp'))
	const own = await press({ [formIdField]: await newId() }, { failure: 'sending.missing' })
	expect(await errorsOf(own)).toEqual({ '': [ctx.say('sending.missing')] })
	expect(await locationOf(pressNew())).toBe('/dashboard')
})

test('A lost answer of a form that binds and whose action is done is told neither as the client’s nor as failed, at every press', async () => {
	const answers = { 'GET /api/actions': [{ id: '8' }, { id: '7', isDone: true }] }
	const about = { subject: 'x', closes: '7', readShown: () => undefined }
	const { ctx, send, press, newId, lose, notices } = await open(about, answers)
	lose()
	const fields = { [formIdField]: await newId(), comment: 'Graag in mei' }
	for (const isDone of [false, true]) {
		const answer = await read((await press(fields, { isDone })) as Response)
		expect([answer.status, answer.result.error]).toEqual([409, { '': [ctx.say('sending.settled.text')] }])
		expect(answer.unsent).toMatchObject({
			rows: [{ detail: 'Graag in mei' }],
			purpose: ctx.say('sending.settled.purpose'),
		})
	}
	expect([send.mock.calls.length, notices(), await listReceipts(getRecordOwner(ctx))]).toEqual([1, [], []])
})

test.each([
	[
		'the action that is closed',
		{ closes: '7' },
		{ 'GET /api/actions': [{ id: '8' }, { id: '7', isDone: true }] },
	],
	['another call', { hasArrived: async () => true }, {}],
])('A lost answer counts as one where %s tells that it arrived', async (_what, about, answers) => {
	const { pressNew, lose, notices } = await open({ subject: 'x', ...about }, answers)
	lose()
	expect(await locationOf(pressNew())).toBe('/dashboard')
	expect(notices()).toMatchObject([{ key: 'upload.success' }, { kind: 'info', key: 'sending.arrived' }])
})

test.each([
	['the action that is open', { closes: '7' }, { 'GET /api/actions': [{ id: '7', isDone: false }] }],
	['another call', { hasArrived: async () => false }, {}],
])(
	'A lost answer is a failure that may be repeated where %s tells that it did not arrive',
	async (_what, about, answers) => {
		const { ctx, pressNew, lose } = await open({ subject: 'x', ...about }, answers)
		lose()
		const answer = await read((await pressNew()) as Response)
		expect([answer.status, answer.sendAgain]).toEqual([503, undefined])
		expect(answer.result.error?.['']?.[0]).toContain(ctx.say('sending.missing'))
		expect(await locationOf(pressNew())).toBe('/dashboard')
	},
)

test.each([
	['nothing', {}, {}],
	['an action that is not there', { closes: '7' }, { 'GET /api/actions': [] }],
	['a call that fails', { hasArrived: async () => Promise.reject(lost()) }, {}],
])('Where %s tells, the client is asked, in every tab, until they say so', async (_what, about, answers) => {
	const { send, pressNew, press, newId, lose } = await open({ subject: 'x', ...about }, answers)
	lose(new ApiFailure(504, undefined))
	const first = await read((await pressNew({ comment: 'a' })) as Response)
	expect(first).toMatchObject({ status: 504, sendAgain: { formId: await newId() } })
	const again = await read((await pressNew({ comment: 'a' })) as Response)
	expect(again).toMatchObject({ status: 422, sendAgain: first.sendAgain })
	expect(again.result.initialValue).toMatchObject({ comment: 'a' })
	expect(send).toHaveBeenCalledTimes(1)
	expect(await locationOf(press({ [formIdField]: await newId(), [sendAgainField]: 'on' }))).toBe('/dashboard')
})

test('What is not there after a call that took too long may still arrive', async () => {
	const { pressNew, lose } = await open({ subject: 'x', hasArrived: async () => false })
	for (const error of [lost(new DOMException('', 'TimeoutError')), new ApiFailure(504, undefined)]) {
		lose(error)
		expect((await read((await pressNew()) as Response)).sendAgain).toBeDefined()
	}
})

test('A doubt is over once something tells; a refusal in between keeps it', async () => {
	const hasArrived = vi.fn(async (): Promise<boolean | undefined> => undefined)
	const { send, pressNew, press, newId, lose } = await open({ subject: 'x', hasArrived })
	lose()
	expect(((await pressNew()) as Response).status).toBe(503)
	send.mockRejectedValueOnce(new ApiFailure(422, undefined))
	await press({ [formIdField]: await newId(), [sendAgainField]: 'on' })
	expect((await read((await pressNew()) as Response)).sendAgain).toBeDefined()
	hasArrived.mockResolvedValue(false)
	expect(await locationOf(pressNew())).toBe('/dashboard')
})

test('What does no harm twice is sent again without a question', async () => {
	const { pressNew, lose } = await open({ subject: 'x', mayRepeat: true })
	lose()
	expect((await read((await pressNew()) as Response)).sendAgain).toBeUndefined()
	expect(await locationOf(pressNew())).toBe('/dashboard')
})

test('What is a fault of ours is none of the API’s', async () => {
	const { pressNew, send } = await open()
	send.mockRejectedValueOnce(new Error('ours'))
	await expect(pressNew()).rejects.toThrow('ours')
	const { pressNew: other, lose } = await open({
		subject: 'x',
		hasArrived: async () => Promise.reject(new Error('ours too')),
	})
	lose()
	await expect(other()).rejects.toThrow('ours too')
})

test('What was sent without a word closes nothing, says nothing, and is kept before who waits hears of it', async () => {
	const { ctx, send, pressNew, notices } = await open()
	const commit = vi.spyOn(ctx.session, 'commit')
	send.mockResolvedValueOnce({ to: '/x' })
	expect(await locationOf(pressNew())).toBe('/x')
	expect([ctx.session.data.doneActions, notices(), commit.mock.calls.length]).toEqual([[], [], 1])
})

test('The same fields in another order are the same form; another file is another', async () => {
	const { send, press, newId } = await open()
	const id = await newId()
	const file = { name: 'a.pdf', sha256: '1' }
	const statusOf = async (fields: Record<string, string>, files = [file]) =>
		(await press({ ...fields, [formIdField]: id }, { files })).status
	expect(await statusOf({ comment: 'a', tick: 'on' })).toBe(303)
	expect(await statusOf({ tick: 'on', comment: 'a' })).toBe(303)
	expect(await statusOf({ comment: 'a', tick: 'on' }, [{ ...file, sha256: '2' }])).toBe(422)
	expect(await statusOf({ comment: 'a', tick: 'on' }, [{ ...file, name: 'b.pdf' }])).toBe(422)
	expect(send).toHaveBeenCalledTimes(1)
})

test('What did not arrive is said in the words of the form, and leaves no doubt', async () => {
	const arrivals: (boolean | undefined)[] = [undefined, undefined, false]
	const hasArrived = async () => arrivals.shift()
	const { ctx, pressNew, press, newId, lose } = await open({
		subject: 'x',
		hasArrived,
		failure: 'sending.changed',
	})
	lose()
	await pressNew()
	lose()
	const answer = await press({ [formIdField]: await newId(), [sendAgainField]: 'on' })
	expect(await errorsOf(answer)).toEqual({
		'': [`${ctx.say('sending.changed')} ${ctx.say('sending.missing')}`],
	})
	expect(await locationOf(pressNew())).toBe('/dashboard')
})
