import { expect, test } from 'vitest'
import { getCard } from '#tests/support/card'
import { readFacts, testProductFields } from '#tests/support/product-site'
import { deal } from '#tests/support/full'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const path = '/api/products/credits'
const full = {
	id: '7',
	label: 'Autolening',
	lender: 'Kredietbank Noord',
	date_entry: '2024-03-01',
	spending_target: 'Auto',
	loan_amount: 12500,
	repayment_amount: 230.5,
	repayment_period: 1,
	repayment_percentage: 1.84,
}

test('The list shows each credit with its open action points and leads to it [38] [348]', async () => {
	site.tell(path, { ...full, action_counter: { total: 3, closed: 1, open: 2 } })
	const list = await site.anna.visit('/credits')
	expect([list.status, list.document.querySelector('h1')?.textContent]).toEqual([200, 'Leningen'])
	const link = list.getByRole('link', { name: /^Autolening.*2 open punten$/ })
	expect(link.closest('li')?.textContent.replace(/\u00a0/g, ' ')).toContain(
		'Kredietbank Noord€ 12.500,00AutoIngangsdatum: 1 maart 2024Aflossing: € 230,50 per maand',
	)
	const detail = await list.follow(link)
	expect([detail.path, detail.document.querySelector('h1')?.textContent]).toEqual([
		'/credits/7',
		'Autolening',
	])
})

test('A credit shows its facts in the order people ask, and the list the same [346]', async () => {
	site.tell(path, full)
	const page = await site.anna.visit('/credits/7')
	expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Autolening')
	const card = (await site.anna.visit('/credits')).getByRole('link', { name: /^Autolening/ }).closest('li')
	for (const words of [
		...['Autolening', 'Kredietbank Noord', '1 maart 2024', 'Auto', '€ 12.500,00', '€ 230,50 per maand'],
	])
		expect(card?.textContent.replace(/\u00a0/g, ' ')).toContain(words)
	expect(readFacts(page)).toEqual({
		Bedrag: '€ 12.500,00',
		Maatschappij: 'Kredietbank Noord',
		Bestedingsdoel: 'Auto',
		Ingangsdatum: '1 maart 2024',
		Aflossing: '€ 230,50 per maand',
		'Aflossing in procenten': '1,84%',
	})
})

test.each(
	deal('pages', [
		[1, 'per maand'],
		[3, 'per kwartaal'],
		[6, 'per half jaar'],
		[12, 'per jaar'],
		[4, 'per 4 maanden'],
	]),
)('A repayment every %s months is told as %s', async (months, words) => {
	site.tell(path, { ...full, repayment_period: months })
	expect(readFacts(await site.anna.visit('/credits/7')).Aflossing).toBe(`€ 230,50 ${words}`)
})

testProductFields(
	site,
	{
		path,
		address: '/credits/7',
		product: { id: '7' },
		fields: [
			{ name: 'label', value: 'Autolening', present: 'Autolening', absent: 'Lening' },
			{ name: 'lender', value: 'Bank Aa', present: 'Maatschappij: Bank Aa', absent: 'Maatschappij: -' },
			{ name: 'date_entry', value: '01-03-2024', present: '1 maart 2024', absent: 'Ingangsdatum: -' },
			{
				name: 'spending_target',
				value: 'Auto',
				present: 'Bestedingsdoel: Auto',
				absent: 'Bestedingsdoel: -',
			},
			{ name: 'loan_amount', value: '12500.5', present: 'Bedrag: € 12.500,50', absent: 'Bedrag: -' },
			{ name: 'repayment_amount', value: 230, present: 'Aflossing: € 230,00', absent: 'Aflossing: -' },
			{ name: 'repayment_period', value: 12, present: '€ 230,00 per jaar', absent: 'Aflossing: € 230,00' },
			{ name: 'repayment_percentage', value: 2, present: 'Aflossing in procenten: 2%' },
		],
	},
	'[192]',
)

test('The advisor and what is open at this credit stand beside it; what is open elsewhere does not [347]', async () => {
	site.tell(path, full)
	const about = (id: string, type: string) => ({ id, label: 'Autolening', type })
	const upload = { type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE', is_done: false }
	site.tell(
		'/api/actions',
		{ ...upload, id: '1', label: 'Loonstrook', product: about('7', 'CREDIT') },
		{ ...upload, id: '2', label: 'Polis', product: about('7', 'mortgage') },
		{ ...upload, id: '3', label: 'Paspoort', is_done: true, product: about('7', 'credit') },
	)
	const page = await site.anna.visit('/credits/7')
	const tasks = getCard(page, 'Wat u nu kunt doen')
	expect(tasks.getByRole('link', { name: /Loonstrook/ }).getAttribute('href')).toBe(
		'/actions/1/upload-document',
	)
	expect(page.words).not.toContain('Polis')
	expect(getCard(page, 'Documenten').words).toMatch(/^Documenten ?Paspoort.*Klaar$/)
	expect(getCard(page, 'Uw adviseurs').words).toContain('Marieke Hoekstra')
})

test.each(['8', '7%00', 'a'.repeat(300)])('No credit has the id %s: not found [504]', async (id) => {
	site.tell(path, full)
	const page = await site.anna.visit(`/credits/${id}`)
	expect(page.status).toBe(404)
})

test('Who has no credit reads so; a search stands only where the list is long [38]', async () => {
	site.tell(path)
	const page = await site.anna.visit('/credits')
	expect(page.getByRole('heading', { name: 'U heeft geen lening via ons.' })).toBeTruthy()
	expect(page.queryByRole('search')).toBeNull()
})
