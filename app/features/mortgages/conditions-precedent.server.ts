import type { SerializeFrom } from '@remix-run/node'
import { z } from 'zod/v4'
import type { Action } from '#app/api/resources/action'
import type { RequestContext } from '#app/request/context.server'
import { createFieldSchemas } from '#app/forms/field-schemas.server'
import type { CompleteForm } from '#app/forms/parse-form.server'
import type { Say } from '#app/i18n/say.server'
import { formatWireDate } from '#app/lib/format-date'
import { paths } from '#app/paths'
import { createFact } from '#app/products/facts'
import { toActionSubject, sendOnce } from '#app/sending/send-once.server'

export type ConditionsPrecedentView = SerializeFrom<typeof buildConditionsPrecedentView>

/** The page that asks until when a purchase can be dissolved [331]. */
export function buildConditionsPrecedentView({ comment, isDone }: Action, say: Say) {
	const texts = say.table('conditionsPrecedent')
	return {
		purpose: isDone ? undefined : texts.purpose,
		facts: comment ? [createFact(texts.comment, comment)] : [],
		date: { label: texts.date, hint: say('form.dateHint'), pickLabel: say('form.pickDate') },
		sends: texts.sends,
		submit: texts.submit,
	}
}

/** The date is required [331]. */
export function createConditionsPrecedentSchema(say: Say) {
	return z.object({ dateConditionsPrecedent: createFieldSchemas(say).date() })
}
type ConditionsPrecedent = z.output<ReturnType<typeof createConditionsPrecedentSchema>>

/** Sends the date. @see [332] */
export function sendConditionsPrecedent(
	ctx: RequestContext,
	form: CompleteForm<ConditionsPrecedent>,
	action: Action,
) {
	const { api, say } = ctx
	const { dateConditionsPrecedent } = form.value
	const texts = say.table('conditionsPrecedent')
	return sendOnce(ctx, form, toActionSubject(action), async () => {
		const id = encodeURIComponent(action.id)
		await api.post(`/api/products/mortgages/actions/${id}/date-conditions-precedent`, {
			dateConditionsPrecedent,
		})
		return {
			to: paths.dashboard(),
			notice: { key: 'conditionsPrecedent.sent' },
			receipt: {
				title: texts.receipt,
				sent: [
					createFact(texts.mortgage, action.product?.label),
					createFact(texts.day, formatWireDate(dateConditionsPrecedent, say.language)),
				],
				next: texts.next,
			},
		}
	})
}
