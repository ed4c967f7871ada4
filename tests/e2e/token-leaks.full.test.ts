import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findChromium } from '../support/find-program'
import { findInExchange, findTokens, startTokenSite, type TokenSite } from './token-site'
import { steps as daily, type Walk } from './token-steps'
import { accountSteps } from './token-steps-account'

const steps = [...daily, ...accountSteps]

/** Kinds of tokens that must occur in the API's answers and the portal's calls, else the search proves nothing. */
const expectedKinds = ['accessToken', 'bearer', 'refreshToken', 'token']

describe.skipIf(!findChromium())('Over a whole run in Chromium', () => {
	let site: TokenSite
	const typed = new Set<string>()
	const stored: string[] = []
	beforeAll(async () => {
		site = await startTokenSite()
	})
	afterAll(() => site.close())

	async function walkWith(scripts: boolean): Promise<Walk> {
		const { page, context } = await site.newVisitor({ scripts })
		const open = async (path: string) => {
			typed.add(path)
			await page.goto(site.url + path)
		}
		return { site, page, context, scripts, open }
	}

	describe.each([{ scripts: true }, { scripts: false }])('with scripts $scripts', ({ scripts }) => {
		test.each(steps)('a client can $name', async ({ run }) => {
			const walk = await walkWith(scripts)
			await run(walk)
			stored.push(JSON.stringify(await walk.context.storageState()))
			await walk.context.close()
		})
	})

	test('tokens of every kind were handed out, and the search finds one where it is', () => {
		expect([...site.tokens.keys()]).toEqual(expect.arrayContaining(expectedKinds))
		for (const values of site.tokens.values()) {
			for (const value of values) expect(findTokens(site.tokens, 'here', `<p>${value}</p>`)).not.toEqual([])
		}
		expect(site.tokens.get('accessToken')?.size).toBeGreaterThan(10)
		expect(site.exchanges.length).toBeGreaterThan(100)
		expect(site.portal.lines.length).toBeGreaterThan(100)
	})

	test('no token is in anything the browser saw or sent, but in the address that was typed [80] [147]', () => {
		const found = site.exchanges.flatMap((exchange) => findInExchange(site.tokens, typed, exchange))
		expect([...new Set(found)]).toEqual([])
	})

	test('no token is in what the browser keeps [147]', () => {
		expect(stored).toHaveLength(2 * steps.length)
		expect(stored.flatMap((text) => findTokens(site.tokens, 'the storage', text))).toEqual([])
	})

	test('no token is in a line of the log [147]', () => {
		expect(site.portal.lines.flatMap((line) => findTokens(site.tokens, line, line))).toEqual([])
	})
})
