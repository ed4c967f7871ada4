import { createFeatureContext } from '#tests/support/feature-context'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { ApiClient } from '#app/api/client.server'
import { feedbackAnswerSchema } from '#app/api/resources/feedback'
import { openFileStore } from '#app/session/file-store.server'
import type { SessionStore } from '#app/session/store.server'
import { openFeedback } from './feedback.server'

/** A far store: another call runs between any two of a call, more of them before a write. */
let store: SessionStore & { close: () => void }
const start = Date.now()
/** The clock of the store goes so many times faster than time. */
let pace = 1
vi.mock('#app/session/current-store.server', () => ({
	getSessionStore: (): SessionStore => ({
		...store,
		now: () => start + (Date.now() - start) * pace,
		read: (...key) => wait(2).then(() => store.read(...key)),
		write: (...record) => wait(30).then(() => store.write(...record)),
	}),
}))

let folder: string
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'portal-feedback-'))
	vi.stubEnv('NODE_ENV', 'test')
	vi.stubEnv('DATA_DIR', folder)
	store = openFileStore(folder)
})
afterAll(() => {
	vi.unstubAllEnvs()
	store.close()
	rmSync(folder, { recursive: true, force: true })
})

/** Opens links of one mail at once, as a person does; the API takes as long as told to answer. */
async function openAtOnce(token: string, scores: readonly number[], delay = 50) {
	const sent: number[] = []
	const ask = async (_path: string, body: { score: number }) => {
		sent.push(body.score)
		await wait(delay)
		return feedbackAnswerSchema.parse({
			resultId: '1',
			followUp: { question: 'Waarom?', alternatives: ['Zo'] },
		})
	}
	const { branch } = await createFeatureContext()
	const ctx = { api: { ask } as unknown as ApiClient, branch }
	const headers = {
		'Sec-Fetch-Mode': 'navigate',
		'Sec-Fetch-Dest': 'document',
		'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
	}
	const open = (score: number) =>
		openFeedback(
			ctx,
			new Request(`https://portal.example/nps-feedback?token=${token}&value=${score}`, { headers }),
		)
	return { sent, stages: await Promise.all(scores.map(open)) }
}

test.each<[string, number[], { delay?: number; speed?: number }?]>([
	['two', [9, 3]],
	['three', [1, 10, 5]],
	['two and one again', [2, 8, 2]],
	['two while the API takes longer than a page waits', [4, 6], { delay: 2_500 }],
	['two while the API takes longer than ten seconds', [7, 0], { delay: 1_500, speed: 8 }],
	['three while the API takes longer than ten seconds', [7, 0, 10], { delay: 1_500, speed: 8 }],
])(
	'Of %s scores that are opened at once one is sent; the others ask before they are',
	async (name, scores, { delay = 50, speed = 1 } = {}) => {
		pace = speed
		const { sent, stages } = await openAtOnce(`nps-${name}`, scores, delay)
		await wait(delay > 2_000 ? 1_000 : 0)
		expect(sent).toHaveLength(1)
		for (const [at, score] of scores.entries()) {
			const expected =
				score === sent[0] ? { score, progress: expect.anything() as object } : { ask: { score } }
			expect(stages[at]).toMatchObject(expected)
		}
	},
	20_000,
)
