import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { quietSteps } from '#tests/actions/check-answers'
import { fillWithoutScripts } from '#tests/actions/steps'
import { dayAfter } from '#tests/support/dates'
import { isFull } from '#tests/support/full'
import { signIn } from '#tests/support/sign-in'
import {
	anna as inventory,
	createPersonIn,
	fillIn,
	findFieldValue,
	pressFormButton,
} from '../questionnaires/inventory-page'
import { useSite } from '#tests/support/use-site'

const testInFull = test.runIf(isFull('pages'))

const site = await useSite({ as: 'anna' })
beforeEach(() => site.api.backend.reset())
const enter = async () => (await signIn(site.portal.url, { branch: 'noord' })).visitor

test('The language that was chosen last counts, also after another one and back', async () => {
	const client = await enter()
	const other = await client.visit('/help')
	const english = await (await client.visit('/help')).press('English')
	expect(english.document.documentElement.lang).toBe('en')
	const dutch = await english.press('Nederlands')
	expect(dutch.document.documentElement.lang).toBe('nl')
	expect((await other.press('English')).document.documentElement.lang).toBe('en')
	expect((await client.visit('/dashboard')).document.documentElement.lang).toBe('en')
})

test.each([
	['Groter', 'Nog groter'],
	['30 seconden', 'Tot ik de melding sluit'],
])(
	'The preference that was chosen last counts: %s, %s and back, also from an older page',
	async (one, two) => {
		const client = await enter()
		const older = await client.visit('/preferences')
		const choose = async (page: typeof older, choice: string) => {
			page.choose(choice)
			return page.press('Bewaar uw voorkeuren')
		}
		const isChosen = async (choice: string) =>
			(await client.visit('/preferences')).getByLabelText<HTMLInputElement>(choice).checked
		await choose(await choose(await choose(older, one), two), one)
		expect(await isChosen(one)).toBe(true)
		await choose(await client.visit('/preferences'), two)
		await choose(older, one)
		expect(await isChosen(one)).toBe(true)
	},
)

testInFull('The simple version that was chosen, left and chosen again stays', async () => {
	const client = await enter()
	const hasScripts = async () => (await client.visit('/help')).document.querySelector('script') !== null
	const simple = await (await client.visit('/help')).press('Eenvoudige versie')
	const usual = await simple.press('Gewone versie')
	expect(await hasScripts()).toBe(true)
	await usual.press('Eenvoudige versie')
	expect(await hasScripts()).toBe(false)
})

const appointments = '/api/products/appointments'
const plan = { id: '7', label: 'Bespreking', date: dayAfter(6), start_time: '09:30', end_time: '10:30' }

test('One appointment cancelled, then another, then the first one that was planned again: each is cancelled', async () => {
	const client = await enter()
	const other = { ...plan, id: '8', label: 'Andere' }
	site.api.answer(http.post('*/cancel', () => new HttpResponse(null, { status: 204 })))
	const cancel = async (id: string) =>
		(await (await client.visit(`/appointments/${id}`)).follow('Zeg de afspraak af')).press('Ja, zeg af')
	site.tell(appointments, plan, other)
	await cancel('7')
	await cancel('8')
	site.tell(appointments, { ...plan, date: dayAfter(9) }, other)
	await cancel('7')
	site.tell(appointments, plan, other)
	const list = await cancel('7')
	expect(site.api.callsTo('POST', /cancel$/).map(({ path }) => path.split('/').at(-2))).toEqual([
		...['7', '8', '7', '7'],
	])
	expect(list.queryByRole('link', { name: /Bespreking|Andere/ })).toBeNull()
})

testInFull(
	'An answer of a check that was changed and changed back in an older tab goes out as it was chosen last',
	async () => {
		const client = await enter()
		const page = await fillWithoutScripts(
			await client.visit('/mortgage-check/10011/11037?step=1'),
			quietSteps.slice(0, 6),
		)
		const older = await client.visit('/mortgage-check/10011/11037?step=2')
		const family = await page.press('Vorige')
		family.choose('Gescheiden')
		await family.press('Volgende')
		older.choose('Alleenstaand')
		await older.press('Volgende')
		const back = await client.visit('/mortgage-check/10011/11037?step=2')
		expect(back.getByLabelText<HTMLInputElement>('Alleenstaand').checked).toBe(true)
	},
)

testInFull(
	'A field of the record that was changed, kept in a draft and changed back goes out as the record has it',
	async () => {
		const client = await enter()
		const person = {
			...createPersonIn('consumer'),
			...createPersonIn('partner'),
			'mortgage.currentDebtAmount': '0',
		}
		const was = await client.visit(inventory)
		const [country, street] = ['consumer.birthCountry', 'consumer.streetName'].map(
			(name) => findFieldValue(was, name) ?? '',
		)
		const typed = { ...person, 'consumer.birthCountry': 'DE Duitsland', 'consumer.streetName': 'Dorpsstraat' }
		await pressFormButton(fillIn(was, typed), 'Ga later verder')
		const kept = await client.visit(inventory)
		expect(findFieldValue(kept, 'consumer.birthCountry')).toBe('DE Duitsland')
		const back = { 'consumer.birthCountry': country ?? '', 'consumer.streetName': street ?? '' }
		await pressFormButton(fillIn(kept, back), 'Ga later verder')
		const again = await client.visit(inventory)
		expect(findFieldValue(again, 'consumer.birthCountry')).toBe(country)
		await pressFormButton(again, 'Verstuur uw gegevens')
		const [call] = site.api.callsTo('POST', '/api/inventory-form')
		expect(call?.json).toMatchObject({ data: { consumer: { birthCountry: country, streetName: street } } })
	},
)
