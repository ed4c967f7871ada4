import { createGroup, type Dialect } from './dialect'
import { mapLeaves, type Document, type Json } from './document'

const { same, told } = createGroup('amounts')

const amounts =
	/(^|_)(amount|total|premium|cost|price|capital|disability)$|^(grand_total|total_|vat_total|market_value$|budget_|deductible_|renovation_)|Amount$/
const percentages = /^(interest|vat_percentage|repayment_percentage|percentage_complete)$/
const isAmount = (name: string, owner: string) => owner !== 'action_counter' && amounts.test(name)

function spelled(spell: (amount: number) => Json, isMeant = isAmount) {
	return (document: Document) =>
		mapLeaves(document, (value, name, owner) =>
			typeof value === 'number' && isMeant(name, owner) ? spell(value) : value,
		)
}

const isPercentage = (name: string) => percentages.test(name)
const dutch = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2 })
const plainDutch = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2, useGrouping: false })
const toCents = (amount: number) => Math.round(amount * 100)
const currency = 'EUR'

export const amountDialects: Dialect[] = [
	same(
		'"1250.75"',
		spelled((amount) => amount.toFixed(2)),
	),
	same(
		'"1.250,75"',
		spelled((amount) => dutch.format(amount)),
	),
	same(
		'"1250,75"',
		spelled((amount) => plainDutch.format(amount)),
	),
	same(
		'{amount: "1250.75", currency}',
		spelled((amount) => ({ amount: amount.toFixed(2), currency })),
	),
	same(
		'{value: "1250.75", currency}',
		spelled((amount) => ({ value: amount.toFixed(2), currency })),
	),
	same(
		'{amount: "1.250,75", currency}',
		spelled((amount) => ({ amount: dutch.format(amount), currency })),
	),
	same(
		'{amount_minor, currency}',
		spelled((amount) => ({ amount_minor: toCents(amount), currency })),
	),
	same(
		'{cents, currency}',
		spelled((amount) => ({ cents: toCents(amount), currency })),
	),
	same(
		'{amount: 1250, currency} with API_MONEY=euro',
		spelled((amount) => ({ amount, currency })),
		{
			env: { API_MONEY: 'euro' },
		},
	),
	same(
		'{amount: 125075, currency} with API_MONEY=cents',
		spelled((amount) => ({ amount: toCents(amount), currency })),
		{ env: { API_MONEY: 'cents' } },
	),
	same(
		'empty text',
		spelled(() => ''),
		{ plain: spelled(() => null) },
	),
	same(
		'percentages as "3.850"',
		spelled((part) => part.toFixed(3), isPercentage),
	),
	same(
		'percentages as "3,85"',
		spelled((part) => part.toFixed(2).replace('.', ','), isPercentage),
	),
	same(
		'all numbers as text',
		spelled(String, () => true),
	),
	told(
		'"1.250"',
		spelled((amount) =>
			amount >= 1000 && Number.isInteger(amount) ? dutch.format(amount).slice(0, -3) : amount,
		),
	),
	told(
		'{amount: 1250, currency}',
		spelled((amount) => ({ amount: Math.round(amount), currency })),
	),
	told(
		'another currency',
		spelled((amount) => ({ amount: amount.toFixed(2), currency: 'USD' })),
	),
	told(
		'words',
		spelled((amount) => `circa ${amount}`),
	),
]
