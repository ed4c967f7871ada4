import { z } from 'zod/v4'
import type { Action } from '#app/api/resources/action'
import type { Mortgage } from '#app/api/resources/mortgage'
import { savingsPeriods } from '#app/api/resources/savings-period'
import type { UsesSending } from '#app/request/context.server'
import { doubtAmount, type Doubt } from '#app/forms/doubts.server'
import { toPath } from '#app/forms/error-place'
import { createFieldSchemas } from '#app/forms/field-schemas.server'
import { findText } from '#app/forms/find-value'
import { isUntouched } from '#app/forms/prefill'
import { createPrefilledSchema } from '#app/forms/parse-prefilled.server'
import type { CompleteForm } from '#app/forms/parse-form.server'
import type { Say } from '#app/i18n/say.server'
import { formatWireDate } from '#app/lib/format-date'
import { formatMoney } from '#app/lib/money'
import { getToday } from '#app/lib/wall-clock'
import { paths } from '#app/paths'
import { createFact } from '#app/products/facts'
import { toActionSubject, sendOnce } from '#app/submissions/send-once.server'
import { offersOwnAmount, listOpportunityTerms, prefillOpportunity } from './opportunity-page.server'

/** Validates only the fields of the chosen answer [342] [343] [A40] [A95]. */
export function createOpportunitySchema(action: Action, say: Say) {
	const { date, moneyAboveZero, choice } = createFieldSchemas(say)
	const { customAmount } = prefillOpportunity(action)
	const answers = [
		z.object({ isAgreed: z.enum(['yes', 'no']) }),
		z.object({ isAgreed: z.literal('future_date'), futureDate: date({ earliest: getToday() }) }),
	] as const
	const own = z.object({
		isAgreed: z.literal('custom_amount'),
		customAmount: createPrefilledSchema(moneyAboveZero(), customAmount),
		customPeriod: choice(savingsPeriods),
	})
	const none = { error: say('validation.choice') }
	return z.discriminatedUnion('isAgreed', [...answers, offersOwnAmount(action) ? own : withdrawn(say)], none)
}

/** The own amount when it is not offered any more: its fields are read, so that they can be shown. */
function withdrawn(say: Say) {
	return z
		.object({
			isAgreed: z.literal('custom_amount'),
			customAmount: z.custom<number>(() => true),
			customPeriod: z.custom<Period>(() => true),
		})
		.refine(() => false, { path: ['isAgreed'], error: say('validation.choice') })
}

/** A row beside what changed, of an own amount that was typed and is not offered any more. */
export function listWithdrawnAnswer(action: Action, payload: Record<string, unknown>, say: Say) {
	const { isAgreed, customAmount, customPeriod } = payload
	if (isAgreed !== 'custom_amount' || typeof customAmount !== 'string' || offersOwnAmount(action)) return []
	const { answer, options, period, notOffered } = say.table('opportunity')
	const chosen = savingsPeriods.find((one) => one === customPeriod)
	const typed = [customAmount, chosen && period[chosen]].filter(Boolean).join(' ')
	return [{ term: answer, was: [`${options.custom_amount}: ${typed}`], now: [notOffered] }]
}

type Period = (typeof savingsPeriods)[number]
type Answer =
	| { isAgreed: 'yes' | 'no' }
	| { isAgreed: 'future_date'; futureDate: string }
	| { isAgreed: 'custom_amount'; customAmount: number; customPeriod: Period }

/** @see [345] */
export function sendOpportunityAnswer(
	ctx: UsesSending<'api'>,
	form: CompleteForm<Answer>,
	action: Action,
	{ id, label }: Mortgage,
) {
	const { api, say } = ctx
	const { value } = form
	const texts = say.table('opportunity')
	const listAnswers = () => [
		createFact(texts.answer, texts.options[value.isAgreed]),
		...detailsOf(value, say),
	]
	const about = {
		...toActionSubject(action),
		route: 'actions/opportunity' as const,
		readShown: () => listOpportunityTerms(action, label, say),
		listAnswers,
		listDropped: () => listOtherDetails(form, action, say),
		doubts: listDoubts(form, action, say),
	}
	return sendOnce(ctx, { ...form, ...guideDetails(form) }, about, async () => {
		await api.post(
			`/api/products/mortgages/${encodeURIComponent(id)}/update-present-opportunity-to-consumer`,
			{ productActionId: action.id, futureDate: null, customAmount: null, customPeriod: null, ...value },
		)
		return {
			to: paths.mortgages.detail(id),
			notice: { key: 'opportunity.sent' },
			receipt: {
				title: label ? `${texts.receipt}: ${label}` : texts.receipt,
				sent: listAnswers(),
				next: texts.next[value.isAgreed],
			},
		}
	})
}

const details = {
	yes: [],
	no: [],
	future_date: ['futureDate'],
	custom_amount: ['customAmount', 'customPeriod'],
}

/** A detail of another answer is not shown: what the API says of it is shown at the answer. */
function guideDetails({ value, places }: CompleteForm<Answer>) {
	const hidden = Object.values(details)
		.flat()
		.filter((name) => !details[value.isAgreed].some((own) => own === name))
	return {
		places: new Map([...places].filter(([name]) => !hidden.includes(name))),
		guides: new Map(hidden.map((name) => [toPath(name), 'isAgreed'])),
	}
}

/** The own amount beside the one that the firm named. */
function listDoubts({ value, submission }: CompleteForm<Answer>, action: Action, say: Say): Doubt[] {
	if (value.isAgreed !== 'custom_amount') return []
	const name = 'customAmount'
	const { customAmount } = prefillOpportunity(action)
	if (isUntouched(customAmount, findText(submission.payload, name))) return []
	const question = doubtAmount(value.customAmount, customAmount.value, say)
	return question === undefined ? [] : [{ name, value: value.customAmount, question }]
}

/** Input beside an answer that the client did not choose. */
function listOtherDetails({ value, submission }: CompleteForm<Answer>, action: Action, say: Say) {
	const { date, amount } = say.table('opportunity')
	const { futureDate, customAmount } = submission.payload
	const factOf = (term: string, text: unknown) =>
		typeof text === 'string' && text.trim() !== '' ? [createFact(term, text.trim())] : []
	const isOwn =
		typeof customAmount === 'string' && !isUntouched(prefillOpportunity(action).customAmount, customAmount)
	return [
		...(value.isAgreed === 'future_date' ? [] : factOf(date, futureDate)),
		...(value.isAgreed === 'custom_amount' || !isOwn ? [] : factOf(amount, customAmount)),
	]
}

function detailsOf(value: Answer, say: Say) {
	const texts = say.table('opportunity')
	if (value.isAgreed === 'future_date')
		return [createFact(texts.notBefore, formatWireDate(value.futureDate, say.language))]
	if (value.isAgreed !== 'custom_amount') return []
	return [createFact(texts.from, `${formatMoney(value.customAmount)} ${texts.period[value.customPeriod]}`)]
}
