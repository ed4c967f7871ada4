import { expect, test } from 'vitest'
import { createDocument as documentOf } from '#tests/support/own-branches'
import { startVisitor } from '#tests/support/visitor'
import { signIn } from '#tests/support/sign-in'
import {
	address,
	useDossierSite,
	getFormField,
	fillIn,
	createPersonAnswers,
	roos,
	send,
} from './dossier-site'

const site = await useDossierSite()
const landed = `${address}?sent=1`
const self = {
	gender: 'female',
	initials: 'R.',
	firstName: 'Roos',
	preposition: 'van der',
	lastName: 'Wiersma',
	postalCode: '9712 KL',
	houseNumber: '7',
	houseNumberAddition: 'bis A',
	street: 'Turfsingel',
	city: 'Groningen',
	country: 'Duitsland',
	dateOfBirth: '1 februari 1990',
	homePhone: '050 555 01 22',
	mobilePhone: '+31 6 12345678',
	email: ' roos@voorbeeld.nl ',
	incomeType: 'EMPLOYED',
}
const sentSelf = { ...self, dateOfBirth: '1990-02-01', email: 'roos@voorbeeld.nl', addressStyle: 'formal' }
const nobody = Object.fromEntries(Object.keys(self).map((name) => [name, null]))
const sentRoos = {
	...nobody,
	firstName: 'Roos',
	lastName: 'Wiersma',
	email: 'roos@voorbeeld.nl',
	country: 'Nederland',
	addressStyle: 'formal',
}

test('Somebody alone sends all there is to fill in, and the API gets just that [647] [648] [649] [653] [655] [656]', async () => {
	const form = await site.open()
	const genders = form.document.querySelectorAll('[name="persons[0].gender"]')
	expect([...genders].map((radio) => radio.getAttribute('value'))).toEqual(['', 'male', 'female'])
	expect(form.document.querySelector<HTMLInputElement>('[name="persons[0].country"]')?.value).toBe(
		'Nederland',
	)
	const page = fillIn(form, { productPhase: 'BOUGHT', ...createPersonAnswers(0, self) })
	expect((await page.press(send)).path).toBe(landed)
	expect(site.sent()).toEqual([
		{
			hasPartner: false,
			productPhase: 'BOUGHT',
			leadSource: 'Klantportaal Noorderlicht',
			persons: [sentSelf],
		},
	])
})

test('With a partner there are two people; of the partner only a name is demanded [647] [651] [655]', async () => {
	const partner = createPersonAnswers(1, { firstName: 'Tjeerd', lastName: 'Wiersma', incomeType: 'PENSION' })
	const page = fillIn(await site.open(), { ...roos, hasPartner: 'yes', ...partner })
	expect((await page.press(send)).path).toBe(landed)
	expect(site.sent()).toEqual([
		{
			hasPartner: true,
			productPhase: null,
			leadSource: 'Klantportaal Noorderlicht',
			persons: [sentRoos, { ...sentRoos, firstName: 'Tjeerd', email: null, incomeType: 'PENSION' }],
		},
	])
})

test('What was typed about a partner who does not take part is not sent, nor judged [647] [672]', async () => {
	const partner = createPersonAnswers(1, {
		firstName: 'Tjeerd',
		email: 'geen-adres',
		dateOfBirth: '31-2-1990',
	})
	const page = fillIn(await site.open(), { ...roos, hasPartner: 'no', ...partner })
	expect((await page.press(send)).path).toBe(landed)
	expect(site.sent()).toMatchObject([{ hasPartner: false, persons: [sentRoos] }])
	expect((site.sent()[0] as { persons: unknown[] }).persons).toHaveLength(1)
})

test('A firm that asks neither phase nor income gets null for both, and its lists are not asked [648] [649] [656]', async () => {
	const page = fillIn(await site.openAt({ features: { show_appointment_form: true }, content: {} }), roos)
	expect(page.document.querySelectorAll('main select')).toHaveLength(0)
	expect((await page.press(send)).path).toBe(landed)
	expect(site.api.callsTo('GET', /entities/)).toEqual([])
	expect(site.sent()).toEqual([
		{ hasPartner: false, productPhase: null, leadSource: null, persons: [sentRoos] },
	])
})

test.each([
	['productphase', ['productPhase'], ['product-phases']],
	['incometype', ['persons[0].incomeType', 'persons[1].incomeType'], ['income-types']],
])('A firm that asks the %s alone asks for its list alone [648] [649] [654]', async (name, fields, lists) => {
	const features = { appointmentForm: 1, [`do_show_${name}_field`]: true }
	const page = await site.openAt({ features, content: {} })
	const selects = [...page.document.querySelectorAll('main select')]
	expect(selects.map((select) => select.getAttribute('name'))).toEqual(fields)
	const asked = site.api.callsTo('GET', /entities/).map(({ path }) => path)
	expect(asked).toEqual(lists.map((list) => `/api/entities/${list}`))
})

test('A firm says how it speaks to clients and where they come from, in the language of the page [5] [656]', async () => {
	const features = { show_appointment_form: true, default_address_style: 'informal' }
	const sources = (language: string) =>
		Response.json(documentOf({ features, content: { lead_source: language === 'en' ? 'Site' : 'Website' } }))
	const page = await site.openAt({}, { '/api/licenses/current': sources })
	const sent = await fillIn(page, roos).press('Verstuur je gegevens')
	const english = await sent.press('English')
	expect(english.received?.lines[0]).toBe('We have received your details for the dossier.')
	expect((await fillIn(await english.follow('Another dossier'), roos).press('Send your details')).path).toBe(
		landed,
	)
	expect(site.sent()).toMatchObject([
		{ leadSource: 'Website', persons: [{ addressStyle: 'informal' }] },
		{ leadSource: 'Site', persons: [{ addressStyle: 'informal' }] },
	])
})

test('The lists are told in the order and the words of the firm, without a token [654]', async () => {
	const { document, html } = await site.open()
	const options = [...document.querySelectorAll('main [name=productPhase] option')]
	expect(options.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
		'Maak een keuze',
		'Ik kijk rond',
		'Ik bezichtig woningen',
	])
	expect(html).toContain('Eigen onderneming')
	for (const { headers } of site.api.callsTo('GET', /entities/)) expect(headers.authorization).toBeUndefined()
	expect(site.api.callsTo('GET', /entities/)).toHaveLength(2)
})

test('Fields bring the right keyboard and what the browser knows of its owner, not of a partner [652] [653] [677]', async () => {
	const page = await site.open()
	const kinds = (at: number) =>
		Object.keys(self)
			.filter((name) => name !== 'gender' && name !== 'incomeType')
			.map((name) => {
				const { type, inputMode, autocomplete } = getFormField(page, `persons[${at}].${name}`)
				return [name, type, inputMode, autocomplete].filter(Boolean).join(' ')
			})
	const own = [
		'initials text',
		'firstName text given-name',
		'preposition text',
		'lastName text family-name',
		'postalCode text text postal-code',
		'houseNumber text numeric',
		'houseNumberAddition text text',
		'street text',
		'city text address-level2',
		'country text country-name',
		'dateOfBirth text numeric bday',
		'homePhone tel home tel',
		'mobilePhone tel mobile tel',
		'email email email',
	]
	expect(kinds(0)).toEqual(own)
	for (const line of kinds(1)) expect(line).toMatch(/^\w+ (text|tel|email)( text| numeric)?( off)?$/)
	expect(page.document.querySelector('script[type=module], script[data-hydrate]')).toBeNull()
	expect(getFormField(page, 'persons[0].country').value).toBe('Nederland')
	expect(getFormField(page, 'hasPartner', 'no').checked).toBe(true)
})

test('After that the page asks whether the form was sent where no cookie tells, with the ways to the login and to an empty form [657] [671]', async () => {
	const visitor = startVisitor(site.portal.url)
	const answer = await fillIn(await visitor.visit(address), roos).press(send, { redirects: false })
	expect([answer.status, answer.headers.location]).toEqual([303, landed])
	const page = await startVisitor(site.portal.url).visit(landed)
	expect([page.status, page.title]).toEqual([200, 'Dossier aanmaken - Kantoor noord'])
	expect(page.received).toMatchObject({
		lines: [
			'Drukte u op de knop en zag u geen foutmelding? Dan hebben wij uw gegevens ontvangen.',
			'Wat er nu gebeurt: Een adviseur bekijkt uw gegevens en neemt contact met u op.',
			'Het bewijs van verzending is hier niet te zien. Het uur is om, u opende daarna een nieuw formulier, of deze browser bewaart geen cookies.',
			'Klopt er iets niet? Bel of mail ons. Zo bereikt u ons',
		],
	})
	expect(page.words).toContain('Verstuurde u het formulier?')
	expect(page.queryByRole('button', { name: send })).toBeNull()
	const empty = await page.follow('Nog een dossier')
	expect(getFormField(empty, 'persons[0].firstName').value).toBe('')
	expect((await page.follow('Naar inloggen')).path).toBe('/')
})

test('A firm words the message its own way [228] [657]', async () => {
	const translation = { nl: 'Dank voor de aanmelding.' }
	const page = await site.openAt(
		{ features: { show_appointment_form: true }, content: {} },
		{
			'/api/dictionary': {
				data: [{ type: 'e', id: 'page.create_dossier.success', attributes: { translation } }],
			},
		},
	)
	expect((await fillIn(page, roos).press(send)).words).toContain('Dank voor de aanmelding.')
})

test('Pressed twice at once, sent again by a reload or from the page before, it is one dossier [657] [674]', async () => {
	const page = fillIn(await site.open(), roos)
	const both = await Promise.all([page.press(send), page.press(send)])
	both.push(await page.press(send))
	expect(both.map(({ status, path }) => [status, path])).toEqual(Array(3).fill([200, landed]))
	expect(site.sent()).toHaveLength(1)
})

test('The browser keeps an empty form for the way back alone, and nothing that somebody typed [674] [676]', async () => {
	const page = await site.open()
	expect(page.headers['cache-control']).toBe('private, no-cache, no-transform')
	const refused = await fillIn(page, { 'persons[0].firstName': 'Roos' }).press(send)
	expect([refused.isRefused, refused.headers['cache-control']]).toEqual([true, 'no-store, no-transform'])
	const carried = await startVisitor(site.portal.url).visit(`${address}?accessToken=geheim`)
	expect([carried.headers['cache-control'], carried.html.includes('geheim')]).toEqual([
		'no-store, no-transform',
		false,
	])
})

test('Two guests send dossiers of their own, and one may send a second one [657]', async () => {
	const first = await fillIn(await site.open(), roos).press(send)
	const second = { ...roos, 'persons[0].lastName': 'Postma' }
	await fillIn(await first.follow('Nog een dossier'), second).press(send)
	await fillIn(await site.open(), { ...roos, 'persons[0].lastName': 'Kok' }).press(send)
	const names = site.sent().map((body) => (body as { persons: { lastName: string }[] }).persons[0]?.lastName)
	expect(names).toEqual(['Wiersma', 'Postma', 'Kok'])
})

test('A text browser, which does not say where a form comes from, sends it as well [671] [675]', async () => {
	const page = fillIn(await site.open({ textBrowser: true }), roos)
	expect((await page.press(send)).path).toBe(landed)
	expect(site.sent()).toHaveLength(1)
})

test('Who is signed in is led to the dashboard, and nothing is asked for the form [26] [82]', async () => {
	const { visitor } = await signIn(site.portal.url)
	expect((await visitor.visit(address)).path).toBe('/dashboard')
	expect(site.api.callsTo('GET', /entities/)).toEqual([])
})
