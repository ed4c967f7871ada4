import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ApiClient } from '#app/api/client.server'
import { ApiUnreachable } from '#app/api/errors'
import { feedbackAnswerSchema } from '#app/api/resources/feedback'
import type { RecordOwner } from '#app/submissions/record-owner.server'
import { openFileStore } from '#app/session/file-store.server'
import { findProgress } from './feedback-record.server'
import { sendAnswer, sendScore } from './feedback.server'

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
function openOwner(): RecordOwner {
	const store = openFileStore(folder)
	closers.push(store.close)
	const far = <Arguments extends unknown[], T>(call: (...args: Arguments) => Promise<T>) => {
		return async (...args: Arguments) => {
			await wait(5)
			return call(...args)
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
		return feedbackAnswerSchema.parse({ resultId: 'uitslag-1', followUp, freeAnswerPrompt: prompt })
	}
	const post = async (_path: string, body: unknown) => {
		bodies.push(body)
		await wait(300)
	}
	return { bodies, api: { ask, post } as unknown as ApiClient }
}

test('Five nodes that open a mail’s link at once send its score once, and all meet its question [658] [A31]', async () => {
	const { api, bodies } = openApi()
	const owners = five.map(openOwner)
	await Promise.all(owners.map((owner) => sendScore(api, owner, score)))
	expect(bodies).toEqual([{ score: 9, npsToken: 'nps-geheim' }])
	for (const owner of owners) expect(await findProgress(owner)).toMatchObject({ step: 'followUp' })
})

test('Ten seconds after a score another one is sent, also one that was given before; the last one counts', async () => {
	const { api, bodies } = openApi()
	const owner = openOwner()
	const start = Date.now()
	const at = (seconds: number) => ({ ...owner, now: () => start + seconds * 1_000 })
	for (const [given, seconds] of [
		[9, 0],
		[3, 9.9],
		[9, 9.95],
		[3, 10],
		[3, 30],
		[9, 19.9],
		[9, 20],
	] as const)
		await sendScore(api, at(seconds), { ...score, score: given }, start + seconds * 1_000)
	expect(bodies).toMatchObject([{ score: 9 }, { score: 3 }, { score: 9 }])
	await sendScore(api, at(21), { ...score, score: 4 })
	expect(bodies).toHaveLength(4)
	expect(await findProgress(at(22))).toMatchObject({ step: 'followUp', given: { score: 4 } })
})

test('Five nodes that send an answer or words at once send them once [662] [666] [674]', async () => {
	const { api, bodies } = openApi('Wat kan beter?')
	const owners = five.map(openOwner)
	await sendScore(api, openOwner(), score)
	await Promise.all(owners.map((owner) => sendAnswer(api, owner, { step: 'followUp', answer: 0 })))
	await Promise.all(owners.map((owner) => sendAnswer(api, owner, { step: 'freeAnswer', answer: 'Niets' })))
	expect(bodies.slice(1)).toEqual([
		{ resultId: 'uitslag-1', answer: 0 },
		{ resultId: 'uitslag-1', freeAnswer: 'Niets' },
	])
})

test('A blank alternative keeps its position, is offered to nobody and answers nothing [661] [662]', async () => {
	const bodies: unknown[] = []
	const told = {
		result_id: 7,
		follow_up: { alternatives: ['', 'Prijs', null, 'Uitleg'], free_answer: 'Anders' },
	}
	const ask = async (_path: string, body: unknown) => {
		bodies.push(body)
		return feedbackAnswerSchema.parse(told)
	}
	const owner = openOwner()
	const api = { ask } as unknown as ApiClient
	await sendScore(api, owner, score)
	expect(await findProgress(owner)).toMatchObject({ answers: ['', 'Prijs', '', 'Uitleg', 'Anders'] })
	for (const blank of [0, 2, 5]) await sendAnswer(api, owner, { step: 'followUp', answer: blank })
	await sendAnswer(api, owner, { step: 'followUp', answer: 3 })
	expect(bodies.slice(1)).toEqual([{ resultId: '7', answer: 3 }])
})

test('The result id of the answer to a follow-up counts from then on, where it has one [662] [666]', async () => {
	for (const [more, resultId] of [
		[{ resultId: 'uitslag-2' }, 'uitslag-2'],
		[{ resultId: undefined }, 'uitslag-1'],
	] as const) {
		const { api, bodies } = openApi()
		const owner = openOwner()
		await sendScore(api, owner, score)
		const ask = async () => feedbackAnswerSchema.parse({ ...more, freeAnswerPrompt: 'Waarom?' })
		await sendAnswer({ ...api, ask } as unknown as ApiClient, owner, { step: 'followUp', answer: 0 })
		await sendAnswer(api, owner, { step: 'freeAnswer', answer: 'Niets' })
		expect(bodies.at(-1)).toEqual({ resultId, freeAnswer: 'Niets' })
		rmSync(folder, { recursive: true, force: true })
		mkdirSync(folder)
	}
})

test('A score that did not come through leaves nothing behind, so that its link may try again [668]', async () => {
	const { api, bodies } = openApi()
	const owner = openOwner()
	const away = {
		...api,
		ask: () => Promise.reject(new ApiUnreachable({ cause: 'reset' })),
	} as unknown as ApiClient
	await sendScore(away, owner, score)
	expect(await findProgress(owner)).toBeUndefined()
	await sendScore(api, owner, score)
	expect(bodies).toHaveLength(1)
})
