import type { Page } from '#tests/support/page'
import { expect, test } from 'vitest'
import { getCard } from '#tests/support/card'
import { dayAfter, formatLongDay } from '#tests/support/dates'
import { readFacts, testProductFields } from '#tests/support/product-site'
import { deal } from '#tests/support/full'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const path = '/api/products/appointments'
const full = {
	id: '7',
	label: 'Bespreking van de offerte',
	type: 'Gesprek op kantoor',
	date: dayAfter(6),
	start_time: '09:30',
	end_time: '10:30',
	location: 'Kade 1, Groningen',
	advisor_name: 'Saar Smit',
}
const teams = { is_teams: true, teams_url: 'https://overleg.voorbeeld.nl/teams' }
const meet = { is_google_meet: '1', google_meet_url: 'https://overleg.voorbeeld.nl/meet' }
const trueMeeting = { is_true_meeting: 1, true_meeting_url: 'https://overleg.voorbeeld.nl/true' }

test('The list shows what is to come first, the soonest at the top, and what is over under a heading of its own [33] [349]', async () => {
	site.tell(
		path,
		{ ...full, id: '1', label: 'Lang geleden', date: dayAfter(-40) },
		{ ...full, id: '2', label: 'Later', date: dayAfter(9), action_counter: { total: 1, closed: 0, open: 1 } },
		{ ...full, id: '3', label: 'Pas geweest', date: dayAfter(-2) },
		{ ...full, id: '4', label: 'Nog zonder datum', date: null },
		{ ...full, id: '5', label: 'Eerst' },
	)
	const list = await site.anna.visit('/appointments')
	expect([list.status, list.document.querySelector('h1')?.textContent]).toEqual([200, 'Afspraken'])
	expect(list.words).toContain('Uw afspraken met ons.')
	const named = (title: string) =>
		getCard(list, title)
			.getAllByRole('heading', { level: 3 })
			.map(({ textContent }) => textContent)
	expect(named('Komende afspraken')).toEqual(['Eerst', 'Later 1 open punt', 'Nog zonder datum'])
	expect(named('Eerdere afspraken')).toEqual(['Pas geweest', 'Lang geleden'])
	const link = list.getByRole('link', { name: 'Eerst' })
	const lines = [...(link.closest('li')?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)
	expect(lines).toEqual([
		`${formatLongDay(dayAfter(6))}, over 6 dagen`,
		'09:30 tot 10:30 uur',
		'Kade 1, Groningen',
	])
	expect((await list.follow(link)).path).toBe('/appointments/5')
})

test('Who has been to every appointment reads that none is planned; who never had one too [349]', async () => {
	site.tell(path, { ...full, date: dayAfter(-1) })
	const past = await site.anna.visit('/appointments')
	expect(getCard(past, 'Komende afspraken').words).toContain('U heeft geen afspraak gepland.')
	expect(getCard(past, 'Eerdere afspraken').words).toContain('Bespreking van de offerte')
	await site.api.heal()
	site.tell(path)
	const none = await site.anna.visit('/appointments')
	expect(none.getByRole('heading', { name: 'U heeft geen afspraak gepland.' })).toBeTruthy()
})

test('An appointment that goes on now still stands among those to come [349] [356]', async () => {
	site.tell(path, { ...full, date: dayAfter(0), start_time: '00:00', end_time: '23:59' })
	const list = await site.anna.visit('/appointments')
	expect(getCard(list, 'Komende afspraken').words).toContain('Bespreking van de offerte')
})

test.each([
	['Teams', teams, 'https://overleg.voorbeeld.nl/teams'],
	['Google Meet', meet, 'https://overleg.voorbeeld.nl/meet'],
	['TrueMeeting', trueMeeting, 'https://overleg.voorbeeld.nl/true'],
])(
	'An online meeting in %s is started from the list and from its own page [350] [353] [354] [355]',
	async (name, meeting, href) => {
		site.tell(path, { ...full, location: null, ...meeting })
		const list = await site.anna.visit('/appointments')
		const button = list.getByRole('link', { name: /^Start het gesprek Bespreking/ })
		expect([button.getAttribute('href'), button.getAttribute('target')]).toEqual([href, '_blank'])
		const detail = await site.anna.visit('/appointments/7')
		const join = detail.getByRole('link', { name: /^Start het gesprek/ })
		expect(join.textContent).toBe(`Start het gesprek in ${name} (opent in een nieuw tabblad)`)
		expect([join.getAttribute('href'), join.getAttribute('rel')]).toEqual([href, 'noopener noreferrer'])
		expect(readFacts(detail).Plaats).toBe('Online')
	},
)

test('Each way into a meeting has a button of its own, the list has the first [350] [353] [354] [355]', async () => {
	site.tell(path, { ...full, ...teams, ...meet, ...trueMeeting })
	const joins = (await site.anna.visit('/appointments/7')).getAllByRole('link', {
		name: /^Start het gesprek/,
	})
	expect(joins.map((link) => link.getAttribute('href'))).toEqual([
		'https://overleg.voorbeeld.nl/true',
		'https://overleg.voorbeeld.nl/meet',
		'https://overleg.voorbeeld.nl/teams',
	])
	const list = await site.anna.visit('/appointments')
	expect(list.getAllByRole('link', { name: /^Start het gesprek/ })).toHaveLength(1)
})

test.each(
	deal('pages', [
		['only the flag', { ...teams, teams_url: null }],
		['only an address', { ...teams, is_teams: false }],
		['an address that is none', { ...teams, teams_url: 'javascript:alert(1)' }],
		['an address without a lock', { ...meet, google_meet_url: 'http://overleg.voorbeeld.nl' }],
		['another service', { is_teams: true, google_meet_url: 'https://overleg.voorbeeld.nl/meet' }],
	]),
)('With %s there is no button to join [350] [353] [354] [355]', async (_what, meeting) => {
	site.tell(path, { ...full, ...meeting })
	for (const address of ['/appointments', '/appointments/7']) {
		const page = await site.anna.visit(address)
		expect(page.queryByRole('link', { name: /^Start het gesprek/ })).toBeNull()
		expect(page.html).not.toMatch(/javascript:|http:\/\/overleg/)
	}
})

test('The page of an appointment that is over says when it was, and offers nothing to join', async () => {
	const open = async (date: string) => {
		site.tell(path, { ...full, ...teams, date })
		return site.anna.visit('/appointments/7')
	}
	expect((await open(dayAfter(6))).words).not.toContain('Deze afspraak was op')
	const over = await open(dayAfter(-6))
	expect(over.words).toContain(`Deze afspraak was op ${formatLongDay(dayAfter(-6))}.`)
	expect(over.queryByRole('link', { name: /^Start het gesprek/ })).toBeNull()
})

test('An appointment shows its facts in the order people ask [34] [351]', async () => {
	site.tell(path, full)
	const page = await site.anna.visit('/appointments/7')
	expect(page.document.querySelector('h1')?.textContent).toBe('Bespreking van de offerte')
	expect(Object.entries(readFacts(page))).toEqual([
		['Datum', `${formatLongDay(dayAfter(6))}, over 6 dagen`],
		['Tijd', '09:30 tot 10:30 uur'],
		['Soort afspraak', 'Gesprek op kantoor'],
		['Plaats', 'Kade 1, Groningen'],
		['Adviseur', 'Saar Smit'],
	])
})

testProductFields(
	site,
	{
		path,
		address: '/appointments/7',
		product: { id: '7' },
		fields: [
			{ name: 'label', value: 'Kennismaking', present: 'Kennismaking', absent: 'Afspraak' },
			{ name: 'type', value: 'Thuis', present: 'Soort afspraak: Thuis' },
			{
				name: 'date',
				value: '31-03-2031',
				present: 'Datum: maandag 31 maart 2031',
				absent: 'Datum: Datum volgt',
			},
			{
				name: 'start_time',
				value: '09:30:00',
				present: 'Tijd: 09:30 tot 10:30 uur',
				absent: 'Tijd: Tot 10:30 uur',
			},
			{ name: 'end_time', value: '10:30', present: '09:30 tot 10:30', absent: 'Tijd: Vanaf 09:30 uur' },
			{ name: 'location', value: 'Kade 1', present: 'Plaats: Kade 1', absent: 'Plaats: -' },
			{ name: 'advisor_name', value: 'Saar Smit', present: 'Adviseur: Saar Smit', absent: 'Adviseur: -' },
		],
	},
	'[193] [351] [362]',
)

test.each(['8', '7%00', 'a'.repeat(300)])('No appointment has the id %s: not found [362]', async (id) => {
	site.tell(path, full)
	for (const address of [
		`/appointments/${id}`,
		`/appointments/${id}?confirm=cancel`,
		`/appointments/${id}/calendar.ics`,
	])
		expect((await site.anna.visit(address)).status).toBe(404)
})

test('The advisor and what is open at this appointment stand beside it [351]', async () => {
	site.tell(path, full)
	const task = { type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE', is_done: false }
	site.tell(
		'/api/actions',
		{ ...task, id: '1', label: 'Agenda', product: { id: '7', type: 'appointment' } },
		{ ...task, id: '2', label: 'Polis', product: { id: '7', type: 'credit' } },
	)
	const page = await site.anna.visit('/appointments/7')
	expect(getCard(page, 'Wat u nu kunt doen').words).toContain('Agenda')
	expect(page.words).not.toContain('Polis')
	expect(getCard(page, 'Uw adviseurs').words).toContain('Marieke Hoekstra')
})

test('A search finds an appointment among many by its place [349]', async () => {
	const many = Array.from({ length: 60 }, (_, index) => ({
		...full,
		id: `${index}`,
		date: dayAfter(index - 20),
	}))
	site.tell(path, ...many, {
		...full,
		id: '99',
		label: 'Overleg',
		location: 'Veenkade, Assen',
		date: dayAfter(-90),
	})
	const list = await site.anna.visit('/appointments')
	expect(list.words).toContain('1 tot en met 50 van 61')
	list.fill('Zoek in deze lijst', 'veenkade')
	const found = await list.press('Zoek')
	expect(found.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
		'Overleg',
	])
	expect(found.words).not.toContain('U heeft geen afspraak gepland.')
})

test('An appointment to come goes into the own calendar, at the time of Amsterdam [351]', async () => {
	site.tell(path, { ...full, ...teams, date: '2031-07-01', label: 'Bespreking, deel 2' })
	const page = await site.anna.visit('/appointments/7')
	const file = await page.follow('Zet in agenda')
	expect([file.status, file.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
	expect(file.headers['content-disposition']).toBe('attachment; filename="Bespreking, deel 2.ics"')
	const lines = file.bytes.toString().split('\r\n')
	expect(lines[0]).toBe('BEGIN:VCALENDAR')
	expect(lines).toEqual(
		expect.arrayContaining([
			'DTSTART:20310701T073000Z',
			'DTEND:20310701T083000Z',
			'LOCATION:Kade 1\\, Groningen',
		]),
	)
	expect(file.bytes.toString()).toMatch(/SUMMARY:Bespreking\\, deel 2/)
})

test('Without a time there is nothing to put in a calendar [351]', async () => {
	site.tell(path, { ...full, start_time: null })
	expect((await site.anna.visit('/appointments/7')).queryByRole('link', { name: 'Zet in agenda' })).toBeNull()
	expect((await site.anna.visit('/appointments/7/calendar.ics')).status).toBe(404)
})

test('Who wants another time reads whom to call or email, on the page and before cancelling; afterwards nobody', async () => {
	const panels = [
		{ name: 'Saar Smit', phone: '050 555 01 77', emailaddress: 'saar@voorbeeld.nl', systemname: 'ADVISOR' },
		{ name: 'Bo Bos', phone: '050 555 01 78', systemname: 'ADVISOR' },
	]
	const open = async (address: string, members: object = {}) => {
		site.tell('/api/dossiers', { id: '1', user_panels: panels })
		site.tell(path, { ...full, ...members })
		return site.anna.visit(address)
	}
	const waysOf = (page: Page, text: string) =>
		[...(page.getByText(text).parentElement?.querySelectorAll('a') ?? [])].map(({ href }) => href)
	for (const address of ['/appointments/7', '/appointments/7?confirm=cancel'])
		expect(waysOf(await open(address), 'Andere tijd? Bel of mail Saar Smit.')).toEqual([
			'tel:0505550177',
			'mailto:saar@voorbeeld.nl',
		])
	const firm = await open('/appointments/7', { advisor_name: 'Iemand anders' })
	expect(waysOf(firm, 'Andere tijd? Bel ons.')).toEqual(['tel:+31505550100'])
	expect((await open('/appointments/7', { date: dayAfter(-6) })).words).not.toContain('Andere tijd?')
})
