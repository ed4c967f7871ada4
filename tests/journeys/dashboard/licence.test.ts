import { expect, test } from 'vitest'
import { findCard, getCard } from '#tests/support/card'
import { useBranches, createDocument, createListDocument } from '#tests/support/own-branches'
import { openOverview } from '#tests/support/sign-in'

const { portal, branches } = await useBranches()

async function dashboardWith(licence: Parameters<typeof createDocument>[0], others = {}) {
	const branch = branches.open({
		'/api/licenses/current': createDocument(licence),
		'/api/actions': createListDocument([]),
		...others,
	})
	return (await openOverview(portal.url, { branch })).page
}

test('A firm that wrote no welcome has no card of it; the client is greeted by name, and the footer is the year [169]', async () => {
	const page = await dashboardWith({ content: {} })
	expect(page.words).toMatch(/(Welkom|Goede\w+), mevrouw De Vries/)
	expect(findCard(page, 'Welkom')).toBeUndefined()
	expect(page.getByRole('contentinfo').textContent).toContain(`© ${new Date().getFullYear()}`)
})

test.each([
	['show_dossier_number', true, true],
	['showDossierNumber', '1', true],
	['show_dossier_number', false, false],
	['showDossierNumber', '0', false],
])('With the switch %s at %j the dossier number is shown: %s [166]', async (name, value, shown) => {
	const page = await dashboardWith({ features: { [name]: value }, content: {} })
	const card = getCard(page, 'Voortgang')
	expect(card.words).toContain('Aankoop Lindelaan 14')
	expect(card.queryAllByText(/Dossiernummer: 1000[12]/)).toHaveLength(shown ? 2 : 0)
})

test('A firm without the switch shows no dossier number [166]', async () => {
	const page = await dashboardWith({ content: {} })
	expect(getCard(page, 'Voortgang').words).not.toContain('Dossiernummer')
})

const panel = { name: 'Saar Smit', emailaddress: 'saar@voorbeeld.nl', phone: null, image: null }

test.each([
	[
		'its own label alone',
		{ ...panel, label: 'Notaris', dontShowPrefix: true, systemname: 'OTHER' },
		'Notaris',
	],
	[
		'its own label after the word for advisors',
		{ ...panel, label: 'Hypotheken', dontShowPrefix: false, systemname: 'ADVISOR' },
		'Raadgever: Hypotheken',
	],
	[
		"the firm's word for advisors",
		{ ...panel, label: null, dontShowPrefix: false, systemname: 'ADVISOR' },
		'Raadgever',
	],
	[
		"the firm's word for who owns the dossier",
		{ ...panel, label: null, dontShowPrefix: false, systemname: 'OWNER' },
		'Beheerder',
	],
])('An advisor card carries %s [162]', async (_what, one, role) => {
	const page = await dashboardWith(
		{ content: { advisor_label: 'Raadgever', dossier_owner_label: 'Beheerder' } },
		{ '/api/dossiers': createListDocument([{ id: '1', label: 'Huis', user_panels: [one] }]) },
	)
	const card = getCard(page, 'Uw adviseurs')
	expect(card.getByRole('heading', { level: 3, name: 'Saar Smit' })).toBeTruthy()
	expect(card.getByText(role)).toBeTruthy()
})
