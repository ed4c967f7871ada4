import { describe, expect, test } from 'vitest'
import { deal } from '#tests/support/full'
import { house, run, type Members, type Name } from '#tests/support/prefilled-forms'

const partNow = (members: Members) => ({ loan_parts: [{ ...house.loan_parts[0], ...members }] })
const valueNow = (members: Members) => ({ collateral: { ...house.collateral, ...members } })
const savingNow = (members: Members) => ({ smartcare: { ...house.smartcare, ...members } })

/** Texts of a record that no form would accept, or that change on their way through a browser. */
const hostileTexts = [
	...['onbekend', '1234', 'geen@', '0', '-', 'V'.repeat(300), '06 12345678 / 050 5551234', '31-02-1980'],
	...[
		' Anna  Maria ',
		'Anna\nMaria',
		'Anna\r\n Maria',
		'An\u0000na',
		'An\u0007na',
		'An\ud800na',
		'Ａｎｎａ',
		'Anna\u200b',
	],
	...[
		'Anna \u2013 Maria',
		'<b>Anna</b>',
		'"Anna" & co',
		'e\u0301e\u0301n',
		'\u200eאנה',
		'😀'.repeat(50),
		'€ 1.234',
		'１２３',
	],
]
/** `-` is no basis (contract §8). */
const hostileBases = hostileTexts.filter((text) => text !== '-')
const hostileDays = ['1800-05-05', '1900-01-02', '2199-12-31', '1000-01-01', '1800-05-05T00:00:00Z']
const hostileAmounts = [-5, -0.005, 0.001, 7.005, 1e9, 123_456_789_012.345, 0.1 + 0.2]

const textMembers = {
	initials: 'initials',
	first_name: 'firstName',
	preposition: 'preposition',
	last_name: 'lastName',
	street_name: 'streetName',
	house_number: 'houseNumber',
	house_number_addition: 'houseNumberAddition',
	zipcode: 'zipcode',
	city: 'city',
	birth_last_name: 'birthLastName',
	birth_preposition: 'birthPreposition',
	phone_home: 'phoneHome',
	phone_mobile: 'phoneMobile',
	email: 'email',
	marital_state: 'maritalState',
	degree: 'degree',
}
const days = (make: (day: string) => [Name, Members]) => hostileDays.map(make)
const amounts = (make: (amount: number) => [Name, Members]) => hostileAmounts.map(make)

/** A form and what its record has. */
const hostileRecords: [Name, Members][] = [
	...hostileTexts.map((text): [Name, Members] => [
		'inventory',
		Object.fromEntries(Object.keys(textMembers).map((member) => [member, text])),
	]),
	...hostileTexts.map((text): [Name, Members] => ['phone', { phone_mobile: text }]),
	...hostileTexts.map((text): [Name, Members] => [
		'signature',
		{ sepa_accountholder_iban_account: text, sepa_accountholder_iban_name: text },
	]),
	...hostileTexts.map((text): [Name, Members] => ['loanParts', partNow({ type: text })]),
	...hostileTexts.map((text): [Name, Members] => ['check', partNow({ type: text })]),
	...hostileBases.map((text): [Name, Members] => ['loanParts', valueNow({ based_on: text })]),
	...hostileBases.map((text): [Name, Members] => ['marketValue', valueNow({ based_on: text })]),
	...days((day) => ['inventory', { date_of_birth: day }]),
	...days((day) => ['loanParts', valueNow({ market_value_date: day })]),
	...days((day) => ['marketValue', valueNow({ market_value_date: day })]),
	...days((day) => [
		'loanParts',
		partNow({ date: day, start_of_fixed_rate_period: day, end_of_fixed_rate_period: day }),
	]),
	...days((day) => ['check', partNow({ date: day, end_of_fixed_rate_period: day })]),
	...days((day) => ['loanParts', savingNow({ abstain_from_calculation_till: day })]),
	...amounts((amount) => ['loanParts', valueNow({ market_value: amount })]),
	...amounts((amount) => ['marketValue', valueNow({ market_value: amount })]),
	...amounts((amount) => ['loanParts', savingNow({ minimum_savings_amount: amount })]),
	...amounts((amount) => ['loanParts', partNow({ amount, current_amount: amount, interest: amount })]),
	...amounts((amount) => ['check', partNow({ amount, current_amount: amount, interest: amount })]),
]

const isRaw = (value: unknown) => typeof value === 'string' || typeof value === 'number'

/** Texts and numbers of a body or record, on any level. */
function listLeaves(value: unknown): unknown[] {
	if (isRaw(value)) return [value]
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listLeaves) : []
}

/** A day in every spelling of the wire is one. */
const toDay = (value: unknown) => {
	const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(String(value)) ?? []
	return year === undefined ? value : [`${year}-${month}-${day}`, `${day}-${month}-${year}`]
}

describe('A record that no form would accept goes out untouched, as it is', () => {
	test.each(deal('wire', hostileRecords))('%s: %j', async (name, members) => {
		const { errors, bodies } = await run(name, { was: members })
		expect(errors).toEqual({})
		expect(bodies).toHaveLength(1)
		const sent = listLeaves(bodies[0])
		// The phone number of the check goes out when it was changed.
		const changed = name === 'phone' ? [] : listChanged(members)
		for (const value of changed)
			expect(
				[toDay(value)].flat().some((one) => sent.includes(one)),
				String(value),
			).toBe(true)
	})
})

/** Members that differ from the usual record. */
function listChanged(members: Members) {
	const usual = listLeaves(house)
	return listLeaves(members).filter((value) => !usual.includes(value))
}
