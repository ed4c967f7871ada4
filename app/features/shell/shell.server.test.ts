import { expect, test } from 'vitest'
import { licenceSchema, noLicence } from '#app/api/resources/licence'
import { formatDate } from '#app/lib/format-date'
import { toWallClock } from '#app/lib/wall-clock'
import { createFeatureContext } from '#tests/support/feature-context'
import { buildMenu, getDefinitions, markCurrent } from './menu.server'
import { getRecentNotices, readStoredNotices } from './notices.server'
import { getShell } from './shell.server'

const definitionsPath = 'GET /api/products/definitions'

async function menuOf(definitions: unknown, licence = noLicence) {
	const { api, say } = await createFeatureContext({ [definitionsPath]: definitions })
	const { entries, products, ...menu } = buildMenu(await getDefinitions(api), licence, say)
	return { ...menu, own: entries, entries: products.entries }
}

test('The menu has what the client has, in its own order, below the entries that are always there', async () => {
	const { own, entries } = await menuOf([
		{ id: 'credit', counter: 2 },
		{ id: 'mortgage', counter: 2 },
		{ id: 'otd', counter: 0 },
	])
	const always = ['/dashboard', '/actions', '/documents', '/timeline']
	expect(own.map(({ href }) => href)).toEqual(always)
	expect(entries.map(({ href }) => href)).toEqual(['/mortgages', '/credits', '/important-documents'])
	expect((await menuOf([])).entries).toHaveLength(1)
})

test.each([
	['/dashboard', ['/dashboard']],
	['/actions/7/upload-document', ['/actions']],
	['/mortgage-check/7/8', ['/actions']],
	['/receipts/7', ['/documents']],
	['/documents', ['/documents']],
	['/mortgages/7', ['/mortgages']],
	['/important-documents', ['/important-documents']],
	['/settings', []],
])('On %s the menu marks %j', async (path, marked) => {
	const { api, say } = await createFeatureContext({ [definitionsPath]: [{ id: 'mortgage', counter: 2 }] })
	const { entries, products } = markCurrent(buildMenu(await getDefinitions(api), noLicence, say), path)
	const current = [...entries, ...products.entries].filter((entry) => entry.current)
	expect(current.map(({ href }) => href)).toEqual(marked)
})

test('With one product the entry leads straight to it; of invoices there is a list alone', async () => {
	const { entries } = await menuOf([
		{ id: 'credit', counter: 1, firstProductId: '7' },
		{ id: 'invoice', counter: 1, firstProductId: '5' },
	])
	expect(entries.slice(0, 2).map(({ href }) => href)).toEqual(['/invoices', '/credits/7'])
})

test('Open actions are counted together, and shown where there are any', async () => {
	const { entries, total } = await menuOf([
		{ id: 'credit', counter: 1, openActions: 2 },
		{ id: 'mortgage', counter: 1, openActions: 0 },
	])
	expect([total, entries.map(({ badge }) => badge)]).toEqual([2, [undefined, 2, undefined]])
})

test('A firm without insurances shows none, though the client has one', async () => {
	const licence = licenceSchema.parse({ modules: { generalinsurance: false } })
	const definitions = [{ id: 'general_insurance', counter: 1 }]
	expect((await menuOf(definitions, licence)).entries).toHaveLength(1)
	expect((await menuOf(definitions)).entries).toHaveLength(2)
})

test('A notice is told once, and stands among the recent ones after that', async () => {
	const ctx = await createFeatureContext()
	ctx.session.notify('success', 'notices.loggedIn')
	const [notice] = readStoredNotices(ctx, false)
	expect(notice).toMatchObject({ text: ctx.say('notices.loggedIn'), leavesAfter: 3_000 })
	ctx.session.moveNotices(ctx.outcome.shownNotices)
	expect(readStoredNotices(ctx, false)).toEqual([])
	expect(getRecentNotices(ctx).rows).toMatchObject([{ text: ctx.say('notices.loggedIn') }])
})

test('A form that waits is told, and notices stay for who wants them to', async () => {
	const made = await createFeatureContext()
	const preferences = { notices: 'stay' as const, notice: 'loggedOut' as const }
	const ctx = { ...made, visitor: { ...made.visitor, preferences } }
	expect(readStoredNotices(ctx, true)).toMatchObject([
		{ id: 'farewell', leavesAfter: undefined },
		{ text: ctx.say('notices.formKept') },
	])
})

test('The menu is asked for where it is shown: not by a guest, before the second step is set up, nor too often', async () => {
	const ctx = await createFeatureContext({ [definitionsPath]: [] })
	const guest = await getShell({ ...ctx, consumer: undefined }, 'page', false)
	const setup = { ...ctx, consumer: { ...ctx.consumer, twoFactorSetup: true } }
	const tooOften = {
		...ctx,
		facts: { ...ctx.facts, refused: { status: 429, reason: 'tooManyRequests' as const } },
	}
	const menus = [guest, await getShell(setup, 'page', false), await getShell(tooOften, 'page', false)]
	expect([menus.map(({ menu }) => menu), ctx.calls]).toEqual([[undefined, undefined, undefined], []])
	expect((await getShell(ctx, 'page', false)).menu?.products.entries).toHaveLength(1)
	expect((await getShell(ctx, 'maintenance', false)).signedIn).toBe(false)
})

test('The simple version can be turned on and off, and the title tells of an error', async () => {
	const ctx = await createFeatureContext({ [definitionsPath]: [] })
	const visitor = { ...ctx.visitor, preferences: { scripts: 'off' as const } }
	const { texts, languages } = await getShell({ ...ctx, visitor }, 'page', false)
	expect(texts.simpleVersion).toBe(ctx.say('shell.simpleVersion.turnOff'))
	expect(languages).toEqual([{ code: 'en', name: 'English' }])
	const failed = { ...ctx, outcome: { ...ctx.outcome, failed: true } }
	expect((await getShell(failed, 'page', false)).pageTitle).toBe(
		ctx.say('shell.pageTitle', {
			page: ctx.say('form.errorTitle', { page: '{page}' }),
			firm: 'Noord Advies',
		}),
	)
})

test('The first line on paper names the firm, the client, the day and the site; a refused page names no client', async () => {
	const ctx = await createFeatureContext({ [definitionsPath]: [] })
	const day = formatDate(toWallClock(new Date()), 'nl')
	const refused = {
		...ctx,
		facts: { ...ctx.facts, refused: { status: 403, reason: 'forbidden' as const } },
	}
	expect((await getShell(ctx, 'page', false)).letterhead).toBe(
		`Noord Advies · Anna de Vries · ${day} · portaal.voorbeeld.nl`,
	)
	expect((await getShell(refused, 'page', false)).letterhead).toBe(
		`Noord Advies · ${day} · portaal.voorbeeld.nl`,
	)
})
