/** Answers of a step, as typed and as sent. */
export interface Given {
	typed: Record<string, string>
	data: Record<string, unknown>
	/** Of the first and the second person. */
	customer?: [Record<string, unknown>, Record<string, unknown>]
}

type Pick = <T>(options: readonly T[]) => T

const amounts = [
	['1234', 1234],
	['€ 1.234,50', 1234.5],
	['0', 0],
	['', 0],
	['99,05', 99.05],
] as const
const filled = amounts.filter(([text]) => text !== '')
const yesNo = ['1', '0'] as const
const levels = ['lot', 'enough', 'little', 'nothing'] as const

/** Random checkboxes of a group. */
function ticks(names: readonly string[], pick: Pick, value: (isTicked: boolean) => unknown): Given {
	const answers: Given = { typed: {}, data: {} }
	for (const name of names) {
		const isTicked = pick([true, false])
		if (isTicked) answers.typed[name] = 'on'
		const told = value(isTicked)
		if (told !== undefined) answers.data[name] = told
	}
	return answers
}

function answers(pick: Pick, table: Record<string, readonly string[]>): Given {
	const chosen = Object.fromEntries(Object.entries(table).map(([name, options]) => [name, pick(options)]))
	return { typed: chosen, data: chosen }
}

function money(pick: Pick, ...names: string[]): Given {
	const rows = names.map((name) => [name, pick(amounts)] as const)
	return {
		typed: Object.fromEntries(rows.map(([name, [text]]) => [name, text])),
		data: Object.fromEntries(rows.map(([name, [, value]]) => [name, value])),
	}
}

/** A number with a condition: without the condition it is not sent. */
function only(
	isAsked: boolean,
	name: string,
	pick: Pick,
	numbers: readonly (readonly [string, number])[],
): Given {
	const [text, value] = pick(numbers)
	return { typed: { [name]: text }, data: { [name]: isAsked ? value : 0 } }
}

function together(...parts: Given[]): Given {
	return {
		typed: Object.assign({}, ...parts.map(({ typed }) => typed)),
		data: Object.assign({}, ...parts.map(({ data }) => data)),
	}
}

function perPerson(hasPartner: boolean, ask: () => Given): Given {
	const people = hasPartner ? [ask(), ask()] : [ask()]
	const typed = people.flatMap((person, at) =>
		Object.entries(person.typed).map(([name, text]) => [`customer[${at}].${name}`, text]),
	)
	return {
		typed: Object.fromEntries(typed),
		data: {},
		customer: [people[0]?.data ?? {}, people[1]?.data ?? {}],
	}
}

const known = [
	'SavingsMortgage',
	'InvestmentMortgage',
	'MortgageInterest',
	'NorepaymentMortgage',
	'LinearMortgage',
	'AnnuityMortgage',
]
const sources = ['FinancialLeaflets', 'Advisor', 'Family', 'Literature']
const knowledgeTicks = [
	...known.map((name) => `riskKnow${name}`),
	...sources.map((name) => `riskKnowHow${name}`),
	...['Capping', 'Borrowing', 'HomeReserve', 'Difference'].map((name) => `deductibilityKnow${name}`),
	...sources.map((name) => `deductibilityKnowHow${name}`),
]
const reasons = ['Costs', 'Comfort', 'Sale', 'Environment'].map((name) => `sustainabilityReason${name}`)
const finances = ['sustainabilityFinanceLoan', 'sustainabilityFinanceSavings']
const years = [
	['10', 10],
	['1', 1],
	['99', 99],
] as const

/** Random answers by name of the step. */
export const answerSteps: Record<string, (pick: Pick, hasPartner: boolean) => Given> = {
	knowledge: (pick) =>
		together(
			ticks(knowledgeTicks, pick, (isTicked) => isTicked),
			answers(pick, {
				isStarter: yesNo,
				knowIncomeRetirement: levels,
				knowIncomeDeath: levels,
				knowIncomeDisability: levels,
				knowBuyFinancialProduct: ['precise', 'globally', 'nothing'],
				experienceMortgage: ['none', 'closed', 'ongoing'],
			}),
		),
	pep: (pick) =>
		answers(pick, { pepSelf: yesNo, pepAssociate: yesNo, pepReason: ['', 'Burgemeester', 'x "y" <z>'] }),
	income: (pick, hasPartner) =>
		perPerson(hasPartner, () => {
			const trend = answers(pick, { incomeExpectationTrend: ['gelijk', 'stijgt', 'daalt'] })
			const isAsked = trend.data.incomeExpectationTrend !== 'gelijk'
			return together(trend, only(isAsked, 'incomeExpectation', pick, filled))
		}),
	retirement: (pick, hasPartner) =>
		perPerson(hasPartner, () =>
			together(answers(pick, { inHomeAfterRetirement: yesNo }), money(pick, 'netDisposableIncomeRetirement')),
		),
	savings: (pick) =>
		together(
			answers(pick, { currentCostsAffordable: yesNo }),
			money(pick, 'monthlySavings', 'totalSavings', 'maxInputSavings'),
		),
	goals: (pick) => {
		const payOff = answers(pick, { payOffInFull: yesNo })
		return together(
			payOff,
			only(payOff.data.payOffInFull === '0', 'minimumPayOff', pick, filled),
			answers(pick, { changesInCosts: ['toenemend', 'afnemend', 'gelijk'] }),
			only(true, 'minimumYearsLiving', pick, [...years, ['', 0]]),
		)
	},
	risk: (pick) => {
		const risk = answers(pick, { riskInterestIncrease: ['onacceptabel', 'xjaarzekerheid', 'acceptabel'] })
		const { riskInterestIncrease } = risk.data
		return together(
			risk,
			only(riskInterestIncrease === 'xjaarzekerheid', 'yearsNoInterestIncrease', pick, years),
			only(riskInterestIncrease === 'acceptabel', 'maxCostsIncrease', pick, filled),
		)
	},
	passingAway: (pick, hasPartner) =>
		perPerson(hasPartner, () =>
			together(
				...(hasPartner
					? [answers(pick, { inHomeAfterDeath: yesNo }), money(pick, 'netDisposableIncomeDeath')]
					: []),
				answers(pick, { inHomeAfterDisability: yesNo, inHomeAfterUnemployment: yesNo }),
				money(pick, 'netDisposableIncomeDisability', 'netDisposableIncomeUnemployment'),
			),
		),
	sustainability: (pick) => {
		const interest = answers(pick, { sustainabilityInterest: yesNo })
		const isAsked = interest.data.sustainabilityInterest === '1'
		return together(
			interest,
			ticks(finances, pick, (isTicked) => (isTicked && isAsked ? '1' : undefined)),
			ticks(reasons, pick, (isTicked) => (isTicked ? '1' : undefined)),
			answers(pick, {
				sustainabilityKnowGeneral: levels,
				sustainabilityKnowEnergy: levels,
				sustainabilityKnowSavings: levels,
				sustainabilityKnowFinancing: levels,
				sustainabilityComment: ['', 'Zonnepanelen', 'é'.repeat(255)],
			}),
		)
	},
}
