import { describe, expect, test } from 'vitest'
import type { Page } from '../../support/page'
import { tryToSignIn } from '../../support/sign-in'
import type { Visitor } from '../../support/visitor'
import { startFeedbackSite, getHeading, question, thanks } from './feedback-site'

const site = startFeedbackSite({ env: { HOST_BRANCHES: '', LOG_LEVEL: 'debug' } })
const toTheEnd = {
	score: { follow_up: question },
	followUp: { free_answer_prompt: 'Wat kan beter?' },
}
const packed = { 'accept-encoding': 'br' }
const inNoord = '&domain=noord'

async function walk(visitor: Visitor, link: string): Promise<Page[]> {
	const asked = await visitor.visit(link)
	const answered = await asked.press('De uitleg', { redirects: false })
	const freeAnswer = await visitor.visit(answered.headers.location ?? '', { from: asked })
	const refused = await freeAnswer.press('Verzenden')
	refused.fill('Geef hier uw feedback', 'Bel eens vaker')
	const sent = await refused.press('Verzenden', { redirects: false })
	const end = await visitor.visit(sent.headers.location ?? '', { from: refused })
	expect([asked, freeAnswer, refused, end].map(getHeading)).toEqual([
		'Wat ging er goed?',
		'Wat kan beter?',
		'Wat kan beter?',
		thanks,
	])
	return [asked, answered, freeAnswer, refused, sent, end]
}

describe('From the mail to the thanks', () => {
	test.each([
		['a browser', {}],
		['a text browser', { textBrowser: true }],
		[
			'an old browser, which hides where a form comes from',
			{ textBrowser: true, headers: { origin: 'null' } },
		],
	])(
		'nothing is kept in %s, which is told its branch by the address alone [77] [675]',
		async (_what, more) => {
			const { link, token, resultId } = site.mail(toTheEnd)
			const visitor = site.visitor(more)
			const pages = await walk(visitor, link + inNoord)
			expect(pages.flatMap(({ setCookies }) => setCookies)).toEqual([])
			expect(site.sent('score')).toEqual([{ score: 9, npsToken: token }])
			expect(site.sent('follow-up')).toEqual([{ resultId, answer: 0 }])
			expect(site.sent('free-answer')).toEqual([{ resultId, freeAnswer: 'Bel eens vaker' }])
			const calls = site.api.callsTo('POST', /nps-feedback/)
			expect(calls.map(({ headers }) => headers.domain)).toEqual(['noord', 'noord', 'noord'])
		},
	)

	test('neither the token nor the result is in a page, an address, a referrer or a line of the log [77] [147]', async () => {
		const { link, token, resultId } = site.mail(toTheEnd)
		const before = site.portal.lines.length
		const pages = await walk(site.visitor(), link + inNoord)
		const shown = pages.map(({ html, headers }) => html + JSON.stringify(headers))
		const addresses = pages.slice(1).map(({ url }) => url)
		const lines = site.portal.lines.slice(before)
		expect(lines.filter((line) => line.includes('/nps-feedback')).length).toBeGreaterThan(6)
		for (const text of [...shown, ...addresses, ...lines])
			for (const secret of [token, resultId, 'Bel eens', '%3D9', 'value=9'])
				expect(text).not.toContain(secret)
		expect(pages.map(({ headers }) => headers['referrer-policy'])).toEqual(Array(6).fill('no-referrer'))
	})

	test('a page with its styles weighs less than 10 kB, and carries no script [77] [669]', async () => {
		const { link } = site.mail(toTheEnd)
		const visitor = site.visitor({ headers: packed })
		const html = await visitor.visit(link + inNoord)
		const page = await site.open(link + inNoord)
		const fetched = page.document.querySelectorAll('link, script, style, img, iframe, [style]')
		expect([...fetched].map((element) => element.tagName)).toEqual(['STYLE', 'LINK', 'IMG'])
		expect(page.document.querySelector('link[rel=icon]')?.getAttribute('href')).toBe('data:,')
		expect(html.headers['content-encoding']).toBe('br')
		expect(html.bytes.length).toBeLessThan(10_000)
		expect(page.styles).not.toMatch(/@font-face|url\(/)
		expect(page.styles).toContain('--brand-action:#0A2E65')
	})
})

describe('An address that is not ours', () => {
	const unsent = 'Uw beoordeling is niet verstuurd'
	const stale = 'Yamv1bbgTqDvL9qPJ1c32NFaKzJqp7YS2SnqDoEBac6iCg371sLBp4RI6md_gzlbDNn1ut0c4oO0Bvuc0oTk'

	test.each(['x', stale, '', '%00'])('says that nothing was sent: state=%s [660]', async (state) => {
		const page = await site.open(`/nps-feedback?domain=noord&state=${state}`)
		expect([page.status, getHeading(page), page.queryAllByRole('button')]).toEqual([200, unsent, []])
		const body = { type: 'application/x-www-form-urlencoded', body: Buffer.from('answer.0=x') }
		const posted = await site.visitor().visit(page.path, { method: 'POST', body, from: page })
		expect(getHeading(posted)).toBe(unsent)
		expect(site.api.callsTo('POST', /nps-feedback/)).toEqual([])
	})

	test('made for one feedback is of no use for another, nor changed by a letter [674]', async () => {
		const page = await site.open(site.mail(toTheEnd).link + inNoord)
		const action = page.document.querySelector('form')?.getAttribute('action') ?? ''
		const changed = action.replace(
			/(state=.{40})(.)/,
			(_all, start: string, one) => start + (one === 'A' ? 'B' : 'A'),
		)
		expect(getHeading(await site.open(changed))).toBe(unsent)
	})

	test('may post nothing from another site, and nothing without a form token [675]', async () => {
		const page = await site.open(site.mail(toTheEnd).link + inNoord)
		const action = page.document.querySelector('form')?.getAttribute('action') ?? ''
		const body = { type: 'application/x-www-form-urlencoded', body: Buffer.from('answer.0=De+uitleg') }
		const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://elders.voorbeeld.nl' }
		const first = await site.visitor().visit(action, { method: 'POST', body, headers: foreign })
		const second = await site.visitor({ textBrowser: true }).visit(action, { method: 'POST', body })
		expect([first.status, second.status, site.sent('follow-up')]).toEqual([403, 403, []])
	})
})

describe('As everywhere', () => {
	test('the branch is asked for where nothing tells it, before anything is sent [77] [658]', async () => {
		const { link, token } = site.mail(toTheEnd)
		const visitor = site.visitor()
		const chooser = await visitor.visit(link)
		expect([getHeading(chooser), site.sent('score')]).toEqual(['Welkom', []])
		const page = await chooser.press(/^Kies Noorderlicht/)
		expect(getHeading(page)).toBe('Wat ging er goed?')
		expect(site.sent('score')).toEqual([{ score: 9, npsToken: token }])
	})

	test('the portal may be closed: then nothing is sent, and the page is whole [77]', async () => {
		const { link } = site.mail(toTheEnd)
		site.api.backend.set('maintenance', true)
		const page = await site.open(`${link}&domain=vesting`)
		site.api.backend.set('maintenance', false)
		expect([page.status, site.sent('score')]).toEqual([503, []])
		expect(page.styles).toContain('--brand-action:')
	})

	test('who is signed in at another branch stays signed in there [77]', async () => {
		const visitor = site.visitor()
		await tryToSignIn(visitor, { branch: 'noord' })
		await visitor.visit(`${site.mail(toTheEnd).link}&domain=delta`)
		expect((await visitor.visit('/dashboard')).path).toBe('/dashboard')
	})
})
