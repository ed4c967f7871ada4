import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import type { Fault } from '../../support/faults'
import { wireFormats } from '../../support/wire-formats'
import { signIn, tryToSignIn } from '../../support/sign-in'
import { deal } from '#tests/support/full'
import { createPostHandler, startFeedbackSite, getHeading, question, thanks } from './feedback-site'

const site = startFeedbackSite()
const asked = { score: { follow_up: question } }
const toTheEnd = { ...asked, followUp: { free_answer_prompt: 'Wat kan beter?' } }

async function openFreeAnswer() {
	const { link, resultId } = site.mail(toTheEnd)
	const page = await (await site.open(link)).press('De uitleg')
	return { page, resultId }
}

describe('The link of a mail', () => {
	test('gives the score at once, and shows the question that follows [77] [658] [661]', async () => {
		const { link, token } = site.mail(asked)
		const page = await site.open(link)
		expect(site.sent('score')).toEqual([{ score: 9, npsToken: token }])
		expect([page.status, getHeading(page)]).toEqual([200, 'Wat ging er goed?'])
		expect(page.title).toBe('Vraag bij uw beoordeling - Noorderlicht Financieel Advies')
		expect(page.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(question.alternatives)
	})

	test.each(
		deal('pages', [
			['0', 0],
			['10', 10],
			['7.5', 7.5],
			['-1', -1],
			['09', 9],
		]),
	)('may tell the score %s [658] [A127]', async (value, score) => {
		const { link, token } = site.mail({ value })
		expect(getHeading(await site.open(link))).toBe(thanks)
		expect(site.sent('score')).toEqual([{ score, npsToken: token }])
	})

	test.each(['11', '-1', '3.5', '%EF%BC%91%EF%BC%91'])(
		'with a score that no mail offers says that nothing was sent where the API refuses it: %s',
		async (value) => {
			const { link } = site.mail({ value })
			site.api.fault('POST', '/api/nps-feedback/score', { status: 422, code: 'npsScoreInvalid' })
			expect(getHeading(await site.open(link))).toBe('Uw beoordeling is niet verstuurd')
		},
	)

	test.each(deal('pages', ['', '?domain=noord', '?language=nl&domain=noord']))(
		'thanks without a call where nothing else stands in it: %s [658] [660] [667]',
		async (query) => {
			const page = await site.open(`/nps-feedback${query}`)
			expect([page.status, getHeading(page)]).toEqual([200, thanks])
			expect(site.sent('score')).toEqual([])
		},
	)

	test.each([
		[(token: string) => `?token=${token}&amp;value=3`, 3],
		[(token: string) => `?utm_source=x&amp;token=${token}&amp;value=2`, 2],
		[(token: string) => `?token=3D${token}&value=3D9`, 9],
		[(token: string) => `?Token=${token}&Value=9`, 9],
		[(token: string) => `?token=${token}%26value%3D8`, 8],
		[(token: string) => `?domain=noord?TOKEN=${token}&amp%3BVALUE=7.`, 7],
		[(token: string) => `?utm_medium=e%20mail%26token%3D${token}%26value%3D10`, 10],
		[(token: string) => `%3Ftoken%3D${token}%26value%3D6`, 6],
		[(token: string) => `&amp;token=${token}&amp;value=5`, 5],
	])('that a carrier changed is sent once, as the mail wrote it: %s', async (carry, score) => {
		const { token } = site.mail({ score: { follow_up: question } })
		const page = await site.open(`/nps-feedback${carry(token)}`)
		expect([page.status, getHeading(page)]).toEqual([200, 'Wat ging er goed?'])
		expect(site.sent('score')).toEqual([{ score, npsToken: token }])
	})

	test.each([
		[(token: string) => `?value=9&token=${token}.`, '.'],
		[(token: string) => `?value=9&token=${token})`, ')'],
		[(token: string) => `?value=9&token=${token}%3E`, '>'],
		[(token: string) => `?value=9&token=${token}%22`, '"'],
		[(token: string) => `?value=9&token=${token},`, ','],
		[(token: string) => `?value=9&token=${token}%20`, ' '],
		[(token: string) => `?value=9&token=${token}%E2%80%9D).`, '”).'],
		[(token: string) => `?value=9&token=${token}%C2%A0`, '\u00a0'],
		[(token: string) => `?domain=noord&Value=9&amp;Token=${token}*`, '*'],
	])('whose token the API refuses is sent once more without the sign after it: %s', async (carry, sign) => {
		const { token } = site.mail({ score: { follow_up: question } })
		site.api.answer(
			http.post('*/api/nps-feedback/score', async ({ request }) => {
				const body = await request.clone().text()
				const isKnown = body.includes(`"${token}"`)
				return isKnown ? undefined : HttpResponse.json({ code: 'npsTokenInvalid' }, { status: 404 })
			}),
		)
		const page = await site.open(`/nps-feedback${carry(token)}`)
		expect(getHeading(page)).toBe('Wat ging er goed?')
		const sent = [token + sign, token].map((npsToken) => ({ score: 9, npsToken }))
		expect(site.sent('score')).toEqual(sent)
	})

	test('whose token the API does not know is sent once, and twice where a sign stands after it', async () => {
		for (const token of ['onbekend', 'onbekend!']) await site.open(`/nps-feedback?token=${token}&value=9`)
		expect(site.sent('score').map((body) => (body as { npsToken: string }).npsToken)).toEqual([
			'onbekend',
			'onbekend!',
			'onbekend',
		])
	})

	test.each(
		deal('pages', [
			'?token=nps-x',
			'?value=9',
			'?token=&value=9',
			'?token=nps-x&value=',
			'?token=nps-x&value=negen',
			'?token=nps-x&value=abc',
			'?token=nps-x&value=9a',
			'?token=nps-x&value=NaN',
			'?token=nps-x&value=Infinity',
			'?utm_source=x',
			'?state=verlopen',
			'?t=nps-x&v=9',
			'?token=nps-x&value=1e1',
			'?token=nps-x&value=1e3',
			'?token=nps-x&value=7.1234567',
			'?token=nps-x&value=7,5',
			'?token=nps-x&value=%D9%A3',
			'?token=nps-x&value=99999999999999999999',
			`?token=${'x'.repeat(2049)}&value=9`,
		]),
	)('says that nothing was sent where a number or a token cannot be sent: %s [658]', async (query) => {
		const page = await site.open(`/nps-feedback${query}`)
		expect([page.status, getHeading(page)]).toEqual([200, 'Uw beoordeling is niet verstuurd'])
		expect(page.words).not.toContain('Bedankt')
		expect(site.sent('score')).toEqual([])
	})

	test.each(['?token=nps-x&value=abc', '?value=9', '?utm_source=x', '?state=x'])(
		'is told on the overview to a signed-in client whose link cannot be read: %s',
		async (query) => {
			const { visitor } = await signIn(site.portal.url)
			const page = await visitor.visit(`/nps-feedback${query}`)
			expect(page.words).toContain('beoordeling is niet verstuurd')
			expect(page.words).not.toContain('Bedankt')
			expect(site.sent('score')).toEqual([])
		},
	)

	test('thanks where nothing follows on the score [660] [667]', async () => {
		const { link } = site.mail({ score: { free_answer_prompt: 'Wat kan beter?' } })
		const page = await site.open(link)
		expect([getHeading(page), page.queryAllByRole('button')]).toEqual([thanks, []])
	})

	test.each([
		['a question without answers', { follow_up: { question: 'Wat?', alternatives: [] } }],
		['a result without an id', { result_id: null, follow_up: question }],
		['a question of another kind', { follow_up: 'Wat?' }],
	])('thanks for %s [661]', async (_what, score) => {
		expect(getHeading(await site.open(site.mail({ score }).link))).toBe(thanks)
	})
})

describe('What the API says of a score', () => {
	const follow_up = { ...question, free_answer: 'Iets anders' }
	const resource = { type: 'nps', id: '7', plain: { result_id: 'uitslag-0', follow_up, unknown: null } }

	test.each(Object.entries(wireFormats))(
		'is understood in every manner: %s [661] [A128]',
		async (_name, tell) => {
			const { link } = site.mail()
			site.api.answer(createPostHandler('/api/nps-feedback/score', tell(resource)))
			const page = await (await site.open(link)).press('Iets anders')
			expect(site.sent('follow-up')).toEqual([{ resultId: 'uitslag-0', answer: 3 }])
			expect(getHeading(page)).toBe(thanks)
		},
	)
})

describe('The answer to the question', () => {
	test.each([
		['De uitleg', 0],
		['Het contact', 2],
		['Iets anders', 3],
	])('%s is sent as %i, the answer of one own words being the last [662] [A127] [A128]', async (...row) => {
		const [button, answer] = row
		const follow_up = { ...question, free_answer: 'Iets anders' }
		const { link, resultId } = site.mail({ score: { follow_up } })
		const page = await (await site.open(link)).press(button)
		expect(site.sent('follow-up')).toEqual([{ resultId, answer }])
		expect([getHeading(page), site.sent('free-answer')]).toEqual([thanks, []])
	})

	test('leads to a request for words where the API has one, which are sent [663] [664] [666] [671]', async () => {
		const { page, resultId } = await openFreeAnswer()
		expect(getHeading(page)).toBe('Wat kan beter?')
		expect(page.title).toBe('Uitleg bij uw beoordeling - Noorderlicht Financieel Advies')
		page.fill('Geef hier uw feedback', ' Bel eens\u0085 vaker. \r\nGroet ')
		const end = await page.press('Verzenden')
		expect(site.sent('free-answer')).toEqual([{ resultId, freeAnswer: 'Bel eens vaker. \nGroet' }])
		expect([getHeading(end), end.queryAllByRole('button')]).toEqual([thanks, []])
	})

	test.each(['', '   '])(
		'needs words there: "%s" is refused at the field and above it [665] [671]',
		async (typed) => {
			const { page } = await openFreeAnswer()
			page.fill('Geef hier uw feedback', typed)
			const again = await page.press('Verzenden')
			expect([again.status, again.title.slice(0, 5)]).toEqual([422, 'Fout:'])
			expect(again.getByRole('alert').querySelector('li')?.textContent).toBe(
				'Geef hier uw feedback: vul alle velden in',
			)
			const field = again.getByLabelText('Geef hier uw feedback')
			expect(again.document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
				'vul alle velden in',
			)
			expect(again.getByRole('link', { name: /vul alle velden in$/ }).getAttribute('href')).toBe(
				`#${field.id}`,
			)
			expect(site.sent('free-answer')).toEqual([])
			again.fill('Geef hier uw feedback', 'Niets')
			expect(getHeading(await again.press('Verzenden'))).toBe(thanks)
		},
	)

	test('is taken for none where it is not among them [662]', async () => {
		const { link } = site.mail(asked)
		const page = await site.open(link)
		page.getByRole('button', { name: 'De uitleg' }).setAttribute('name', 'answer.3')
		expect(getHeading(await page.press('De uitleg'))).toBe('Wat ging er goed?')
		expect(site.sent('follow-up')).toEqual([])
	})
})

describe('A failure is not told: the page thanks [668]', () => {
	const faults: Fault[] = [
		{ status: 422, code: 'npsTokenInvalid' },
		{ status: 500 },
		'closed',
		'html',
		'empty',
	]

	test.each(deal('pages', faults))('when the score is answered by %j [668]', async (fault) => {
		const { link } = site.mail(asked)
		site.api.fault('POST', '/api/nps-feedback/score', fault)
		const page = await site.open(link)
		expect([page.status, getHeading(page), page.queryByRole('alert')]).toEqual([200, thanks, null])
	})

	test.each(deal('pages', faults))('when the answer is answered by %j [668]', async (fault) => {
		const page = await site.open(site.mail(toTheEnd).link)
		site.api.fault('POST', '/api/nps-feedback/follow-up', fault)
		const end = await page.press('Het tempo')
		expect([end.status, getHeading(end), end.queryByRole('alert')]).toEqual([200, thanks, null])
	})

	test('when the words are refused [668]', async () => {
		const { page } = await openFreeAnswer()
		site.api.fault('POST', '/api/nps-feedback/free-answer', { status: 500 })
		page.fill('Geef hier uw feedback', 'Niets')
		const end = await page.press('Verzenden')
		expect([end.status, getHeading(end), end.queryByRole('alert')]).toEqual([200, thanks, null])
	})
})

describe('Who is signed in', () => {
	test('may give feedback as everybody, without a token in the call [77] [658] [A3]', async () => {
		const { visitor } = await signIn(site.portal.url)
		const { link, token } = site.mail(toTheEnd)
		const page = await (await visitor.visit(link)).press('De uitleg')
		page.fill('Geef hier uw feedback', 'Niets')
		expect(getHeading(await page.press('Verzenden'))).toBe(thanks)
		expect(site.sent('score')).toEqual([{ score: 9, npsToken: token }])
		const calls = site.api.callsTo('POST', /nps-feedback/)
		expect(calls.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined, undefined])
	})

	test('is led to the dashboard without a token, and keeps the notices that wait [77] [82]', async () => {
		const visitor = site.visitor()
		await tryToSignIn(visitor, { redirects: false })
		await visitor.visit(site.mail().link)
		const page = await visitor.visit('/nps-feedback')
		expect([page.path, page.words.includes('U bent ingelogd.')]).toEqual(['/dashboard', true])
	})
})

test('An informal firm asks informally, and English is spoken to who wants it [5] [7] [664] [A59]', async () => {
	const visitor = site.visitor()
	await (await visitor.visit('/')).press('English')
	const page = await (await visitor.visit(site.mail(toTheEnd).link)).press('De uitleg')
	expect(page.getByLabelText('Give your feedback here')).toBeTruthy()
	const informal = await (await site.open(`${site.mail(toTheEnd).link}&domain=delta`)).press('De uitleg')
	expect(informal.getByLabelText('Geef hier jouw feedback')).toBeTruthy()
})
