import { expect, test } from 'vitest'
import { readText } from '#tests/support/card'
import { readFacts } from '#tests/support/product-site'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const path = '/api/products/appointments'
const odd = { odd: { deep: true } }
const lost = 'Konden wij niet lezen. Bel ons gerust.'
const meeting = {
	id: '101',
	label: 'Bespreking',
	date: '2120-03-11',
	start_time: '09:30',
	end_time: '10:30',
	advisor_name: 'Marieke Hoekstra',
	is_teams: true,
	teams_url: 'https://overleg.voorbeeld.nl/1',
}

async function read(more: object) {
	site.tell(path, { ...meeting, ...more })
	const page = await site.anna.visit('/appointments/101')
	const list = await site.anna.visit('/appointments')
	return { facts: readFacts(page), page, words: readText(list.getByRole('main')) }
}

test.each([
	['teams_url', 'Plaats', 'Online', `Online: ${lost}`],
	['end_time', 'Tijd', '09:30 tot 10:30 uur', 'Vanaf 09:30 uur · Eindtijd onbekend'],
	['start_time', 'Tijd', '09:30 tot 10:30 uur', 'Tijd onbekend'],
])('%s that could not be read is said, on the page and in the list', async (member, term, known, told) => {
	expect((await read({})).facts[term]).toBe(known)
	const { facts, words } = await read({ [member]: odd })
	expect(facts[term]).toBe(told)
	expect(words).toContain(told)
})

test('A place and an adviser that could not be read are said', async () => {
	const { facts, words } = await read({ location: odd, advisor_name: odd, is_teams: false })
	expect(facts).toMatchObject({ Plaats: 'Plaats onbekend', Adviseur: lost })
	expect(words).toContain('Plaats onbekend')
})

test('Where the address to cancel could not be read, cancelling is by phone, not here', async () => {
	const changes = 'Bel of mail ons.'
	const known = await read({})
	expect(known.page.queryByRole('main')?.textContent).not.toContain(changes)
	const { page } = await read({ cancel_url: odd })
	expect(page.getByRole('main').textContent).toContain(changes)
	expect(page.queryByRole('link', { name: /Zeg de afspraak af/ })).toBeNull()
	expect(page.queryByRole('button', { name: /Zeg de afspraak af/ })).toBeNull()
})
