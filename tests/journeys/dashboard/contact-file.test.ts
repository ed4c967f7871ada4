import { expect, test } from 'vitest'
import { getCard } from '#tests/support/card'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const saar = {
	name: 'Saar Smit-de Boer',
	label: 'Adviseur',
	systemname: 'ADVISOR',
	phone: '050 555 01 99',
	emailaddress: 'saar@noord.voorbeeld.nl',
}

test('Each advisor goes into the own contacts: name, work, number and address [162]', async () => {
	site.tell('/api/dossiers', { id: '1', user_panels: [saar, { ...saar, name: 'Youssef' }] })
	const card = getCard(await site.anna.visit('/help'), 'Uw adviseurs')
	const link = card.getByRole('link', { name: 'Zet in contacten, Saar Smit-de Boer' })
	expect(link.getAttribute('href')).toMatch(/^\/advisors\/[\w-]{16}\/contact\.vcf$/)
	const file = await site.anna.visit(link.getAttribute('href') ?? '')
	expect([file.status, file.headers['content-type']]).toEqual([200, 'text/vcard; charset=utf-8'])
	expect(file.headers['content-disposition']).toBe('attachment; filename="Saar Smit-de Boer.vcf"')
	const text = file.bytes.toString()
	expect(text).toMatch(/^BEGIN:VCARD\r\n/)
	for (const words of ['Saar Smit-de Boer', 'saar@noord.voorbeeld.nl', 'Noorderlicht Financieel Advies'])
		expect(text).toContain(words)
	expect(text).toMatch(/TEL.*050 ?555 ?01 ?99/)
	expect(text).not.toContain('Youssef')
})

test('Beside a product stands the same link [162] [347]', async () => {
	site.tell('/api/products/credits', { id: '7', label: 'Lening' })
	const page = await site.anna.visit('/credits/7')
	expect(page.getByRole('link', { name: 'Zet in contacten, Marieke Hoekstra' })).toBeTruthy()
})

test('Who can be reached by mail alone has a file as well, who cannot be reached has none [162]', async () => {
	const quiet = { name: 'Stil', label: 'Adviseur' }
	site.tell('/api/dossiers', { id: '1', user_panels: [{ ...saar, phone: null }, quiet] })
	const card = getCard(await site.anna.visit('/help'), 'Uw adviseurs')
	const [link, ...others] = card.getAllByRole('link', { name: /Zet in contacten/ })
	expect(others).toEqual([])
	expect((await site.anna.visit(link?.getAttribute('href') ?? '')).bytes.toString()).not.toContain('TEL')
})

test('Who is on no dossier of the client is nobody here: not found [162]', async () => {
	site.tell('/api/dossiers', { id: '1', user_panels: [saar] })
	const card = getCard(await site.anna.visit('/help'), 'Uw adviseurs')
	const href = card.getByRole('link', { name: /Zet in contacten/ }).getAttribute('href') ?? ''
	await site.api.heal()
	for (const address of [href, '/advisors/x/contact.vcf', `/advisors/${'a'.repeat(300)}/contact.vcf`])
		expect((await site.anna.visit(address)).status).toBe(404)
})
