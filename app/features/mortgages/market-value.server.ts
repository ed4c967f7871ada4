import type { SerializeFrom } from '@remix-run/node'
import { z } from 'zod/v4'
import type { Action } from '#app/api/resources/action'
import type { Mortgage } from '#app/api/resources/mortgage'
import type { RequestContext } from '#app/request/context.server'
import { createFieldSchemas } from '#app/forms/field-schemas.server'
import type { CompleteForm } from '#app/forms/parse-form.server'
import type { Say } from '#app/i18n/say.server'
import { formatWireDate } from '#app/lib/format-date'
import { formatAmount, formatMoney } from '#app/lib/format-money'
import { toTypedDate } from '#app/lib/typed-date'
import { paths } from '#app/paths'
import { createFact } from '#app/products/facts'
import { toActionSubject, sendOnce } from '#app/sending/send-once.server'
import { listBasisChoices } from '#app/products/value-basis'

export type MarketValueView = SerializeFrom<typeof buildMarketValueView>

/** What is known of the house, and the form that changes it [324-327]. */
export function buildMarketValueView({ collateral }: Mortgage, say: Say) {
	const texts = say.table('marketValue')
	const { options, chosen } = listBasisChoices(collateral, say)
	return {
		purpose: texts.purpose,
		facts: [
			createFact(texts.address, addressOf(collateral)),
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
			known: toTypedDate(collateral?.marketValueDate),
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
export function createMarketValueSchema({ collateral }: Mortgage, say: Say) {
	const { money, date, choice } = createFieldSchemas(say)
	return z.object({
		basedOn: choice(listBasisChoices(collateral, say).options.map(({ value }) => value)),
		marketValue: money(),
		marketValueDate: date(),
	})
}
type MarketValue = z.output<ReturnType<typeof createMarketValueSchema>>

/** Sends the new value. @see [329] */
export function sendMarketValue(
	ctx: RequestContext,
	form: CompleteForm<MarketValue>,
	action: Action,
	{ id, label, collateral }: Mortgage,
) {
	const { api, say } = ctx
	const { value } = form
	const texts = say.table('marketValue')
	return sendOnce(ctx, form, toActionSubject(action), async () => {
		await api.post(`/api/products/mortgages/${encodeURIComponent(id)}/edit-market-value`, {
			productActionId: action.id,
			...value,
		})
		const basis = listBasisChoices(collateral, say).options.find((option) => option.value === value.basedOn)
		return {
			to: paths.mortgages.detail(id),
			notice: { key: 'marketValue.saved' },
			receipt: {
				title: label ? `${texts.receipt}: ${label}` : texts.receipt,
				sent: [
					createFact(texts.basis, basis?.label),
					createFact(texts.value, formatMoney(value.marketValue)),
					createFact(texts.date, formatWireDate(value.marketValueDate, say.language)),
				],
				next: texts.next,
			},
		}
	})
}
