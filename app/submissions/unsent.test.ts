import { expect, test, vi } from 'vitest'
import { z } from 'zod/v4'
import { ApiFailure } from '#app/api/errors'
import { parseForm } from '#app/forms/parse-form.server'
import type { FormReply } from '#app/request/form-reply'
import { dropInputField, formIdField } from '#app/request/form-fields'
import { createAction, createFeatureContext, post } from '#tests/support/feature-context'
import { getFormId, sendOnce, toActionSubject } from './send-once.server'
import type { SendResult } from './send-result.server'

const action = toActionSubject(createAction({ id: '7' }))
type About = Parameters<typeof sendOnce>[2]

async function press(about: About, fields: Record<string, string>, { answers = {}, error }: Failing = {}) {
	const ctx = await createFeatureContext(answers)
	const send = vi.fn(async (): Promise<SendResult> => ({ to: '/dashboard' }))
	if (error) send.mockRejectedValueOnce(error)
	const posted = post({ ...fields, [formIdField]: await getFormId(ctx, about.subject) })
	const form = await parseForm(posted, z.object({ comment: z.string() }))
	const answer = (await sendOnce(ctx, form, about, send)) as Response
	const reply = answer.status === 303 ? undefined : ((await answer.json()) as FormReply)
	return { status: answer.status, reply, send }
}

interface Failing {
	answers?: Record<string, unknown>
	error?: Error
}

test.each([
	[409, true, 409],
	[404, true, 409],
	[422, true, 409],
	[422, false, 422],
	[500, true, 409],
	[500, false, 502],
])('A refusal (%i) of an action that is done now (%s) is answered with %i', async (status, isDone, told) => {
	const answers = { 'GET /api/actions': [{ id: '7', isDone }] }
	const error = new ApiFailure(status, 'invalidActionType')
	const answer = await press(action, { comment: 'Graag in mei' }, { answers, error })
	expect(answer.status).toBe(told)
	const words = answer.reply?.result.error?.['']?.[0] ?? ''
	expect(words.includes('Wij weten niet of dat uw antwoord was. Er ging iets mis bij ons')).toBe(
		status === 500 && isDone,
	)
	expect(answer.reply?.unsent?.rows).toEqual(
		told === 409 ? [{ term: 'Ingevuld', detail: 'Graag in mei' }] : undefined,
	)
})

test('What the chosen answer leaves out goes unsent only when the client says so', async () => {
	const about = { ...action, listDropped: () => [{ term: 'Opmerking', detail: 'Mits in mei' }] }
	const asked = await press(about, { comment: 'Mits in mei' })
	expect([asked.status, asked.reply?.confirm?.name]).toEqual([422, dropInputField])
	expect(asked.reply?.result.error?.['']?.[0]).toContain('Opmerking: Mits in mei')
	expect(asked.send).not.toHaveBeenCalled()
	const sent = await press(about, { comment: 'Mits in mei', [dropInputField]: 'on' })
	expect([sent.status, sent.send.mock.calls.length]).toEqual([303, 1])
})
