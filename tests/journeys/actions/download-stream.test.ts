import { get, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { http, HttpResponse } from 'msw'
import { beforeAll, expect, test } from 'vitest'
import { signIn } from '#tests/support/sign-in'
import { useSite } from '#tests/support/use-site'

let cookie: string
const piece = new Uint8Array(64 * 1024).fill(7)
const source = { pieces: 0, cancelled: 0 }

const { api, portal } = await useSite({ keepsAnswers: true })
beforeAll(async () => {
	const { visitor } = await signIn(portal.url, { branch: 'noord' })
	cookie = visitor.cookies.header('/') ?? ''
	const endless = () =>
		new ReadableStream<Uint8Array>(
			{
				async pull(controller) {
					await wait(2)
					source.pieces += 1
					controller.enqueue(piece)
				},
				cancel: () => void (source.cancelled += 1),
			},
			{ highWaterMark: 0 },
		)
	const headers = { 'content-type': 'application/pdf', 'content-length': '900000000' }
	api.answer(http.get('*/api/actions/11022/download', () => new HttpResponse(endless(), { headers })))
})

function download(): Promise<IncomingMessage> {
	const url = `${portal.url}/actions/11022/download`
	return new Promise((resolve, reject) => get(url, { headers: { cookie } }, resolve).on('error', reject))
}

/** Waits until buffers are full and the portal requests no more from the API. */
async function comesToRest() {
	for (let turn = 0; turn < 30; turn += 1) {
		const { pieces } = source
		await wait(300)
		if (source.pieces === pieces) return true
	}
	return false
}

test('A file comes in pieces, long before the API is done, with its length [293]', async () => {
	const answer = await download()
	expect(answer.headers['content-length']).toBe('900000000')
	const first = await new Promise<Buffer>((resolve) => answer.once('data', resolve))
	expect(first.length).toBeGreaterThan(0)
	expect(source.cancelled).toBe(0)
	answer.destroy()
	await expect.poll(() => source.cancelled).toBe(1)
})

test('A client who leaves ends the call to the API [293]', async () => {
	const before = source.cancelled
	const answers = await Promise.all([download(), download(), download()])
	await Promise.all(answers.map((answer) => new Promise((resolve) => answer.once('data', resolve))))
	for (const answer of answers) answer.destroy()
	await expect.poll(() => source.cancelled).toBe(before + 3)
	expect(await comesToRest()).toBe(true)
})

test('A client who stops reading stops the API as well: nothing piles up in the portal [293]', async () => {
	const answer = await download()
	answer.pause()
	expect(await comesToRest()).toBe(true)
	answer.destroy()
	expect((await fetch(`${portal.url}/healthz`)).status).toBe(200)
})
