import { beforeEach, expect, test } from 'vitest'
import { createApiHandler, getCard, listNotices } from '#tests/support/card'
import { createDocument, createListDocument } from '#tests/support/own-branches'
import { dayAfter, formatLongDate } from '../../support/dates'
import { openOverview } from '#tests/support/sign-in'
import { deal } from '#tests/support/full'
import { useSite } from '#tests/support/use-site'

const { api, portal } = await useSite()
const anna = (await openOverview(portal.url, { branch: 'noord' })).visitor
// Fewer actions make the page faster to parse.
beforeEach(() => api.answer(createApiHandler('/api/actions', createListDocument([]))))

test('Each advisor has one card: name, role, photo, a number to call and an address to mail [162] [290]', async () => {
	api.forgetCalls()
	const page = await anna.visit('/dashboard')
	expect(api.callsTo('GET', '/api/dossiers')).toHaveLength(1)
	const card = getCard(page, 'Uw adviseurs')
	const names = card.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
	expect(names).toEqual(['Marieke Hoekstra', 'Youssef El Amrani'])
	expect(card.words).toContain('Marieke HoekstraAdviseur')
	const call = card.getByRole('link', { name: /^050.555.01.12, bel Marieke Hoekstra$/ })
	expect(call.getAttribute('href')).toBe('tel:0505550112')
	const mail = card.getByRole('link', { name: /^E-mail, mail Youssef El Amrani$/ })
	expect(mail.getAttribute('href')).toBe('mailto:youssef@noorderlicht.voorbeeld.nl')
	const photo = card.section.querySelector('img')
	expect(photo?.getAttribute('alt')).toBe('')
	expect((await anna.visit(photo?.getAttribute('src') ?? '')).headers['content-type']).toContain('image/svg')
})

test('An advisor without telephone, e-mail and photo still has a card, without empty links [162]', async () => {
	const panel = { name: 'Saar Smit', phone: '', emailaddress: null, image: 'javascript:alert(1)' }
	api.answer(createApiHandler('/api/dossiers', createListDocument([{ id: '1', user_panels: [panel] }])))
	const card = getCard(await anna.visit('/dashboard'), 'Uw adviseurs')
	expect(card.getByRole('heading', { name: 'Saar Smit' })).toBeTruthy()
	expect(card.queryAllByRole('link')).toEqual([])
	expect(card.section.querySelector('img')).toBeNull()
})

test('A number that cannot be called and an address with more in it are shown without a link [162]', async () => {
	const panel = {
		name: 'Saar Smit',
		phone: 'op aanvraag',
		emailaddress: 'saar@voorbeeld.nl?bcc=kwaad@elders.nl',
	}
	api.answer(createApiHandler('/api/dossiers', createListDocument([{ id: '1', user_panels: [panel] }])))
	const card = getCard(await anna.visit('/dashboard'), 'Uw adviseurs')
	expect(card.words).toContain('saar@voorbeeld.nl?bcc=kwaad@elders.nl')
	expect(
		card.queryAllByRole('link').filter((link) => /^(tel|mailto):/.test(link.getAttribute('href')!)),
	).toEqual([])
})

test.each(
	deal('pages', [
		[0.65, 65],
		['0.65', 65],
		[65, 65],
		['65', 65],
		[100, 100],
		[140, 100],
		[99.6, 99],
		['0.996', 99],
		[0.57, 57],
		[-3, 0],
		[0, 0],
	]),
)('A dossier that the API calls %j complete is shown as %i per cent [165]', async (given, shown) => {
	const dossier = { id: '1', label: 'Huis', percentage_complete: given }
	api.answer(createApiHandler('/api/dossiers', createListDocument([dossier])))
	const page = await anna.visit('/dashboard')
	const bar = page.document.querySelector('progress')
	expect(bar?.getAttribute('value')).toBe(String(shown))
	expect(bar?.getAttribute('max')).toBe('100')
	expect(page.getByRole('heading', { name: 'Wie is aan zet: Huis' })).toBeTruthy()
	expect(bar?.previousElementSibling?.textContent).toContain(` ${shown}% klaar`)
})

test('A dossier without a percentage has no bar, and is not said to be at 0 per cent [165]', async () => {
	const dossier = { id: '1', label: 'Huis', percentage_complete: null }
	api.answer(createApiHandler('/api/dossiers', createListDocument([dossier])))
	const page = await anna.visit('/dashboard')
	expect(page.document.querySelector('progress')).toBeNull()
	expect(page.words).toMatch(/Huis · Dossiernummer: 1 · voortgang niet bekend/)
	expect(page.words).not.toContain('0% klaar')
})

test('Of all appointments the first that is still to come is shown, with the way into an online meeting [163]', async () => {
	const base = { start_time: '10:00', end_time: '11:15', location: 'Kade 1', advisor_name: 'Saar Smit' }
	const online = { is_teams: '1', teams_url: 'https://overleg.voorbeeld.nl/1' }
	api.answer(
		createApiHandler(
			'/api/products/appointments',
			createListDocument([
				{ ...base, id: '1', label: 'Later', date: dayAfter(9) },
				{ ...base, ...online, id: '2', label: 'Eerst', date: dayAfter(2) },
				{ ...base, id: '3', label: 'Geweest', date: dayAfter(-2) },
			]),
		),
	)
	const card = getCard(await anna.visit('/dashboard'), 'Uw volgende afspraak')
	const day = formatLongDate(dayAfter(2)).replace(` ${dayAfter(0).slice(0, 4)}`, '')
	for (const words of ['Eerst', day, '10:00', '11:15', 'Kade 1', 'Saar Smit'])
		expect(card.words).toContain(words)
	expect(card.words).not.toMatch(/Later|Geweest/)
	expect(card.getByRole('link', { name: 'Eerst' }).getAttribute('href')).toBe('/appointments/2')
	const join = card.getByRole('link', { name: /^Start het gesprek/ })
	expect(join.getAttribute('href')).toBe('https://overleg.voorbeeld.nl/1')
	expect(join.textContent).toContain('(opent in een nieuw tabblad)')
})

test.each([
	['without a date', {}, 'Datum volgt'],
	['whose date cannot be read', { date: 'straks' }, 'Datum onbekend'],
])('An appointment %s stays on the card', async (_what, members, words) => {
	const items = createListDocument([{ id: '1', label: 'Ooit', ...members }])
	api.answer(createApiHandler('/api/products/appointments', items))
	const card = getCard(await anna.visit('/dashboard'), 'Uw volgende afspraak')
	expect(card.words).toContain('Ooit')
	expect(card.words).toContain(words)
})

test('An appointment of today without a time stays the next one', async () => {
	const items = createListDocument([{ id: '1', label: 'Ooit', date: dayAfter(0) }])
	api.answer(createApiHandler('/api/products/appointments', items))
	expect(getCard(await anna.visit('/dashboard'), 'Uw volgende afspraak').words).toContain('Ooit')
})

test.each([
	['only in the past', [{ id: '1', label: 'Geweest', date: dayAfter(-1), start_time: '10:00' }]],
	['none at all', []],
])('With appointments %s the card says that none is planned [163]', async (_what, items) => {
	api.answer(createApiHandler('/api/products/appointments', createListDocument(items)))
	const card = getCard(await anna.visit('/dashboard'), 'Uw volgende afspraak')
	expect(card.words).toBe('Uw volgende afspraakU heeft geen afspraak gepland.')
})

test('A meeting address that is no web address gives no button [163]', async () => {
	const meeting = { is_teams: true, teams_url: 'javascript:alert(1)', date: dayAfter(3), start_time: '10:00' }
	api.answer(
		createApiHandler(
			'/api/products/appointments',
			createListDocument([{ id: '1', label: 'Online', ...meeting }]),
		),
	)
	const card = getCard(await anna.visit('/dashboard'), 'Uw volgende afspraak')
	expect(card.words).toContain('Online')
	const links = card.getAllByRole('link').map((link) => link.getAttribute('href'))
	expect(links).toEqual(['/appointments/1'])
})

test('A client with a partner sees the name beside the dossier, date of birth and e-mail under settings [3] [287]', async () => {
	api.forgetCalls()
	expect(getCard(await anna.visit('/dashboard'), 'Voortgang').words).toContain('Uw partner: Jeroen Postma')
	expect(api.callsTo('GET', '/api/consumers/partner')).toHaveLength(1)
	const card = getCard(await anna.visit('/settings'), 'Uw partner')
	expect(card.words).toContain('NaamJeroen Postma')
	expect(card.words).toContain('Geboortedatum5 november 1982')
	expect(card.words).toContain('E-mailjeroen@voorbeeld.nl')
})

test.each([
	['an empty answer', { data: null }, 200],
	['an empty list', { data: [] }, 200],
	['not found', { code: 'consumerNotFound' }, 404],
])('Without a partner (%s) there is no card and no word about it [3] [287]', async (_what, body, status) => {
	api.answer(createApiHandler('/api/consumers/partner', body, status))
	const page = await anna.visit('/dashboard')
	expect(page.words).not.toContain('Uw partner')
	expect(listNotices(page)).toEqual([])
})

test('A partner of whom little is known is shown with what there is [287]', async () => {
	const partner = createDocument({ first_name: 'Jip', last_name: 'Bos', date_of_birth: '05-11-1982' })
	api.answer(createApiHandler('/api/consumers/partner', partner))
	expect(getCard(await anna.visit('/dashboard'), 'Voortgang').words).toContain('Uw partner: Jip Bos')
	const card = getCard(await anna.visit('/settings'), 'Uw partner')
	expect(card.words).toContain('NaamJip Bos')
	expect(card.words).toContain('Geboortedatum5 november 1982')
	expect(card.words).toContain('E-mail-')
})

test('A company and an informal client are welcome as well, without a partner [1] [3]', async () => {
	const company = await openOverview(portal.url, { branch: 'delta', email: 'bakkerij@voorbeeld.nl' })
	expect(company.page.getByRole('heading', { name: 'Goed geregeld, ook onder zeeniveau' })).toBeTruthy()
	expect(company.page.queryByRole('heading', { name: /partner/ })).toBeNull()
	const bram = await openOverview(portal.url, { branch: 'noord', email: 'bram@voorbeeld.nl' })
	expect(bram.page.getByRole('heading', { name: 'Wat je nu kunt doen' })).toBeTruthy()
	expect(bram.page.queryByRole('heading', { name: /partner/ })).toBeNull()
})
