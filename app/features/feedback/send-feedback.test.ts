import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ApiClient } from '#app/api/client.server'
import { ApiUnreachable } from '#app/api/errors'
import type { RecordOwner } from '#app/submissions/record-owner.server'
import { openFileStore } from '#app/session/file-store.server'
import { findProgress } from './feedback-record.server'
import { sendFollowUp, sendFreeAnswer, sendScore } from './send-feedback.server'

const score = { token: 'nps-geheim', score: 9 }
const followUp = { question: 'Wat ging er goed?', alternatives: ['De uitleg'], freeAnswer: undefined }
const five = [1, 2, 3, 4, 5]

let folder: string
const closers: (() => void)[] = []
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'portal-feedback-'))
	vi.stubEnv('NODE_ENV', 'test')
	vi.stubEnv('DATA_DIR', folder)
})
afterEach(() => {
	vi.unstubAllEnvs()
	for (const close of closers.splice(0)) close()
	rmSync(folder, { recursive: true, force: true })
})

/** A separate node with a slow store: other calls run between any two of its calls. */
function openDesk(): RecordOwner {
	const store = openFileStore(folder)
	closers.push(store.close)
	const far = <Given extends unknown[], T>(call: (...given: Given) => Promise<T>) => {
		return async (...given: Given) => {
			await wait(5)
			return call(...given)
		}
	}
	return {
		store: { ...store, read: far(store.read), write: far(store.write) },
		consumer: { id: 'gast-1', branch: 'noord' },
	}
}

function openApi(prompt?: string) {
	const bodies: unknown[] = []
	const ask = async (_path: string, body: unknown) => {
		bodies.push(body)
		await wait(300)
		return { resultId: 'uitslag-1', followUp, freeAnswerPrompt: prompt }
	}
	const post = async (_path: string, body: unknown) => {
		bodies.push(body)
		await wait(300)
	}
	return { bodies, api: { ask, post } as unknown as ApiClient }
}

test('Five nodes that open a mail’s link at once send its score once, and all meet its question [658] [A31]', async () => {
	const { api, bodies } = openApi()
	const desks = five.map(openDesk)
	await Promise.all(desks.map((desk) => sendScore(api, desk, score)))
	expect(bodies).toEqual([{ score: 9, npsToken: 'nps-geheim' }])
	for (const desk of desks) expect(await findProgress(desk)).toMatchObject({ step: 'followUp' })
})

test('Five nodes that send an answer or words at once send them once [662] [666] [674]', async () => {
	const { api, bodies } = openApi('Wat kan beter?')
	const desks = five.map(openDesk)
	await sendScore(api, openDesk(), score)
	await Promise.all(desks.map((desk) => sendFollowUp(api, desk, 0)))
	await Promise.all(desks.map((desk) => sendFreeAnswer(api, desk, 'Niets')))
	expect(bodies.slice(1)).toEqual([
		{ resultId: 'uitslag-1', answer: 0 },
		{ resultId: 'uitslag-1', freeAnswer: 'Niets' },
	])
})

test('A score that did not come through leaves nothing behind, so that its link may try again [668]', async () => {
	const { api, bodies } = openApi()
	const desk = openDesk()
	const away = {
		...api,
		ask: () => Promise.reject(new ApiUnreachable({ cause: 'reset' })),
	} as unknown as ApiClient
	await sendScore(away, desk, score)
	expect(await findProgress(desk)).toBeUndefined()
	await sendScore(api, desk, score)
	expect(bodies).toHaveLength(1)
})
