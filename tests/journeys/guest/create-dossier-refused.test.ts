import { describe, expect, test } from 'vitest'
import { generic, machineTalk, readFaults } from '#tests/support/fault-list'
import type { Fault } from '#tests/support/faults'
import { startVisitor } from '#tests/support/visitor'
import {
	address,
	useDossierSite,
	getFormField,
	fillIn,
	createPersonAnswers,
	roos,
	send,
	findErrors,
} from './dossier-site'

const site = await useDossierSite()
const landed = `${address}?sent=1`
const required = 'Dit veld is verplicht'
const post = { type: 'application/x-www-form-urlencoded', body: Buffer.from('persons%5B0%5D.email=a') }

test('A form that is left empty says at each field what is missing, of the partner too [650] [651] [229] [243]', async () => {
	const page = await fillIn(await site.open(), { hasPartner: 'yes' }).press(send)
	expect([page.isRefused, page.title]).toEqual([true, 'Fout: Dossier aanmaken - Kantoor noord'])
	expect(findErrors(page)).toEqual({
		texts: [
			`Voornaam: ${required}`,
			`Achternaam: ${required}`,
			`E-mailadres: ${required}`,
			`Voornaam van uw partner: ${required}`,
			`Achternaam van uw partner: ${required}`,
		],
		fields: ['firstName', 'lastName', 'email']
			.map((name) => `persons[0].${name}`)
			.concat(['firstName', 'lastName'].map((name) => `persons[1].${name}`)),
	})
	expect(getFormField(page, 'hasPartner', 'yes').checked).toBe(true)
	expect(site.sent()).toEqual([])
})

test.each([
	['A first name of spaces', 'persons[0].firstName', '   ', required],
	['An address without a host', 'persons[0].email', 'roos', 'Ongeldig email. Bijvoorbeeld naam@voorbeeld.nl'],
	[
		'An address that breaks off',
		'persons[0].email',
		'roos@',
		'Ongeldig email. Bijvoorbeeld naam@voorbeeld.nl',
	],
	[
		'A partner’s address that is none',
		'persons[1].email',
		'tjeerd',
		'Ongeldig email. Bijvoorbeeld naam@voorbeeld.nl',
	],
	['A day that is not there', 'persons[0].dateOfBirth', '31-2-1990', 'Deze dag bestaat niet in deze maand'],
	['A day to come', 'persons[0].dateOfBirth', '1-1-2999', 'Vul een datum in die niet later is dan'],
	['A partner’s day in words', 'persons[1].dateOfBirth', 'gisteren', 'Vul een datum in als dd-mm-jjjj'],
])('%s is refused at the field, and all that was typed stays [650] [651] [230] [671]', async (...row) => {
	const [, name, typed, text] = row
	const tjeerd = createPersonAnswers(1, { firstName: 'Tjeerd', lastName: 'Wiersma' })
	const answers = { ...roos, hasPartner: 'yes', ...tjeerd, productPhase: 'OFFER', [name]: typed }
	const page = await fillIn(await site.open(), answers).press(send)
	expect([page.isRefused, findErrors(page).fields]).toEqual([true, [name]])
	expect(findErrors(page).texts[0]).toContain(text)
	expect(page.document.getElementById(`${getFormField(page, name).id}-error`)?.textContent).toContain(text)
	for (const [field, value] of Object.entries(answers).filter(([field]) => field !== 'hasPartner'))
		expect(getFormField(page, field).value).toBe(value)
	expect(site.sent()).toEqual([])
})

test('An answer that is on no list is refused, and so is a gender that is none [648] [649] [653]', async () => {
	const page = fillIn(await site.open(), roos)
	for (const name of ['productPhase', 'persons[0].incomeType', 'persons[0].gender', 'hasPartner']) {
		for (const field of page.document.querySelectorAll(`main [name="${name}"]`)) field.remove()
		const other = Object.assign(page.document.createElement('input'), { name, value: 'GOLD' })
		page.document.querySelector('main form')?.append(other)
	}
	const refused = await page.press(send)
	expect([refused.isRefused, findErrors(refused).fields]).toEqual([
		true,
		['productPhase', 'persons[0].gender', 'persons[0].incomeType', 'hasPartner'],
	])
	expect(site.sent()).toEqual([])
})

describe('What the API refuses is told, with all that was typed, and one more press sends it', () => {
	const at = (pointer: string, code: string): Fault => ({ status: 422, code, pointer })
	test.each<[string, Fault, { text: string; fields: string[] }]>([
		[
			'an address for mail',
			at('persons/0/email', 'fieldInvalid'),
			{ text: 'Dit is niet aangenomen. Kijk het na.', fields: ['persons[0].email'] },
		],
		[
			'a partner’s day of birth',
			at('persons/1/dateOfBirth', 'invalidBirthDate'),
			{ text: 'Deze geboortedatum klopt niet.', fields: ['persons[1].dateOfBirth'] },
		],
		[
			'a gender',
			at('persons/0/gender', 'invalidGender'),
			{ text: 'Dit geslacht kennen wij niet.', fields: ['persons[0].gender'] },
		],
		[
			'a country',
			at('persons/0/country', 'invalidCountry'),
			{ text: 'Dit land kennen wij niet.', fields: ['persons[0].country'] },
		],
		[
			'a phase',
			at('productPhase', 'phaseNotFound'),
			{ text: 'Wij kennen deze fase niet.', fields: ['productPhase'] },
		],
		[
			'a person as a whole',
			at('persons/0', 'personExternalIdExists'),
			{ text: 'Deze persoon is al klant bij ons.', fields: [] },
		],
		[
			'what nobody can see',
			at('leadSource', 'leadSourceNotFound'),
			{ text: 'Wij weten niet hoe u bij ons kwam.', fields: [] },
		],
		[
			'a dossier that is there',
			{ status: 409, code: 'dossierExternalIdExists' },
			{ text: 'Dit dossier is er al.', fields: [] },
		],
		[
			'a person who is there',
			{ status: 409, code: 'personExternalIdExists' },
			{ text: 'Deze persoon is al klant bij ons.', fields: [] },
		],
		[
			'three people',
			{ status: 422, code: 'outOfIndex' },
			{ text: 'Er kunnen alleen 1 of 2 personen meedoen.', fields: [] },
		],
		['all, by breaking down', { status: 500, code: 'mysqlError' }, { text: generic.nl, fields: [] }],
		['all, by hanging up', 'closed', { text: 'Wij weten niet of dit is aangekomen.', fields: [] }],
	])('%s [269] [270] [271] [272] [655] [671] [674]', async (_what, fault, { text, fields }) => {
		const tjeerd = createPersonAnswers(1, {
			firstName: 'Tjeerd',
			lastName: 'Wiersma',
			dateOfBirth: '3-4-1985',
		})
		const page = fillIn(await site.open(), { ...roos, hasPartner: 'yes', ...tjeerd })
		site.api.fault('POST', '/api/create-dossier', fault, 1)
		const refused = await page.press(send)
		expect([refused.isRefused, findErrors(refused).fields]).toEqual([true, fields])
		expect(findErrors(refused).texts.join()).toContain(text)
		expect(refused.words).not.toMatch(machineTalk)
		expect(getFormField(refused, 'persons[1].dateOfBirth').value).toBe('3-4-1985')
		if (fault === 'closed') refused.choose('Toch nog een keer versturen')
		const [again, double] = [await refused.press(send), await page.press(send)]
		expect([again.path, double.path, site.sent().length]).toEqual([landed, landed, 2])
	})

	test('Who changes something on the page before is asked to send that on purpose [674]', async () => {
		const page = fillIn(await site.open(), roos)
		await page.press(send)
		const other = await fillIn(page, { 'persons[0].lastName': 'Postma' }).press(send)
		expect([other.isRefused, site.sent().length]).toEqual([true, 1])
		expect(findErrors(other).texts.join()).toContain('U verstuurde dit formulier al op')
		expect((await other.press(send)).path).toBe(landed)
		expect(site.sent()).toHaveLength(2)
	})
})

describe('A list that can’t be had', () => {
	test.each(readFaults)(
		'does not hold the form up, and the page says so: %j [227] [648] [654]',
		async (fault) => {
			site.api.fault('GET', '/api/entities/product-phases', fault)
			const page = await site.open()
			expect([page.status, page.document.querySelectorAll('main select').length]).toEqual([200, 2])
			expect(page.words).toContain(
				'Niet alle keuzelijsten zijn er nu. U kunt het formulier gewoon invullen en versturen.',
			)
			expect((await fillIn(page, roos).press(send)).path).toBe(landed)
			expect(site.sent()).toMatchObject([{ productPhase: null }])
		},
	)

	test('after something was chosen from it, does not lose the choice [227] [648] [649]', async () => {
		const chosen = { productPhase: 'OFFER', 'persons[0].incomeType': 'PENSION' }
		const page = fillIn(await site.open(), { ...roos, ...chosen, 'persons[0].email': '' })
		site.api.fault('GET', /entities/, { status: 500 })
		const refused = await page.press(send)
		expect([refused.isRefused, refused.document.querySelectorAll('main select').length]).toEqual([true, 0])
		await fillIn(refused, roos).press(send)
		expect(site.sent()).toMatchObject([{ productPhase: 'OFFER', persons: [{ incomeType: 'PENSION' }] }])
	})
})

describe('At a firm without the form', () => {
	test.each([
		['that says so', { features: { show_appointment_form: false }, content: {} }],
		['that says nothing', { features: {}, content: {} }],
	])(
		'%s, there is no such page, to open or to send, and nothing is asked for it [646]',
		async (_what, licence) => {
			const page = await site.openAt(licence)
			expect([page.status, page.path]).toEqual([404, address])
			expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Deze pagina is er niet')
			expect((await page.follow('Naar inloggen')).path).toBe('/')
			expect(site.api.callsTo('GET', /entities/)).toEqual([])
		},
	)

	test('what is posted all the same goes nowhere [646]', async () => {
		const visitor = startVisitor(site.portal.url)
		const from = await visitor.visit('/?domain=delta')
		site.api.forgetCalls()
		const answer = await visitor.visit(address, { method: 'POST', body: post, from, redirects: false })
		expect([answer.status, answer.headers.location]).toEqual([404, undefined])
		expect(site.api.calls.filter(({ path }) => /entities|create-dossier/.test(path))).toEqual([])
	})

	test('nobody is told so while the firm’s licence can’t be had: the page says that it failed [646] [227]', async () => {
		const broken = () => new Response(null, { status: 500 })
		const page = await site.openAt({}, { '/api/licenses/current': broken })
		expect([page.status, page.document.querySelector('h1')?.textContent]).toEqual([
			503,
			'Dit kan nu even niet',
		])
		expect(page.words).toContain(page.headers['x-request-id'])
	})
})
