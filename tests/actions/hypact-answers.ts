import hypact from '#app/locales/nl/hypact.json'
import type { QuestionWords } from '#app/wizard/question-texts'
import type { Step } from './steps'

/** One answer. Text and amounts are typed into the field of that name. */
type Given = Exclude<Step, { press: string } | { follow: string }>

const yes = (of: string): Given => ({ choose: 'Ja', of })
const no = (of: string): Given => ({ choose: 'Nee', of })
const give = (of: string, choose: string): Given => ({ choose, of })
const type = (fill: string, value: string): Given => ({ fill, with: value })

/** Answers of a client without a partner, step by step. */
export const aloneAnswers: Given[][] = [
	[
		no('Koopt u voor het eerst een woning?'),
		{ choose: 'Een spaarhypotheek' },
		{ choose: 'Een aflossingsvrije hypotheek' },
		{ choose: 'Een adviseur', of: 'Hoe heeft u die risico’s leren kennen?' },
		{ choose: 'De aftrek heeft een maximum' },
		{ choose: 'Boeken, kranten of internet', of: 'Hoe heeft u die regels leren kennen?' },
		give('Hoeveel weet u over uw inkomen na uw pensioen?', 'Veel'),
		give('Hoeveel weet u over het inkomen na een overlijden?', 'Genoeg'),
		give('Hoeveel weet u over uw inkomen bij arbeidsongeschiktheid?', 'Weinig'),
		give('Weet u wat er komt kijken bij het kopen van een financieel product?', 'Ja, ongeveer'),
		give('Welke ervaring heeft u met een hypotheek?', 'Ik heb nu een hypotheek'),
	],
	[
		no('Bent u zelf politiek prominent?'),
		yes('Is iemand in uw naaste familie of omgeving politiek prominent?'),
		type('Om welke functie gaat het?', 'Mijn zus is rechter.'),
	],
	[
		give('Hoe verandert uw inkomen in de komende jaren?', 'Het stijgt'),
		type('Welk bruto jaarinkomen verwacht u, in euro’s?', '€ 52.500,50'),
	],
	[
		yes('Wilt u na uw pensioen in de woning blijven wonen?'),
		type('Hoeveel netto inkomen per maand wilt u na uw pensioen, in euro’s?', '2.100'),
	],
	[
		give('Kunt u uw woonlasten nu goed betalen?', 'Ja, goed te betalen'),
		type('Hoeveel spaart u per maand, in euro’s?', '150'),
		type('Hoeveel spaargeld heeft u in totaal, in euro’s?', '20000'),
		type('Hoeveel spaargeld wilt u hoogstens in de woning steken, in euro’s?', '5000,00'),
	],
	[
		no('Wilt u de hypotheek aan het einde helemaal afgelost hebben?'),
		type('Hoeveel wilt u minstens aflossen, in euro’s?', '100.000'),
		give('Hoe mogen uw maandlasten veranderen?', 'Ze moeten gelijk blijven'),
		type('Hoeveel jaar blijft u minstens in deze woning?', '7'),
	],
	[
		give('Wat vindt u van het risico dat de rente stijgt?', 'De rente moet een aantal jaar vaststaan'),
		type('Hoeveel jaar wilt u de rente vastzetten?', '10'),
	],
	[
		yes('Wilt u in de woning blijven wonen als u arbeidsongeschikt wordt?'),
		type('Hoeveel netto inkomen per maand wilt u bij arbeidsongeschiktheid, in euro’s?', '1900'),
		no('Wilt u in de woning blijven wonen als u werkloos wordt?'),
		type('Hoeveel netto inkomen per maand wilt u bij werkloosheid, in euro’s?', '1700,25'),
	],
	[
		yes('Wilt u uw woning verduurzamen?'),
		{ choose: 'Met een lening' },
		{ choose: 'Lagere energiekosten' },
		{ choose: 'Beter voor het milieu' },
		give('Hoeveel weet u over verduurzamen in het algemeen?', 'Veel'),
		give('Hoeveel weet u over maatregelen die energie besparen?', 'Genoeg'),
		give('Hoeveel weet u over wat die maatregelen opleveren?', 'Weinig'),
		give('Hoeveel weet u over leningen en subsidies daarvoor?', 'Niets'),
		type('Wilt u nog iets zeggen over verduurzamen?', 'Zonnepanelen liggen er al.'),
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

/** The command's data for these answers (contract §6). */
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

/** Answers of a client with a partner: three steps ask each person, four ask both together. */
export const partnerAnswers: Given[][] = aloneAnswers.map((answers, step) => {
	const ofBoth = answers.map((answer) => rename(answer, toBoth))
	if (step === 2)
		return [
			...ofBoth,
			give('Hoe verandert het inkomen van uw partner in de komende jaren?', 'Het blijft gelijk'),
		]
	if (step === 3) return [...ofBoth, no('Wil uw partner na het pensioen in de woning blijven wonen?')]
	if (step !== 7) return ofBoth
	return [
		yes('Wilt u in de woning blijven wonen als uw partner overlijdt?'),
		type('Hoeveel netto inkomen per maand wilt u als uw partner overlijdt, in euro’s?', '1500'),
		...ofBoth,
		no('Wil uw partner in de woning blijven wonen als u overlijdt?'),
		yes('Wil uw partner in de woning blijven wonen bij eigen arbeidsongeschiktheid?'),
		yes('Wil uw partner in de woning blijven wonen bij eigen werkloosheid?'),
		type('Hoeveel netto inkomen per maand wil uw partner bij eigen werkloosheid, in euro’s?', '1250'),
	]
})

/** The question's words for two people. */
function toBoth(question: string) {
	const found = Object.values<QuestionWords>(hypact.questions).find(({ label }) => label === question)
	return found?.both ?? question
}

function rename(answer: Given, toName: (question: string) => string): Given {
	if ('fill' in answer) return { ...answer, fill: toName(answer.fill) }
	return 'choose' in answer && answer.of !== undefined ? { ...answer, of: toName(answer.of) } : answer
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

/** All steps before the submit button of the last one. */
export function createStepsThrough(answers: readonly Given[][]): Step[] {
	return answers.flatMap((step, at): Step[] => {
		const title = titles[at]
		if (title === undefined) return step
		return [...step, { press: 'Volgende', until: `Stap ${at + 2} van 9: ${title}` }]
	})
}
