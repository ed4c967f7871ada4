import { http, HttpResponse, type JsonBodyType } from 'msw'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { Page } from '../../support/page'
import { borrowSite, type SharedSite } from '../../support/shared-site'
import { startVisitor } from '../../support/visitor'

type Members = Record<string, JsonBodyType>

export const question = {
	question: 'Wat ging er goed?',
	alternatives: ['De uitleg', 'Het tempo', 'Het contact'],
}

const call = '/api/nps-feedback'

/** The portal on an API with feedback answers that a test sets; they are cleared after each test. */
export function startFeedbackSite(options: { env?: Record<string, string> } = {}) {
	let running: SharedSite | undefined
	let mails = 0
	const site = () => {
		if (!running) throw new Error('The site runs only while tests do')
		return running
	}
	beforeAll(async () => {
		running = await borrowSite({ HOST_BRANCHES: 'localhost=noord', ...options.env })
	})
	afterEach(async () => {
		await site().api.heal()
		site().api.forgetCalls()
	})
	afterAll(() => running?.giveBack())
	const answer = (path: string, members: Members) =>
		site().api.answer(
			createPostHandler(`${call}/${path}`, { data: { type: 'nps', id: '1', attributes: members } }),
		)
	return {
		get api() {
			return site().api
		},
		get portal() {
			return site().portal
		},
		/** An unused mail link, with the API's answers to its score and its follow-up. */
		mail({ score, followUp, value = '9' }: { score?: Members; followUp?: Members; value?: string } = {}) {
			const token = `nps-geheim-${(mails += 1)}`
			answer('score', { result_id: `uitslag-${mails}`, ...score })
			answer('follow-up', { result_id: `uitslag-${mails}`, ...followUp })
			site().api.answer(http.post(`*${call}/free-answer`, () => new HttpResponse(null, { status: 204 })))
			return { token, resultId: `uitslag-${mails}`, link: `/nps-feedback?token=${token}&value=${value}` }
		},
		/** Bodies that the API received, in order. */
		sent: (path: 'score' | 'follow-up' | 'free-answer') =>
			site()
				.api.callsTo('POST', `${call}/${path}`)
				.map(({ json }) => json),
		visitor: (more: Parameters<typeof startVisitor>[1] = {}) => startVisitor(site().portal.url, more),
		open: (link: string, headers: Record<string, string> = {}) =>
			startVisitor(site().portal.url).visit(link, { headers }),
	}
}

/** Replaces an answer of the API. */
export function createPostHandler(path: string, body: JsonBodyType) {
	return http.post(`*${path}`, () => HttpResponse.json(body))
}

export function getHeading(page: Page) {
	return page.getByRole('heading', { level: 1 }).textContent
}

export const thanks = 'Bedankt voor het geven van feedback!'
