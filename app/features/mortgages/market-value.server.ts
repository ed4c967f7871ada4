import type { SerializeFrom } from '@remix-run/node'
import { z } from 'zod/v4'
import type { Action } from '#app/api/resources/action'
import type { Mortgage } from '#app/api/resources/mortgage'
import type { Visit } from '#app/context.server'
import { formValues } from '#app/forms/form-values.server'
import type { CompleteForm } from '#app/forms/parse-form.server'
import type { Say } from '#app/i18n/say.server'
import { formatWireDate } from '#app/lib/format-date'
import { formatAmount, formatMoney } from '#app/lib/format-money'
import { typedWireDate } from '#app/lib/typed-date'
import { paths } from '#app/paths'
import { fact } from '#app/products/facts'
import { actionForm, sendOnce } from '#app/sending/send-once.server'
import { basisChoices } from '#app/products/value-basis'

export type MarketValueView = SerializeFrom<typeof marketValuePage>

/** What is known of the house, and the form that changes it [324-327]. */
export function marketValuePage({ collateral }: Mortgage, say: Say) {
	const texts = say.table('marketValue')
	const { options, chosen } = basisChoices(collateral, say)
	return {
		purpose: texts.purpose,
		facts: [
			fact(texts.address, addressOf(collateral)),
			{ term: texts.current, detail: valueOf(collateral) ?? texts.unknown },
		],
		basis: { label: texts.basis, options, chosen },
		value: {
			label: texts.value,
			hint: texts.valueHint,
			known: collateral?.marketValue ? formatAmount(collateral.marketValue) : undefined,
		},
		date: {
			label: texts.date,
			hint: say('form.dateHint'),
			pickLabel: say('form.pickDate'),
			known: typedWireDate(collateral?.marketValueDate),
		},
		sends: texts.sends,
		submit: texts.submit,
	}
}

function addressOf(collateral: Mortgage['collateral']) {
	const { streetName, houseNumber, zipCode, city } = collateral ?? {}
	const lines = [
		[streetName, houseNumber],
		[zipCode, city],
	].map((words) => words.filter(Boolean).join(' '))
	return lines.filter(Boolean).join(', ') || undefined
}

function valueOf(collateral: Mortgage['collateral']) {
	return collateral?.marketValue ? formatMoney(collateral.marketValue) : undefined
}

/** Basis, value and date, all of them required [328]. */
export function marketValueForm({ collateral }: Mortgage, say: Say) {
	const { money, date, choice } = formValues(say)
	return z.object({
		basedOn: choice(basisChoices(collateral, say).options.map(({ value }) => value)),
		marketValue: money(),
		marketValueDate: date(),
	})
}
type MarketValue = z.output<ReturnType<typeof marketValueForm>>

/** Sends the new value. @see [329] */
export function sendMarketValue(
	visit: Visit,
	form: CompleteForm<MarketValue>,
	asked: Action,
	{ id, label, collateral }: Mortgage,
) {
	const { api, say } = visit
	const { value } = form
	const texts = say.table('marketValue')
	return sendOnce(visit, form, actionForm(asked), async () => {
		await api.post(`/api/products/mortgages/${encodeURIComponent(id)}/edit-market-value`, {
			productActionId: asked.id,
			...value,
		})
		const basis = basisChoices(collateral, say).options.find((option) => option.value === value.basedOn)
		return {
			to: paths.mortgages.detail(id),
			notice: { key: 'marketValue.saved' },
			receipt: {
				title: label ? `${texts.receipt}: ${label}` : texts.receipt,
				sent: [
					fact(texts.basis, basis?.label),
					fact(texts.value, formatMoney(value.marketValue)),
					fact(texts.date, formatWireDate(value.marketValueDate, say.language)),
				],
				next: texts.next,
			},
		}
	})
}
