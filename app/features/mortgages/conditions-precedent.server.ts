import type { SerializeFrom } from '@remix-run/node'
import { z } from 'zod/v4'
import type { Action } from '#app/api/resources/action'
import type { Visit } from '#app/context.server'
import { formValues } from '#app/forms/form-values.server'
import type { CompleteForm } from '#app/forms/parse-form.server'
import type { Say } from '#app/i18n/say.server'
import { formatWireDate } from '#app/lib/format-date'
import { paths } from '#app/paths'
import { fact } from '#app/products/facts'
import { actionForm, sendOnce } from '#app/sending/send-once.server'

export type ConditionsPrecedentView = SerializeFrom<typeof conditionsPrecedentPage>

/** The page that asks until when a purchase can be dissolved [331]. */
export function conditionsPrecedentPage({ comment, isDone }: Action, say: Say) {
	const texts = say.table('conditionsPrecedent')
	return {
		purpose: isDone ? undefined : texts.purpose,
		facts: comment ? [fact(texts.comment, comment)] : [],
		date: { label: texts.date, hint: say('form.dateHint'), pickLabel: say('form.pickDate') },
		sends: texts.sends,
		submit: texts.submit,
	}
}

/** The date is required [331]. */
export function conditionsPrecedentForm(say: Say) {
	return z.object({ dateConditionsPrecedent: formValues(say).date() })
}
type ConditionsPrecedent = z.output<ReturnType<typeof conditionsPrecedentForm>>

/** Sends the date. @see [332] */
export function sendConditionsPrecedent(
	visit: Visit,
	form: CompleteForm<ConditionsPrecedent>,
	asked: Action,
) {
	const { api, say } = visit
	const { dateConditionsPrecedent } = form.value
	const texts = say.table('conditionsPrecedent')
	return sendOnce(visit, form, actionForm(asked), async () => {
		const id = encodeURIComponent(asked.id)
		await api.post(`/api/products/mortgages/actions/${id}/date-conditions-precedent`, {
			dateConditionsPrecedent,
		})
		return {
			to: paths.dashboard(),
			notice: { key: 'conditionsPrecedent.sent' },
			receipt: {
				title: texts.receipt,
				sent: [
					fact(texts.mortgage, asked.product?.label),
					fact(texts.day, formatWireDate(dateConditionsPrecedent, say.language)),
				],
				next: texts.next,
			},
		}
	})
}
