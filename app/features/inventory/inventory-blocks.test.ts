import { expect, test } from 'vitest'
import { listQuestions } from '#tests/support/list-questions'
import { buildInventoryBlocks, isSentToApi } from './inventory-blocks'

const known = { maritalState: ['1'], degree: ['2'], birthCountry: ['NL Nederland'] }
const ofPartner = { maritalState: ['3'], degree: ['4'], birthCountry: ['BE België'] }
const build = () => buildInventoryBlocks(known, ofPartner)

/** Copied from the specification. */
const person = [
	'gender: choice, answers MALE|FEMALE|X',
	'initials: text, size short, writing initials',
	'firstName: text, writing name, autoComplete given-name',
	'preposition: text, size medium, isOptional, writing lowercase',
	'lastName: text, writing name, autoComplete family-name',
	'streetName: text, writing name',
	'houseNumber: text, size short, writing digits, format houseNumber',
	'houseNumberAddition: text, size short, isOptional, writing code',
	'zipcode: text, size short, format postcode, writing code, autoComplete postal-code',
	'city: text, writing name, autoComplete address-level2',
	'birthDate: date, isPast, autoComplete bday',
	'birthCountry: select, answers NL Nederland',
	'birthPreposition: text, size medium, isOptional, writing lowercase',
	'birthLastName: text, writing name',
	'phoneHome: tel, isOptional, autoComplete home tel',
	'phoneMobile: tel, isOptional, autoComplete mobile tel',
	'email: email, autoComplete email',
	'maritalState: select, answers 1',
	'everDivorced: choice, answers yes|no, words yesNo, isOptional',
	'children: number, from 0, to 30, example 2, isWhole, isOptional',
	'degree: select, answers 2',
	'inPaidEmployment: choice, answers yes|no, words yesNo, isOptional',
	'grossMonthlyIncome: money',
	'smoker: choice, answers yes|no, words yesNo, isOptional',
]

/** First question of each part: sections have at most eight questions. */
const firsts = ['gender', 'streetName', 'birthDate', 'maritalState']

function inParts(rows: readonly string[], parts: readonly string[]) {
	return rows.flatMap((row) => {
		const part = parts[firsts.findIndex((name) => row.includes(`.${name}:`))]
		return part === undefined ? [row] : [part, row]
	})
}

test('All that is needed of a client is asked, and the browser may fill in what it knows', () => {
	const rows = person.map((line) => `  consumer.${line}`)
	const last = '  consumer.hasPartner: choice, answers yes|no, words yesNo'
	const parts = ['name', 'address', 'contact', 'situation'].map((name) => `${name}, joins consumer`)
	expect(listQuestions(build().consumer)).toEqual(['consumer', ...inParts([...rows, last], parts)])
})

test('The same is asked of a partner, whose data the browser does not know', () => {
	const changed: Record<string, string> = {
		birthCountry: 'birthCountry: select, answers BE België',
		maritalState: 'maritalState: select, answers 3',
		degree: 'degree: select, answers 4',
	}
	const rows = person.map((line) => {
		const other = changed[line.split(':')[0] ?? ''] ?? line
		return `  partner.${other.replace(/, autoComplete .*/, '')}, autoComplete off`
	})
	const ofPartner = 'about partner, when consumer.hasPartner=yes'
	const parts = ['Name', 'Address', 'Contact', 'Situation'].map(
		(name) => `partner${name}, ${ofPartner}, joins partner`,
	)
	expect(listQuestions(build().partner)).toEqual([`partner, ${ofPartner}`, ...inParts(rows, parts)])
})

test('The home, the mortgage, the pensions and the rest are asked, each with what follows from its answers', () => {
	const { consumer: _, partner: __, ...others } = build()
	expect(listQuestions(Object.values(others).flat())).toEqual([
		'additionalData',
		'  additionalData.appointmentGoal: longText, isOptional',
		'  additionalData.housingType: choice, answers eigendom|huurwoning|inwonend, isOptional',
		'  additionalData.estimatedValue: money, isOptional, when housingType=eigendom',
		'  additionalData.purchasePrice: money, isOptional',
		'  additionalData.existingOrNew: choice, answers existing|new, isOptional',
		'  additionalData.addressData: longText, isOptional',
		'mortgage',
		'  mortgage.hasMortgage: choice, answers yes|no, words yesNo, isOptional',
		'mortgageDetails, when mortgage.hasMortgage=yes',
		'  mortgage.lender: text, writing name, isOptional',
		'  mortgage.mortgageStartDate: date, isOptional',
		'  mortgage.mortgageEndDate: date, isOptional',
		'  mortgage.mortgageTotal: money, isOptional',
		'  mortgage.currentMortgageAmount: money, isOptional',
		'  mortgage.currentMonthlyMortgageAmount: money, isOptional',
		'mortgageValue, joins mortgageDetails, when mortgage.hasMortgage=yes',
		'  mortgage.WOZ: money, isOptional',
		'  mortgage.hasSavingsOrInvestingLinked: choice, answers yes|no, words yesNo, isOptional',
		'  mortgage.savingsOrInvestingAmount: money, isOptional, when hasSavingsOrInvestingLinked=yes',
		'loanParts, about loanPart, when mortgage.hasMortgage=yes, most 30',
		'  mortgage.loanParts.type: text, isOptional',
		'  mortgage.loanParts.lender: text, writing name, isOptional',
		'  mortgage.loanParts.percentage: number, from 0, to 100, isRate, isOptional',
		'  mortgage.loanParts.startDate: date, isOptional',
		'  mortgage.loanParts.endDate: date, isOptional',
		'finances',
		'  mortgage.monthlySavings: money, isOptional',
		'  mortgage.currentSavingsAmount: money, isOptional',
		'  mortgage.currentDebtAmount: money',
		'  mortgage.maxNetMonthlyAmount: money, isOptional',
		'pension',
		'  pension.pensionDate: date, isOptional',
		'pensions, about pension, most 30',
		'  pension.pensions.company: text, writing name, isOptional',
		'  pension.pensions.ageStartPayment: number, from 0, to 120, example 67, isOptional',
		'  pension.pensions.amount: money, isOptional',
		'  pension.pensions.relativesPensionBeforeAOW: money, isOptional',
		'  pension.pensions.relativesPensionAfterAOW: money, isOptional',
		'partnerPension, when consumer.hasPartner=yes',
		'  partnerPension.partnerPensionDate: date, isOptional',
		'partnerPensions, about partnerPension, when consumer.hasPartner=yes, most 30',
		'  partnerPension.partnerPensions.company: text, writing name, isOptional',
		'  partnerPension.partnerPensions.ageStartPayment: number, from 0, to 120, example 67, isOptional',
		'  partnerPension.partnerPensions.amount: money, isOptional',
		'  partnerPension.partnerPensions.relativesPensionBeforeAOW: money, isOptional',
		'  partnerPension.partnerPensions.relativesPensionAfterAOW: money, isOptional',
		'general',
		'  general.hasOrHadCoCRegistration: choice, answers yes|no, words yesNo, isOptional',
		'  general.extraRemarksOrQuestions: longText, isOptional',
	])
})

test('What the API has no place for stays here', () => {
	const { additionalData, mortgageDetails } = build()
	const questions = [additionalData, ...mortgageDetails].flatMap((block) => block.questions)
	const kept = questions.filter((question) => !isSentToApi(question))
	expect(kept.map(({ name }) => name)).toEqual(['estimatedValue', 'mortgageEndDate'])
})
