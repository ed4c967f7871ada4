import type { Step } from './steps'

/** An answer to a question; a text or an amount is typed in the field of that name. */
type Given = Exclude<Step, { press: string } | { follow: string }>

const yes = (of: string): Given => ({ choose: 'Ja', of })
const no = (of: string): Given => ({ choose: 'Nee', of })
const give = (of: string, choose: string): Given => ({ choose, of })
const type = (fill: string, value: string): Given => ({ fill, with: value })

/** A client without a partner who answers all that is asked, step by step. */
export const aloneAnswers: Given[][] = [
	[
		no('Koop ik voor het eerst een woning?'),
		{ choose: 'Een spaarhypotheek' },
		{ choose: 'Een aflossingsvrije hypotheek' },
		{ choose: 'Een adviseur', of: 'Hoe is die kennis opgedaan?' },
		{ choose: 'De aftrek heeft een maximum' },
		{ choose: 'Boeken, kranten of internet', of: 'Hoe is de kennis over de aftrek opgedaan?' },
		give('Hoeveel weet ik over mijn inkomen na pensioen?', 'Veel'),
		give('Hoeveel weet ik over het inkomen na een overlijden?', 'Genoeg'),
		give('Hoeveel weet ik over mijn inkomen bij arbeidsongeschiktheid?', 'Weinig'),
		give('Weet ik wat er komt kijken bij het kopen van een financieel product?', 'Ja, ongeveer'),
		give('Welke ervaring heb ik met een hypotheek?', 'Op dit moment een hypotheek'),
	],
	[
		no('Ben ik zelf politiek prominent?'),
		yes('Is iemand in mijn naaste familie of omgeving politiek prominent?'),
		type('Om welke functie gaat het?', 'Mijn zus is rechter.'),
	],
	[
		give('Hoe verandert het inkomen in de komende jaren?', 'Het stijgt'),
		type('Welk bruto jaarinkomen wordt verwacht, in euro’s?', '€ 52.500,50'),
	],
	[
		yes('In de woning blijven wonen na pensioen?'),
		type('Gewenst netto inkomen per maand na pensioen, in euro’s', '2.100'),
	],
	[
		give('Zijn de woonlasten van nu goed te betalen?', 'Ja, goed te betalen'),
		type('Hoeveel sparen wij per maand, in euro’s?', '150'),
		type('Hoeveel spaargeld is er in totaal, in euro’s?', '20000'),
		type('Hoeveel spaargeld mag er hoogstens in de woning, in euro’s?', '5000,00'),
	],
	[
		no('Moet de hypotheek aan het einde helemaal zijn afgelost?'),
		type('Hoeveel moet er minstens zijn afgelost, in euro’s?', '100.000'),
		give('Hoe mogen de maandlasten veranderen?', 'Zij moeten gelijk blijven'),
		type('Hoeveel jaar blijven wij minstens in deze woning?', '7'),
	],
	[
		give('Wat vind ik van het risico dat de rente stijgt?', 'De rente moet een aantal jaar vaststaan'),
		type('Hoeveel jaar moet de rente vaststaan?', '10'),
	],
	[
		yes('In de woning blijven wonen bij arbeidsongeschiktheid?'),
		type('Gewenst netto inkomen per maand bij arbeidsongeschiktheid, in euro’s', '1900'),
		no('In de woning blijven wonen bij werkloosheid?'),
		type('Gewenst netto inkomen per maand bij werkloosheid, in euro’s', '1700,25'),
	],
	[
		yes('Is er interesse om de woning te verduurzamen?'),
		{ choose: 'Met een lening' },
		{ choose: 'Lagere energiekosten' },
		{ choose: 'Beter voor het milieu' },
		give('Hoeveel weet ik over verduurzamen in het algemeen?', 'Veel'),
		give('Hoeveel weet ik over maatregelen die energie besparen?', 'Genoeg'),
		give('Hoeveel weet ik over wat die maatregelen opleveren?', 'Weinig'),
		give('Hoeveel weet ik over leningen en subsidies daarvoor?', 'Niets'),
		type('Is er nog iets te zeggen over verduurzamen?', 'Zonnepanelen liggen er al.'),
	],
]

const unasked = {
	incomeExpectationTrend: '',
	incomeExpectation: 0,
	inHomeAfterRetirement: '',
	netDisposableIncomeRetirement: 0,
	inHomeAfterDeath: '',
	netDisposableIncomeDeath: 0,
	inHomeAfterDisability: '',
	netDisposableIncomeDisability: 0,
	inHomeAfterUnemployment: '',
	netDisposableIncomeUnemployment: 0,
}

/** The same answers as the API gets them (contract §6). */
export const aloneData = {
	isStarter: '0',
	riskKnowSavingsMortgage: true,
	riskKnowInvestmentMortgage: false,
	riskKnowMortgageInterest: false,
	riskKnowNorepaymentMortgage: true,
	riskKnowLinearMortgage: false,
	riskKnowAnnuityMortgage: false,
	riskKnowHowFinancialLeaflets: false,
	riskKnowHowAdvisor: true,
	riskKnowHowFamily: false,
	riskKnowHowLiterature: false,
	deductibilityKnowCapping: true,
	deductibilityKnowBorrowing: false,
	deductibilityKnowHomeReserve: false,
	deductibilityKnowDifference: false,
	deductibilityKnowHowFinancialLeaflets: false,
	deductibilityKnowHowAdvisor: false,
	deductibilityKnowHowFamily: false,
	deductibilityKnowHowLiterature: true,
	knowIncomeRetirement: 'lot',
	knowIncomeDeath: 'enough',
	knowIncomeDisability: 'little',
	knowBuyFinancialProduct: 'globally',
	experienceMortgage: 'ongoing',
	pepSelf: '1',
	pepAssociate: '0',
	pepReason: 'Mijn zus is rechter.',
	customer: [
		{
			incomeExpectationTrend: 'stijgt',
			incomeExpectation: 52500.5,
			inHomeAfterRetirement: '1',
			netDisposableIncomeRetirement: 2100,
			inHomeAfterDeath: '',
			netDisposableIncomeDeath: 0,
			inHomeAfterDisability: '1',
			netDisposableIncomeDisability: 1900,
			inHomeAfterUnemployment: '0',
			netDisposableIncomeUnemployment: 1700.25,
		},
		unasked,
	],
	currentCostsAffordable: '1',
	monthlySavings: 150,
	totalSavings: 20000,
	maxInputSavings: 5000,
	payOffInFull: '0',
	minimumPayOff: 100000,
	changesInCosts: 'gelijk',
	minimumYearsLiving: 7,
	riskInterestIncrease: 'xjaarzekerheid',
	yearsNoInterestIncrease: 10,
	maxCostsIncrease: 0,
	sustainabilityInterest: '1',
	sustainabilityFinanceLoan: '1',
	sustainabilityReasonCosts: '1',
	sustainabilityReasonEnvironment: '1',
	sustainabilityKnowGeneral: 'lot',
	sustainabilityKnowEnergy: 'enough',
	sustainabilityKnowSavings: 'little',
	sustainabilityKnowFinancing: 'nothing',
	sustainabilityComment: 'Zonnepanelen liggen er al.',
}

/** The same of somebody with a partner: three of the steps ask about both. */
export const partnerAnswers: Given[][] = aloneAnswers.map((answers, step) => {
	if (![2, 3, 7].includes(step)) return answers
	const death =
		step === 7
			? [
					yes('In de woning blijven wonen na het overlijden van de ander?'),
					type('Gewenst netto inkomen per maand na een overlijden, in euro’s', '1500'),
				]
			: []
	const ofPartner: Given[][] = [
		[give('Hoe verandert het inkomen in de komende jaren?', 'Het blijft gelijk')],
		[no('In de woning blijven wonen na pensioen?')],
		[
			no('In de woning blijven wonen na het overlijden van de ander?'),
			yes('In de woning blijven wonen bij arbeidsongeschiktheid?'),
			yes('In de woning blijven wonen bij werkloosheid?'),
			type('Gewenst netto inkomen per maand bij werkloosheid, in euro’s', '1250'),
		],
	]
	const self = [...death, ...answers].map((answer) => about(answer, '(ikzelf)'))
	const partner = ofPartner[[2, 3, 7].indexOf(step)]?.map((answer) => about(answer, '(mijn partner)'))
	return [...self, ...(partner ?? [])]
})

function about(answer: Given, person: string): Given {
	if ('fill' in answer) return { ...answer, fill: `${answer.fill} ${person}` }
	return 'choose' in answer ? { ...answer, of: `${answer.of} ${person}` } : answer
}

export const partnerData = {
	...aloneData,
	customer: [
		{ ...aloneData.customer[0], inHomeAfterDeath: '1', netDisposableIncomeDeath: 1500 },
		{
			...unasked,
			incomeExpectationTrend: 'gelijk',
			inHomeAfterRetirement: '0',
			inHomeAfterDeath: '0',
			inHomeAfterDisability: '1',
			inHomeAfterUnemployment: '1',
			netDisposableIncomeUnemployment: 1250,
		},
	],
}

const titles = [
	'Politiek prominente personen',
	'Verwachting van het inkomen',
	'Pensioen',
	'Sparen',
	'Doelen',
	'Risico',
	'Overlijden, arbeidsongeschiktheid en werkloosheid',
	'Duurzaamheid',
]

/** Up to the last step's button. */
export function createStepsThrough(answers: readonly Given[][]): Step[] {
	return answers.flatMap((step, at): Step[] => {
		const title = titles[at]
		if (title === undefined) return step
		return [...step, { press: 'Volgende', until: `Stap ${at + 2} van 9: ${title}` }]
	})
}
