import { expect, test } from 'vitest'
import {
	address,
	createPersonAnswers,
	fillIn,
	findErrors,
	getFormField,
	roos,
	send,
	useDossierSite,
} from './dossier-site'

const site = await useDossierSite()
const landed = `${address}?sent=1`
const ask =
	'Er is nog niets verstuurd. Verbeter wat niet klopt, of vink aan dat het klopt. Druk daarna nog een keer op de knop.'
const sentPerson = () => (site.sent() as { persons: object[] }[]).map(({ persons }) => persons[0])

test('What was pasted from a mail is cleaned and read, and reaches the API as one value', async () => {
	const pasted = createPersonAnswers(0, {
		firstName: '\u200eRoos\u00a0',
		lastName: 'Wiersma\u2011Jo\u0301nsson',
		email: 'Roos Wiersma <roos@voorbeeld.nl>',
		dateOfBirth: 'maandag 31–03–1980',
		postalCode: '9712hk',
		houseNumber: '１２',
		mobilePhone: '06\u00a0–\u00a012345678',
	})
	const page = await fillIn(await site.open(), pasted).press(send)
	expect(page.path).toBe(landed)
	expect(sentPerson()).toEqual([
		expect.objectContaining({
			firstName: 'Roos',
			lastName: 'Wiersma-Jónsson',
			email: 'roos@voorbeeld.nl',
			dateOfBirth: '1980-03-31',
			postalCode: '9712 HK',
			houseNumber: '12',
			mobilePhone: '06 - 12345678',
		}),
	])
})

test('A probable slip is asked about once, with all that was typed, and goes out as typed', async () => {
	const typed = { ...roos, 'persons[0].email': 'roos@gmial.com', 'persons[0].mobilePhone': '061234' }
	const asked = await fillIn(await site.open(), typed).press(send)
	expect([asked.isRefused, asked.getByRole('alert').querySelector('h2')?.textContent]).toEqual([
		true,
		'Klopt dit?',
	])
	expect(findErrors(asked)).toEqual({
		texts: [
			ask,
			'Mobiel nummer: Klopt dit nummer? Een Nederlands nummer heeft tien cijfers, bijvoorbeeld 06 12345678.',
			'E-mailadres: Klopt dit adres, of moet het roos@gmail.com zijn?',
		],
		fields: ['persons[0].mobilePhone', 'persons[0].email'],
	})
	for (const [name, value] of Object.entries(typed)) expect(getFormField(asked, name).value).toBe(value)
	expect(site.sent()).toEqual([])
	asked.choose('Dit klopt allemaal')
	expect((await asked.press(send)).path).toBe(landed)
	expect(sentPerson()).toEqual([expect.objectContaining({ email: 'roos@gmial.com', mobilePhone: '061234' })])
})

test('Without the checkbox, or with another value, it is asked again; a mended one goes out', async () => {
	const open = await site.open()
	const asked = await fillIn(open, { ...roos, 'persons[0].email': 'roos@gmial.com' }).press(send)
	expect((await asked.press(send)).isRefused).toBe(true)
	asked.choose('Dit klopt')
	const other = await fillIn(asked, { 'persons[0].email': 'roos@hotmial.com' }).press(send)
	expect(findErrors(other).texts[1]).toContain('roos@hotmail.com')
	expect(site.sent()).toEqual([])
	const mended = await fillIn(other, { 'persons[0].email': 'roos@hotmail.com' }).press(send)
	expect(mended.path).toBe(landed)
	expect(sentPerson()).toEqual([expect.objectContaining({ email: 'roos@hotmail.com' })])
})

test('A confirmed value is not asked about again after another answer was refused', async () => {
	const asked = await fillIn(await site.open(), { ...roos, 'persons[0].email': 'roos@gmial.com' }).press(send)
	asked.choose('Dit klopt')
	const refused = await fillIn(asked, { 'persons[0].firstName': ' ' }).press(send)
	expect(findErrors(refused).texts).toEqual(['Voornaam: Dit veld is verplicht'])
	const sent = await fillIn(refused, { 'persons[0].firstName': 'Roos' }).press(send)
	expect(sent.path).toBe(landed)
})

test.each([
	['Nederland', '1234', undefined],
	['Nederland', '9712.hk', '9712 HK'],
	['Duitsland', '12345', '12345'],
	['België', '9000', '9000'],
])('An address in %s with the postcode %s', async (country, postalCode, value) => {
	const typed = { ...roos, ...createPersonAnswers(0, { country, postalCode }) }
	const page = await fillIn(await site.open(), typed).press(send)
	expect(page.isRefused).toBe(value === undefined)
	expect(sentPerson()).toEqual(value === undefined ? [] : [expect.objectContaining({ postalCode: value })])
})
