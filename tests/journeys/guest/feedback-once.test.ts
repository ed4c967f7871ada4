import { delay, http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { deal } from '#tests/support/full'
import { startFeedbackSite, getHeading, question, thanks } from './feedback-site'

const site = startFeedbackSite()
const asked = { score: { follow_up: question } }
const toTheEnd = { ...asked, followUp: { free_answer_prompt: 'Wat kan beter?' } }
const [scoreCall, followUpCall] = ['/api/nps-feedback/score', '/api/nps-feedback/follow-up']
const processing = 'Feedback verwerken...'
const askedTitle = 'Wilt u deze beoordeling doorgeven?'
const give = 'Geef uw beoordeling door'

describe('A score is given once', () => {
	test('however often its link is opened: reload, back, another browser [658] [674] [A31]', async () => {
		const { link } = site.mail(asked)
		const visitor = site.visitor()
		for (const page of [await visitor.visit(link), await visitor.visit(link), await site.open(link)])
			expect(getHeading(page)).toBe('Wat ging er goed?')
		expect(site.sent('score')).toHaveLength(1)
	})

	test('by four tabs at the same moment, which all ask the question [658] [A31]', async () => {
		const { link } = site.mail(asked)
		site.api.fault('POST', scoreCall, { slow: 300 })
		const pages = await Promise.all([1, 2, 3, 4].map(() => site.open(link)))
		expect(pages.map(getHeading)).toEqual(Array<string>(4).fill('Wat ging er goed?'))
		expect(site.sent('score')).toHaveLength(1)
	})

	test('and another score of the same mail soon after is asked about; the last one counts, also the first again [658]', async () => {
		const { link } = site.mail(asked)
		await site.open(link)
		await site.open(link.replace('value=9', 'value=9.0'))
		const other = await site.open(link.replace('value=9', 'value=3'))
		expect([getHeading(other), site.sent('score').length]).toEqual([askedTitle, 1])
		expect((await other.press(give)).words).toContain('U gaf ons een 3.')
		const first = await site.open(link)
		expect(first.words).toContain('U koos een 9.')
		expect((await first.press(give)).words).toContain('U gaf ons een 9.')
		expect((await site.open(link)).words).toContain('U gaf ons een 9.')
		expect(site.sent('score')).toMatchObject([{ score: 9 }, { score: 3 }, { score: 9 }])
	})

	test('and of all scores of a mail that are opened at the same moment one is given, the others are asked about', async () => {
		const { link } = site.mail(asked)
		site.api.fault('POST', scoreCall, { slow: 300 })
		const links = Array.from({ length: 11 }, (_, score) => link.replace(/\d+$/, () => String(score)))
		const pages = await Promise.all(links.map((each) => site.open(each)))
		expect(site.sent('score')).toHaveLength(1)
		expect(pages.filter((page) => getHeading(page) === askedTitle)).toHaveLength(10)
	})

	test('and the question of a score that was changed since is not answered any more', async () => {
		const { link } = site.mail(asked)
		const old = await site.open(link)
		await (await site.open(link.replace('value=9', 'value=3'))).press(give)
		const late = await old.press('De uitleg')
		expect([late.status, site.sent('follow-up')]).toEqual([409, []])
		expect(late.words).toContain('U gaf ons intussen een andere score.')
		expect(late.title).toBe('Vraag bij uw beoordeling - Noorderlicht Financieel Advies')
		expect(getHeading(await late.press('De uitleg'))).toBe(thanks)
	})

	test('and after a failure it may be given again [668]', async () => {
		const { link } = site.mail(asked)
		site.api.fault('POST', scoreCall, { status: 500 }, 1)
		expect(getHeading(await site.open(link))).toBe(thanks)
		expect(getHeading(await site.open(link))).toBe('Wat ging er goed?')
		expect(site.sent('score')).toHaveLength(2)
	})

	test('and the link leads to the step that comes next, also after the last [658] [674]', async () => {
		const { link } = site.mail(toTheEnd)
		const page = await (await site.open(link)).press('De uitleg')
		expect(getHeading(await site.open(link))).toBe('Wat kan beter?')
		page.fill('Geef hier uw feedback', 'Niets')
		await page.press('Verzenden')
		expect(getHeading(await site.open(link))).toBe(thanks)
	})
})

describe('An answer is given once', () => {
	test('however often its button is pressed [662] [674]', async () => {
		const { link } = site.mail(toTheEnd)
		const page = await site.open(link)
		site.api.fault('POST', followUpCall, { slow: 300 })
		const pages = await Promise.all(['De uitleg', 'Het tempo'].map((button) => page.press(button)))
		const later = await page.press('Het contact')
		expect([...pages, later].map(getHeading)).toEqual(Array<string>(3).fill('Wat kan beter?'))
		expect(site.sent('follow-up')).toHaveLength(1)
	})

	test('another answer from another browser is told, not dropped in silence', async () => {
		const { link, resultId } = site.mail(toTheEnd)
		const [here, there] = [await site.open(link), await site.open(link)]
		const first = await here.press('De uitleg')
		const second = await there.press('Het tempo')
		const late =
			'Dit antwoord is niet verstuurd. De vraag is al beantwoord, misschien in een ander venster. Het eerdere antwoord telt.'
		expect([second.status, getHeading(second), second.words]).toEqual([
			409,
			'Wat kan beter?',
			expect.stringContaining(late),
		])
		first.fill('Geef hier uw feedback', 'Niets')
		second.fill('Geef hier uw feedback', 'Van alles')
		expect(getHeading(await first.press('Verzenden'))).toBe(thanks)
		const last = await second.press('Verzenden')
		expect([last.status, last.title]).toEqual([409, `${thanks} - Noorderlicht Financieel Advies`])
		expect(last.getByRole('alert').textContent).toContain(late)
		expect(last.document.querySelector('blockquote')?.textContent).toBe('Van alles')
		expect(site.sent('follow-up')).toEqual([{ resultId, answer: 0 }])
		expect(site.sent('free-answer')).toEqual([{ resultId, freeAnswer: 'Niets' }])
	})

	test('and so are its words: the answer leads on to an address that can be loaded again [666] [674]', async () => {
		const { link } = site.mail(toTheEnd)
		const page = await (await site.open(link)).press('De uitleg')
		page.fill('Geef hier uw feedback', 'Niets')
		const answer = await page.press('Verzenden', { redirects: false })
		expect([answer.status, answer.headers.location?.startsWith('/nps-feedback?state=')]).toEqual([303, true])
		await page.press('Verzenden')
		for (let turn = 0; turn < 2; turn += 1)
			expect(getHeading(await site.open(answer.headers.location ?? ''))).toBe(thanks)
		expect(site.sent('free-answer')).toHaveLength(1)
	})
})

describe('Nobody chose a score', () => {
	test.each(
		deal('pages', [
			['HEAD', { method: 'HEAD' } as const],
			['a picture', { headers: { 'sec-fetch-dest': 'image' } }],
			['a frame', { headers: { 'sec-fetch-dest': 'iframe' } }],
			['a prefetch', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
			['an older prefetch', { headers: { purpose: 'prefetch' } }],
			['the oldest prefetch', { headers: { 'x-moz': 'prefetch' } }],
			['a preview', { headers: { 'x-purpose': 'preview' } }],
			['a filter of mail', { headers: { 'user-agent': 'Barracuda Sentinel (EE)' } }],
			[
				'an office',
				{ headers: { 'user-agent': 'Microsoft Office/16.0 (Windows NT 10.0; Microsoft Outlook)' } },
			],
			['a messenger', { headers: { 'user-agent': 'WhatsApp/2.23.20.0 A' } }],
			['a program', { headers: { 'user-agent': 'curl/8.5.0' } }],
			['a program without a name', { headers: { 'user-agent': '' } }],
			['what is no page', { headers: { 'sec-fetch-mode': 'no-cors' } }],
			[
				'a new browser that does not say what for',
				{ headers: { 'sec-fetch-dest': '', 'sec-fetch-mode': '' } },
			],
		]),
	)('where the link is opened by %s: nothing is sent [658] [A31]', async (_what, send) => {
		const { link } = site.mail(asked)
		const page = await site.visitor().visit(link, send)
		expect(page.status).toBe(200)
		expect(site.sent('score')).toEqual([])
		expect(getHeading(await site.open(link))).toBe('Wat ging er goed?')
	})

	test('but who sits before an odd browser can press a button [658] [671]', async () => {
		const { link, token } = site.mail({ ...asked, value: '7.5' })
		const odd = site.visitor({ headers: { 'user-agent': 'python-requests/2.31.0' } })
		const page = await odd.visit(link)
		expect(getHeading(page)).toBe('Wilt u deze beoordeling doorgeven?')
		expect(page.words).toContain('U koos een 7,5.')
		expect(getHeading(await page.press('Geef uw beoordeling door'))).toBe('Wat ging er goed?')
		await page.press('Geef uw beoordeling door')
		expect(site.sent('score')).toEqual([{ score: 7.5, npsToken: token }])
		expect(getHeading(await odd.visit(link))).toBe('Wat ging er goed?')
	})
})

describe('While the API takes its time', () => {
	const refreshOf = (html: string) => /http-equiv="refresh" content="0; url=([^"]+)"/.exec(html)?.[1] ?? ''

	test('the page says so and looks again by itself, or by its link, without a second call [659]', async () => {
		const { link } = site.mail(asked)
		site.api.fault('POST', scoreCall, { slow: 3_500 })
		const page = await site.open(link)
		expect([page.status, getHeading(page)]).toEqual([200, processing])
		expect(page.title).toBe(`${processing} - Noorderlicht Financieel Advies`)
		expect(getHeading(await page.follow('Kijk of uw feedback is verwerkt'))).toBe('Wat ging er goed?')
		expect(getHeading(await site.open(refreshOf(page.html)))).toBe('Wat ging er goed?')
		expect(site.sent('score')).toHaveLength(1)
	})

	test('and fails in the end, the page thanks, and does not try again by itself [659] [668]', async () => {
		const { link } = site.mail(asked)
		const lateFailure = http.post(`*${scoreCall}`, async () => {
			await delay(2_500)
			return HttpResponse.json({ code: 'genericError' }, { status: 500 })
		})
		site.api.answer(lateFailure)
		const page = await site.open(link)
		expect(getHeading(page)).toBe(processing)
		expect(getHeading(await site.open(refreshOf(page.html)))).toBe(thanks)
		expect(site.sent('score')).toHaveLength(1)
	})
})
