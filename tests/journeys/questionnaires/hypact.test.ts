import { beforeEach, expect, test } from 'vitest'
import {
	aloneAnswers,
	aloneData,
	partnerAnswers,
	partnerData,
	createStepsThrough,
} from '#tests/actions/hypact-answers'
import { fillWithoutScripts } from '#tests/actions/steps'
import { listNotices } from '#tests/support/card'
import { signIn } from '#tests/support/sign-in'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const ofAnna = '/actions/11036/hypact-form?step=1'
const ofBram = '/actions/21031/hypact-form?step=1'
const send = /^Verstuur (uw|je) antwoorden$/
const path = '/api/advice_profile'
beforeEach(() => site.api.backend.reset())

async function anna() {
	return (await signIn(site.portal.url, { branch: 'noord' })).visitor
}

async function bram() {
	return (await signIn(site.portal.url, { branch: 'noord', email: 'bram@voorbeeld.nl' })).visitor
}

const sent = () => site.api.callsTo('POST', path).map(({ json }) => json)

test('Nine steps, one at a time, in the order of the specification, go as one with all their fields [508] [509] [511] [513] [542] [543]', async () => {
	const visitor = await anna()
	let page = await visitor.visit(ofAnna)
	const headings = []
	for (const answers of partnerAnswers) {
		expect(page.document.querySelector('h1')?.textContent).toBe('Hypact: vragen voor uw advies')
		headings.push(page.document.querySelector('main h2')?.textContent)
		const step = headings.length
		expect(page.title).toMatch(new RegExp(`^Stap ${step} van 9: .* – Hypact`))
		expect(page.queryByRole('button', { name: 'Vorige' }) === null).toBe(step === 1)
		expect(page.queryByRole('button', { name: 'Volgende' }) === null).toBe(step === 9)
		expect(page.queryByRole('button', { name: send }) === null).toBe(step < 9)
		const filled = await fillWithoutScripts(page, answers)
		page = await filled.press(step < 9 ? 'Volgende' : send)
	}
	expect(headings).toEqual([
		'Stap 1 van 9: Kennis en ervaring',
		'Stap 2 van 9: Politiek prominente personen',
		'Stap 3 van 9: Verwachting van het inkomen',
		'Stap 4 van 9: Pensioen',
		'Stap 5 van 9: Sparen',
		'Stap 6 van 9: Doelen',
		'Stap 7 van 9: Risico',
		'Stap 8 van 9: Overlijden, arbeidsongeschiktheid en werkloosheid',
		'Stap 9 van 9: Duurzaamheid',
	])
	expect([page.path, listNotices(page)]).toEqual(['/dashboard', []])
	expect(page.received?.heading).toBe('Ontvangen: Hypact: vragen voor uw advies')
	expect(page.received?.lines[0]).toBe('Wij hebben uw antwoorden ontvangen.')
	expect(sent()).toEqual([{ productActionId: '11036', data: partnerData }])
})

test('Alone, nothing is asked of a partner, and the second customer is empty [513]', async () => {
	const page = await fillWithoutScripts(await (await bram()).visit(ofBram), createStepsThrough(aloneAnswers))
	await page.press(send)
	expect(sent()).toEqual([{ productActionId: '21031', data: aloneData }])
})

test('Which office it is, is asked below both questions and may stay empty [523]', async () => {
	const page = await fillWithoutScripts(
		await (await anna()).visit(ofAnna),
		createStepsThrough(partnerAnswers.slice(0, 1)),
	)
	const answers = [
		...page.document.querySelectorAll(':is([name=pepSelf], [name=pepAssociate]):not([value=""])'),
	]
	expect(answers.map((answer) => answer.hasAttribute('data-reveals'))).toEqual([true, true, true, true])
	expect(page.getByLabelText('Om welke functie gaat het? (niet verplicht)').tagName).toBe('TEXTAREA')
})

const least = [
	[
		['Koopt u voor het eerst een woning?', 'Ja'],
		['Hoeveel weet u over uw inkomen na uw pensioen?', 'Niets'],
		['Hoeveel weet u over het inkomen na een overlijden?', 'Niets'],
		['Hoeveel weet u over uw inkomen bij arbeidsongeschiktheid?', 'Niets'],
		['Weet u wat er komt kijken bij het kopen van een financieel product?', 'Nee'],
		['Welke ervaring heeft u met een hypotheek?', 'Ik had nog nooit een hypotheek'],
	],
	[
		['Bent u zelf politiek prominent?', 'Nee'],
		['Is iemand in uw naaste familie of omgeving politiek prominent?', 'Nee'],
	],
	[['Hoe verandert uw inkomen in de komende jaren?', 'Het blijft gelijk']],
	[['Wilt u na uw pensioen in de woning blijven wonen?', 'Nee']],
	[['Kunt u uw woonlasten nu goed betalen?', 'Nee, te hoog']],
	[
		['Wilt u de hypotheek aan het einde helemaal afgelost hebben?', 'Ja'],
		['Hoe mogen uw maandlasten veranderen?', 'Ze moeten dalen'],
	],
	[['Wat vindt u van het risico dat de rente stijgt?', 'De rente mag niet stijgen']],
	[
		['Wilt u in de woning blijven wonen als u arbeidsongeschikt wordt?', 'Nee'],
		['Wilt u in de woning blijven wonen als u werkloos wordt?', 'Nee'],
	],
	[
		['Wilt u uw woning verduurzamen?', 'Nee'],
		['Hoeveel weet u over verduurzamen in het algemeen?', 'Niets'],
		['Hoeveel weet u over maatregelen die energie besparen?', 'Niets'],
		['Hoeveel weet u over wat die maatregelen opleveren?', 'Niets'],
		['Hoeveel weet u over leningen en subsidies daarvoor?', 'Niets'],
	],
].map((step) => step.map(([of, choose = '']) => ({ of, choose })))

const { customer, ...told } = aloneData
const nothing = Object.fromEntries(
	Object.entries(told)
		.filter(([name]) => !/^sustainability(Reason|Finance)/.test(name))
		.map(([name, value]) => [name, typeof value === 'boolean' ? false : typeof value === 'number' ? 0 : '']),
)

test('With every field empty that may be, numbers are 0, texts empty, and no tick is sent [540] [541]', async () => {
	const page = await fillWithoutScripts(await (await bram()).visit(ofBram), createStepsThrough(least))
	await page.press(send)
	const [, unasked] = customer
	const data = {
		...nothing,
		isStarter: '1',
		knowIncomeRetirement: 'nothing',
		knowIncomeDeath: 'nothing',
		knowIncomeDisability: 'nothing',
		knowBuyFinancialProduct: 'nothing',
		experienceMortgage: 'none',
		pepSelf: '1',
		pepAssociate: '1',
		customer: [
			{
				...unasked,
				incomeExpectationTrend: 'gelijk',
				inHomeAfterRetirement: '0',
				inHomeAfterDisability: '0',
				inHomeAfterUnemployment: '0',
			},
			unasked,
		],
		currentCostsAffordable: '0',
		payOffInFull: '1',
		changesInCosts: 'afnemend',
		riskInterestIncrease: 'onacceptabel',
		sustainabilityInterest: '0',
		sustainabilityKnowGeneral: 'nothing',
		sustainabilityKnowEnergy: 'nothing',
		sustainabilityKnowSavings: 'nothing',
		sustainabilityKnowFinancing: 'nothing',
	}
	expect(sent()).toEqual([{ productActionId: '21031', data }])
})

test.each([
	[
		3,
		{ of: 'Hoe verandert uw inkomen in de komende jaren?', choose: 'Het daalt' },
		'incomeExpectation',
		'[525]',
	],
	[
		3,
		{ of: 'Hoe verandert uw inkomen in de komende jaren?', choose: 'Het stijgt' },
		'incomeExpectation',
		'[525]',
	],
	[
		6,
		{ of: 'Wilt u de hypotheek aan het einde helemaal afgelost hebben?', choose: 'Nee' },
		'minimumPayOff',
		'[528]',
	],
	[
		7,
		{
			of: 'Wat vindt u van het risico dat de rente stijgt?',
			choose: 'De rente moet een aantal jaar vaststaan',
		},
		'yearsNoInterestIncrease',
		'[531]',
	],
	[
		7,
		{ of: 'Wat vindt u van het risico dat de rente stijgt?', choose: 'De rente mag stijgen' },
		'maxCostsIncrease',
		'[532]',
	],
] as const)('Step %i asks for a number with the answer that needs it: %j, %s %s', async (...row) => {
	const [step, answer, name] = row
	const steps = createStepsThrough(least.slice(0, step - 1))
	const page = await fillWithoutScripts(await (await bram()).visit(ofBram), [...steps, answer])
	const others = least[step - 1]?.filter(({ of }) => of !== answer.of) ?? []
	const refused = await (await fillWithoutScripts(page, others)).press('Volgende')
	expect(refused.isRefused).toBe(true)
	const field = refused.document.querySelector(`[name$="${name}"]`)
	expect(refused.getByRole('alert').textContent).toContain('Dit veld is verplicht')
	expect(refused.document.getElementById(`${field?.id}-error`)?.textContent).toBe('Dit veld is verplicht')
})

test('A comment of 256 characters is too long, and stays [538]', async () => {
	const steps = [...createStepsThrough(least.slice(0, 8)), ...(least[8] ?? [])]
	const page = await fillWithoutScripts(await (await bram()).visit(ofBram), steps)
	page.fill(/nog iets zeggen/, 'x'.repeat(256))
	const refused = await page.press(send)
	expect(refused.getByRole('alert').textContent).toContain('Gebruik niet meer dan 255 tekens')
	expect(refused.getByLabelText<HTMLTextAreaElement>(/nog iets zeggen/).value).toHaveLength(256)
	refused.fill(/nog iets zeggen/, 'x'.repeat(255))
	await refused.press(send)
	expect(sent()).toHaveLength(1)
})
