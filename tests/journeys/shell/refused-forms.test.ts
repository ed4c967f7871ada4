import { afterEach, describe, expect, test } from 'vitest'
import { isFull } from '#tests/support/full'
import type { Page } from '#tests/support/page'
import { signIn } from '#tests/support/sign-in'
import { startVisitor, type Visitor } from '#tests/support/visitor'
import { useSite } from '#tests/support/use-site'

const testInFull = test.runIf(isFull('pages'))

const site = await useSite({ as: 'anna' })
const address = '/actions/11105/update-date-conditions-precedent'
const command = '/api/products/mortgages/actions/11105/date-conditions-precedent'
const field = 'Tot en met welke datum gelden de ontbindende voorwaarden?'
const button = 'Verstuur de datum'

afterEach(() => site.api.backend.reset())

const enter = async () => (await signIn(site.portal.url, { branch: 'noord' })).visitor
const dateOf = (page: Page) => page.getByLabelText<HTMLInputElement>(field).value
const alertOf = (page: Page) => page.queryByRole('alert')?.textContent

async function type(page: Page, date: string) {
	page.fill(field, date)
	return page.press(button)
}

async function refuse(visitor: Visitor, date = 'morgen') {
	return type(await visitor.visit(address), date)
}

describe('A refused form of a client', () => {
	test('is answered by a redirect to its own address, which shows what was typed and its error as often as it is opened', async () => {
		const anna = await enter()
		const page = await anna.visit(address)
		page.fill(field, 'morgen')
		const answer = await page.press(button, { redirects: false })
		const { location = '' } = answer.headers
		expect([answer.status, location]).toEqual([
			303,
			expect.stringMatching(new RegExp(`^${address}\\?form=[\\w-]{12}$`)),
		])
		expect(answer.headers['retry-after']).toBeUndefined()
		for (const method of ['GET', 'HEAD', 'GET'] as const) {
			const shown = await anna.visit(location, { method })
			expect([shown.status, shown.headers['cache-control']]).toEqual([
				200,
				expect.stringContaining('no-store'),
			])
		}
		await anna.visit(location, { headers: { 'sec-purpose': 'prefetch' } })
		await anna.visit('/dashboard')
		const back = await anna.visit(location)
		expect([dateOf(back), alertOf(back)]).toEqual(['morgen', expect.stringContaining('dd-mm-jjjj')])
		expect(back.title).toMatch(/^Fout: Geef de datum door/)
		expect(back.html).not.toContain('rel="canonical"')
	})

	test('stays under its id when it is refused again, and is forgotten once it was sent', async () => {
		const anna = await enter()
		const refused = await refuse(anna)
		const again = await type(refused, '31-02-2027')
		expect([again.url, dateOf(again)]).toEqual([refused.url, '31-02-2027'])
		expect(alertOf(again)).toContain('Deze dag bestaat niet')
		expect((await type(again, '1 juni 2027')).path).toBe('/dashboard')
		const after = await anna.visit(refused.url)
		expect([after.status, alertOf(after)]).toEqual([200, undefined])
		expect(after.html).not.toContain('31-02-2027')
	})

	testInFull('stays in its tab when another tab sends the same form', async () => {
		const anna = await enter()
		const refused = await refuse(anna, 'overmorgen, denk ik')
		expect((await type(await anna.visit(address), '1 juni 2027')).path).toBe('/dashboard')
		const done = await anna.visit(refused.url)
		expect([done.isRefused, alertOf(done)]).toEqual([true, expect.stringContaining('Dit was al beantwoord')])
		expect(done.words).toContain('overmorgen, denk ik')
	})

	test('of another page is not replaced by an id in the address', async () => {
		const anna = await enter()
		const refused = await refuse(anna)
		const { search } = new URL(refused.url)
		const other = await anna.visit(`/actions/11022/approve-document${search}`)
		expect((await other.press('Verstuur uw antwoord')).isRefused).toBe(true)
		expect(dateOf(await anna.visit(refused.url))).toBe('morgen')
	})

	testInFull('belongs to its tab, its page and its session', async () => {
		const anna = await enter()
		const [one, other] = [await refuse(anna), await refuse(anna, 'later')]
		expect(one.url).not.toBe(other.url)
		expect([dateOf(await anna.visit(one.url)), dateOf(await anna.visit(other.url))]).toEqual([
			'morgen',
			'later',
		])
		expect(alertOf(await anna.visit(address))).toBeUndefined()
		const { search } = new URL(one.url)
		expect(alertOf(await anna.visit(`/settings/two-factor${search}`))).toBeUndefined()
		expect((await (await enter()).visit(one.url)).html).not.toContain('morgen')
		expect((await startVisitor(site.portal.url).visit(one.url)).html).not.toContain('morgen')
		await (await anna.visit('/dashboard')).follow('Uitloggen')
		expect((await anna.visit(one.url)).html).not.toContain('morgen')
	})

	testInFull('keeps what was typed in another language, without errors in the first', async () => {
		const anna = await enter()
		const english = await (await refuse(anna)).press('English')
		expect([english.document.documentElement.lang, english.path]).toEqual(['en', address])
		expect(english.document.querySelector<HTMLInputElement>('main input[type=text]')?.value).toBe('morgen')
		expect([alertOf(english), english.title.startsWith('Error')]).toEqual([undefined, false])
		await english.press('Nederlands')
	})

	testInFull('that the API could not take is kept as well, and leads there without Retry-After', async () => {
		const anna = await enter()
		site.api.fault('POST', command, { status: 500, code: 'mysqlError' }, 1)
		const refused = await refuse(anna, '1 juni 2027')
		await anna.visit('/dashboard')
		const back = await anna.visit(refused.url)
		expect([refused.isRefused, dateOf(back)]).toEqual([true, '1 juni 2027'])
		expect(alertOf(back)).toContain('Er is een fout opgetreden')
	})

	testInFull('whose page is gone meanwhile still shows what was typed', async () => {
		const anna = await enter()
		const refused = await refuse(anna, 'overmorgen misschien')
		site.tell('/api/actions')
		const gone = await anna.visit(refused.url)
		expect([gone.status, gone.words]).toEqual([404, expect.stringContaining('overmorgen misschien')])
		await site.api.heal()
	})
})
