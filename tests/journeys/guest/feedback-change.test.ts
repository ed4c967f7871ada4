import { expect, test } from 'vitest'
import { startFeedbackSite, getHeading, question } from './feedback-site'

const site = startFeedbackSite()
const asked = { score: { follow_up: question } }
const change = 'Kies een andere score'
const scoresOf = (sent: unknown[]) => (sent as { score: number }[]).map(({ score }) => score)

test('The score that was given is shown, and another one takes its place until the question is answered', async () => {
	const { link, token, resultId } = site.mail(asked)
	const page = await site.open(link)
	expect(page.words).toContain('U gaf ons een 9.')
	const choice = await page.follow(change)
	expect(getHeading(choice)).toBe('Welke score geeft u ons?')
	expect(choice.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
		'0',
		'1',
		'2',
		'3',
		'4',
		'5',
		'6',
		'7',
		'8',
		'10',
	])
	const changed = await choice.press('3')
	expect([getHeading(changed), changed.words]).toEqual([
		'Wat ging er goed?',
		expect.stringContaining('U gaf ons een 3.'),
	])
	expect((await site.open(link.replace('value=9', 'value=3'))).words).toContain('U gaf ons een 3.')
	await changed.press('De uitleg')
	await choice.press('10')
	expect(site.sent('score')).toEqual([
		{ score: 9, npsToken: token },
		{ score: 3, npsToken: token },
	])
	expect(site.sent('follow-up')).toEqual([{ resultId, answer: 0 }])
})

test('Who keeps the score, presses it twice or makes one up sends nothing', async () => {
	const { link } = site.mail(asked)
	const choice = await (await site.open(link)).follow(change)
	expect(getHeading(await choice.follow('Terug, zonder de score te wijzigen'))).toBe('Wat ging er goed?')
	await choice.press('4')
	await choice.press('4')
	const button = choice.getByRole('button', { name: '5' })
	for (const score of ['11', '-1', '4.5', 'x']) {
		button.setAttribute('value', score)
		await choice.press(button)
	}
	expect(scoresOf(site.sent('score'))).toEqual([9, 4])
})

test('A score that the API does not take leaves the one before, and says so', async () => {
	const { link } = site.mail(asked)
	const choice = await (await site.open(link)).follow(change)
	site.api.fault('POST', '/api/nps-feedback/score', { status: 500 }, 1)
	expect((await choice.press('2')).words).toContain('U gaf ons een 9.')
})

test('It tells what it is for and whom to ask, and speaks the other language from there on, without a cookie', async () => {
	const { link } = site.mail({ ...asked, followUp: { free_answer_prompt: 'Wat kan beter?' } })
	const page = await site.open(link)
	expect(page.words).toContain('Met uw antwoord zien wij wat wij beter kunnen doen.')
	expect((await page.follow('Zo bereikt u ons')).path).toBe('/help')
	const english = await page.follow('English')
	expect(english.document.documentElement.lang).toBe('en')
	expect(english.words).toContain('You gave us 9.')
	const choice = await english.follow('Choose another score')
	const next = await (await choice.press('8')).press('De uitleg')
	expect(next.getByRole('button', { name: 'Send' })).toBeTruthy()
	expect([...page.setCookies, ...english.setCookies, ...next.setCookies]).toEqual([])
	expect((await next.follow('Nederlands')).document.documentElement.lang).toBe('nl')
})
