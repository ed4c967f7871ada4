import { findKnown } from '#app/lib/unread'
import type { StatedAction } from '#app/products/task-state.server'
import { z } from 'zod/v4'
import type { Action } from '#app/api/resources/action'
import type { UsesOwner, UsesSending } from '#app/request/context.server'
import { createFieldSchemas } from '#app/forms/field-schemas.server'
import { answerInvalid, isComplete, parseFields } from '#app/forms/parse-form.server'
import { readForm } from '#app/request/read-form.server'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import { getFormId, sendOnce } from '#app/submissions/send-once.server'
import { settleRequirements } from './requirements.server'

/** @see contract §6 */
const testCases = ['client', 'partner', 'duo_one_loan', 'duo_three_loans'] as const

export function getRenewSubject({ id }: Action) {
	return `ockto code ${id}`
}

function testSubject({ id }: Action) {
	return `ockto test ${id}`
}

/** Test data replaces shared data when the firm's API offers it [579]. */
export async function buildTestForm(ctx: UsesOwner<'say'>, action: Action) {
	const { cases, ...words } = ctx.say.table('ockto').test
	return {
		...words,
		unanswered: ctx.say('form.unanswered'),
		options: testCases.map((value) => ({ value, label: cases[value] })),
		formId: await getFormId(ctx, testSubject(action)),
	}
}

/** Two forms post to one address: the button for a new code, and the test data. */
export async function postOckto(ctx: UsesSending<'api'>, action: StatedAction, request: Request) {
	const fields = await readForm(request)
	const about = { isDone: action.isDone, quiet: true, mayRepeat: true }
	const to = paths.ocktoForm(action.id)
	const call = (name: string) => `/api/inventory-form/${name}/${encodeURIComponent(action.id)}`
	if (fields.get('intent') !== 'test') {
		const form = parseFields(fields, z.object({}), request)
		return sendOnce(ctx, form, { ...about, subject: getRenewSubject(action) }, async () => {
			await ctx.api.post(call('ockto-renew-qr'))
			return { to, notice: { key: 'ockto.renew.done' } }
		})
	}
	const form = parseFields(fields, testSchema(ctx.say), request)
	if (!isComplete(form)) return answerInvalid(ctx, form)
	const { testCase } = form.value
	return sendOnce(ctx, form, { ...about, subject: testSubject(action) }, async () => {
		const { value } = await settleRequirements(ctx, action.id)
		if (findKnown(value?.ockto)?.ocktoDebug !== true) return { to }
		await ctx.api.post(call('ockto-debug'), { testCase })
		return { to, notice: { key: 'ockto.test.done' } }
	})
}

function testSchema(say: Say) {
	return z.object({ testCase: createFieldSchemas(say).choice(testCases) })
}
