import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { useBranches, createDocument, createListDocument, type OwnAnswers } from '../../support/own-branches'
import type { Page } from '../../support/page'
import { openOverview, signIn } from '../../support/sign-in'

/** Type, label and list of [152], in order. The first and last are always present. */
const entries = [
	['mortgage', 'Hypotheken', '/mortgages'],
	['otd', 'Opdrachten', '/otds'],
	['invoice', 'Facturen', '/invoices'],
	['appointment', 'Afspraken', '/appointments'],
	['bankguarantee', 'Bankgaranties', '/bankguarantees'],
	['business_income', 'Inkomen uit onderneming', '/business-income'],
	['will_writing_advice', 'Advies over testamenten', '/will-writing-advices'],
	['credit', 'Leningen', '/credits'],
	['lifeinsurance', 'Levensverzekeringen', '/life-insurances'],
	['general_insurance', 'Schadeverzekeringen', '/general-insurances'],
	['fgv', 'Fiscaal geruisloze voortzetting (FGV)', '/fgvs'],
	['cardifao', 'Verzekering bij arbeidsongeschiktheid', '/cardifao'],
	['purchase_intention', 'Aankoopplannen', '/purchase-intentions'],
] as const
const own = [
	['Overzicht', '/dashboard'],
	['Taken', '/actions'],
	['Documenten', '/documents'],
	['Tijdlijn', '/timeline'],
]
const papers = ['Belangrijke documenten', '/important-documents']

const { portal, branches } = await useBranches()

async function dashboardWith(
	definitions: Parameters<typeof createDocument>[0],
	more: OwnAnswers = {},
): Promise<Page> {
	const branch = branches.open({ '/api/products/definitions': createDocument(definitions), ...more })
	return (await openOverview(portal.url, { branch })).page
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Hoofdmenu' })
const linksOf = (page: Page) =>
	[...menuOf(page).querySelectorAll('a')].map((link) => [
		link.querySelector('span')?.textContent,
		link.getAttribute('href'),
	])
const badgeOf = (page: Page, label: string) =>
	[...menuOf(page).querySelectorAll('a')]
		.find((link) => link.querySelector('span')?.textContent === label)
		?.textContent.replace(label, '')

const each = (counter: number) =>
	Object.fromEntries(
		entries.map(([type], at) => [type, { counter, open_actions: 0, first_product_id: `${at + 11}` }]),
	)

test('With more than one of everything the menu has its fifteen entries, each to its list [152] [153] [154] [157] [159] [288]', async () => {
	const page = await dashboardWith(each(2))
	expect(linksOf(page)).toEqual([...own, ...entries.map(([, label, list]) => [label, list]), papers])
})

test('With one of everything each entry leads to that one; invoices have a list only [158]', async () => {
	const page = await dashboardWith(each(1))
	const expected = entries.map(([type, label, list], at) => [
		label,
		type === 'invoice' ? list : `${list}/${at + 11}`,
	])
	expect(linksOf(page)).toEqual([...own, ...expected, papers])
})

test.each<[string, Parameters<typeof createDocument>[0]]>([
	['that is absent', {}],
	['of which there are none', each(0)],
	['that the portal does not know', { boat: { counter: 3, open_actions: 0, first_product_id: '1' } }],
])('A product %s has no entry [154]', async (_what, definitions) => {
	expect(linksOf(await dashboardWith(definitions))).toEqual([...own, papers])
})

test('One product without an id leads to the list; an id is never taken for an address [158]', async () => {
	const page = await dashboardWith({
		mortgage: { counter: 1, open_actions: 0, first_product_id: null },
		credit: { counter: '1', open_actions: '0', first_product_id: 7 },
		fgv: { counter: 1, first_product_id: '../a?b#c' },
		otd: { counter: 1, first_product_id: '..' },
	})
	expect(linksOf(page)).toEqual([
		...own,
		['Hypotheken', '/mortgages'],
		['Opdrachten', '/otds'],
		['Leningen', '/credits/7'],
		['Fiscaal geruisloze voortzetting (FGV)', '/fgvs/..%2Fa%3Fb%23c'],
		papers,
	])
})

test('Badges tell the open actions of each, the overview those of the dossier, the menu all together [155] [156]', async () => {
	const page = await dashboardWith({
		dossier: { counter: 1, open_actions: 4, first_product_id: '1' },
		mortgage: { counter: 2, open_actions: 1, first_product_id: '11' },
		credit: { counter: 2, open_actions: 0, first_product_id: '12' },
		invoice: { counter: 2, openActions: '12', firstProductId: '13' },
	})
	expect(badgeOf(page, 'Overzicht')).toBe(' – 4 open punten bij uw dossier')
	expect(badgeOf(page, 'Hypotheken')).toBe(' – 1 open punt')
	expect(badgeOf(page, 'Leningen')).toBe('')
	expect(badgeOf(page, 'Facturen')).toBe(' – 12 open punten')
	const handle = menuOf(page).querySelector('summary')
	expect(handle?.textContent).toBe('Menu – 17 open punten')
})

test('Definitions may come as a list whose ids are the types [159] [288]', async () => {
	const branch = branches.open({
		'/api/products/definitions': createListDocument([
			{ id: 'mortgage', counter: 2, open_actions: 3, first_product_id: '11' },
			{ id: 'will_writing_advice', counter: 1, open_actions: 0, first_product_id: '12' },
		]),
	})
	const { page } = await openOverview(portal.url, { branch })
	expect(linksOf(page)).toEqual([
		...own,
		['Hypotheken', '/mortgages'],
		['Advies over testamenten', '/will-writing-advices/12'],
		papers,
	])
	expect(badgeOf(page, 'Hypotheken')).toBe(' – 3 open punten')
})

test('A firm without general insurances has no entry for them [154]', async () => {
	const definitions = { general_insurance: { counter: 2, open_actions: 0, first_product_id: '1' } }
	const licence = createDocument({ modules: { has_generalinsurance_enabled: false } })
	expect(linksOf(await dashboardWith(definitions, { '/api/licenses/current': licence }))).toEqual([
		...own,
		papers,
	])
	expect(linksOf(await dashboardWith(definitions))).toHaveLength(own.length + 2)
})

test('When the definitions fail after signing in, the two fixed entries stay, and a notice tells it [154]', async () => {
	let isBroken = false
	const branch = branches.open({
		'/api/products/definitions': () =>
			isBroken
				? HttpResponse.json({ code: 'mysqlError' }, { status: 500 })
				: HttpResponse.json(createDocument(each(2))),
	})
	const { visitor } = await signIn(portal.url, { branch })
	isBroken = true
	const page = await visitor.visit('/dashboard')
	expect(page.status).toBe(200)
	expect(linksOf(page)).toEqual([...own, papers])
	expect(page.getAllByText('Er is een fout opgetreden, probeer het nog een keer.')).toHaveLength(1)
})

test('The menu marks where one is, and opens and closes without a script [151]', async () => {
	const { visitor, page } = await openOverview(portal.url, { branch: 'noord' })
	const current = (shown: Page) => menuOf(shown).querySelector('[aria-current=page]')?.getAttribute('href')
	expect(current(page)).toBe('/dashboard')
	expect(current(await visitor.visit('/important-documents'))).toBe('/important-documents')
	const drawer = menuOf(page).querySelector('details')
	expect(drawer?.hasAttribute('open')).toBe(false)
	expect(menuOf(page).querySelector('ul')?.hasAttribute('hidden')).toBe(false)
})

test('The logo leads to the dashboard; settings and logging out are there for who is signed in [148] [150]', async () => {
	const { visitor, page } = await openOverview(portal.url, { branch: 'noord' })
	const logo = page.getByRole('link', { name: 'Kantoor noord: naar het overzicht' })
	expect(logo.getAttribute('href')).toBe('/dashboard')
	expect(page.getByRole('link', { name: 'Instellingen' }).getAttribute('href')).toBe('/settings')
	expect(page.getByRole('link', { name: 'Uitloggen' }).getAttribute('href')).toBe('/logout')
	const guest = await visitor.visit('/logout')
	expect(guest.queryByRole('link', { name: 'Uitloggen' })).toBeNull()
	expect(guest.queryByRole('link', { name: 'Instellingen' })).toBeNull()
	expect(guest.queryByRole('navigation', { name: 'Hoofdmenu' })).toBeNull()
})
