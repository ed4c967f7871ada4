import { expect, test } from 'vitest'
import { ApiFailure } from '#app/api/errors'
import { createFeatureContext, locationOf } from '#tests/support/feature-context'
import { sendContactFile } from './advisor-contact.server'
import { findPartnerFacts, getDossierCards } from './dossiers.server'

const advisor = { name: 'Bo Bos', systemname: 'advisor', phone: '010-1234567', emailaddress: 'bo@x.nl' }
const open = (dossiers: unknown[], licence?: unknown) =>
	createFeatureContext({ 'GET /api/dossiers': dossiers }, licence)

test.each([
	[0.5, 50],
	['0.333', 33],
	[1, 1],
	[100, 100],
	[250, 100],
	[-3, 0],
])('A dossier that is %j complete is told as %i %%', async (percentageComplete, percentage) => {
	const { dossiers } = await getDossierCards(await open([{ id: '1', percentageComplete }]))
	expect(dossiers).toMatchObject([{ percentage, number: undefined }])
})

test.each([
	[{}, 'voortgang niet bekend'],
	[{ percentageComplete: null }, 'voortgang niet bekend'],
	[{ percentageComplete: 'ver' }, 'Konden wij niet lezen. Bel ons gerust.'],
])('A dossier whose progress is absent or unread has no percentage: %j', async (members, progress) => {
	const { dossiers } = await getDossierCards(await open([{ id: '1', ...members }]))
	expect(dossiers).toMatchObject([{ percentage: undefined, progress }])
})

test('The number of a dossier is shown where the licence shows it, once', async () => {
	const { dossiers } = await getDossierCards(
		await open(
			[{ id: 'D-1' }, { id: '115001', label: 'Dossier 115001' }, { id: '15', label: 'Dossier 115001' }],
			{ features: { doShowDossierNumber: true } },
		),
	)
	expect(dossiers.slice(1).map(({ number }) => number)).toEqual([undefined, 'Dossiernummer: 15'])
	expect(dossiers[0]?.number).toMatch(/: D-1$/)
})

test('Of more than fifty advisors the first are shown, as a list that is not whole', async () => {
	const named = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `Adviseur ${at}` }))
	const show = async (count: number) => getDossierCards(await open([{ id: '1', userPanels: named(count) }]))
	const [many, few] = [await show(60), await show(49)]
	expect([many.advisors.length, many.note]).toEqual([50, expect.stringContaining('')])
	expect([few.advisors.length, few.note]).toEqual([49, undefined])
})

test('An advisor of two dossiers stands there once; one without a name keeps phone and e-mail', async () => {
	const userPanels = [
		advisor,
		{ phone: '06' },
		{ emailaddress: 'c@x.nl', systemname: 'ADVISOR' },
		{ label: 'Niemand' },
	]
	const { advisors } = await getDossierCards(
		await open([
			{ id: '1', userPanels },
			{ id: '2', userPanels },
		]),
	)
	expect(advisors).toMatchObject([
		{ name: 'Bo Bos', phone: { text: '010-1234567' } },
		{ name: 'Uw contactpersoon', role: undefined, phone: { text: '06', label: 'bel 06' } },
		{ name: 'Uw adviseur', role: undefined, mail: { text: 'c@x.nl', label: 'mail c@x.nl' } },
	])
})

test.each([
	[{}, 'Uw adviseur', 'Uw adviseur'],
	[{ label: 'Hypotheken' }, 'Uw adviseur', 'Uw adviseur: Hypotheken'],
	[{ label: 'Hypotheken', dontShowPrefix: true }, 'Uw adviseur', 'Hypotheken'],
	[{ systemname: 'owner' }, 'Uw adviseur', undefined],
])('Who %j is stands under the firm’s own word', async (members, advisorLabel, role) => {
	const ctx = await open([{ id: '1', userPanels: [{ ...advisor, ...members }] }], {
		content: { advisorLabel },
	})
	const { advisors } = await getDossierCards(ctx)
	expect(advisors[0]?.role).toBe(role ?? ctx.say('dashboard.advisors.dossierOwner'))
})

test('An advisor is saved as a contact of the firm, by an address that tells nobody’s name', async () => {
	const ctx = await open([{ id: '1', userPanels: [advisor] }])
	const { advisors } = await getDossierCards(ctx)
	const key = advisors[0]?.file?.href.split('/').find((part) => /^[\w-]{16}$/.test(part))
	const text = await (await sendContactFile(ctx, key)).text()
	expect(text).toContain('bo@x.nl')
	expect(text).toContain('Noord Advies')
	expect(await locationOf(sendContactFile(ctx, 'Bo Bos'))).toBe('/404')
})

test('The partner’s facts have a dash for what is not known; without a partner there are none', async () => {
	const facts = async (answer: unknown) =>
		findPartnerFacts(await createFeatureContext({ 'GET /api/consumers/partner': answer }))
	const known = await facts({ id: '2', firstName: 'Tom', preposition: 'van', lastName: 'Dam' })
	expect(known?.map(({ detail }) => detail)).toEqual(['Tom van Dam', '-', '-'])
	expect(await facts({ data: null })).toBeUndefined()
	expect(await facts(new ApiFailure(404, undefined))).toBeUndefined()
})

test('Of very many dossiers the first hundred are shown, and that there are more', async () => {
	const many = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `${at + 1}` }))
	const whole = await getDossierCards(await open(many(100)))
	const cut = await getDossierCards(await open(many(101)))
	expect([whole.dossiers.length, whole.note]).toEqual([100, undefined])
	expect([cut.dossiers.length, cut.note]).toEqual([
		100,
		'Niet alles kon worden gelezen. Ontbreekt er iets? Bel ons gerust.',
	])
})
