import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { listWorkers } from '../support/workers'
import { documentsData, findReader, openClient } from './client'
import { openStorage, startMember } from './cluster'
import { countOccurrences, report, scaleCount } from './figures'
import { formatConsumerId, startTokenApi, type TokenApi } from './token-api'

const kills = scaleCount(6, 2)
const perKill = 20
const writers = 8

let api: TokenApi
beforeAll(async () => {
	api = await startTokenApi()
})
afterAll(() => api.close())

test('A worker that is killed amid sign-ins is replaced, the door stays open, and who was signed in stays so', async () => {
	const storage = await openStorage('embedded')
	onTestFinished(() => storage.close())
	const portal = await startMember(api, storage, 'group', { WORKERS: '2' })
	onTestFinished(() => portal.close())
	const client = openClient(portal.url)
	onTestFinished(() => client.close())
	const signedIn = new Map<string, string>()
	const lost: string[] = []
	let isDone = false
	const writing = Array.from({ length: writers }, async () => {
		while (!isDone) {
			const { id, email } = formatConsumerId(signedIn.size + lost.length)
			try {
				signedIn.set((await client.signIn(email)).session, id)
			} catch (error) {
				lost.push(error instanceof Error && 'code' in error ? String(error.code) : String(error))
			}
		}
	})
	for (let count = 1; count <= kills; count += 1) {
		const before = signedIn.size
		await expect.poll(() => signedIn.size).toBeGreaterThan(before + perKill)
		// Kills the workers in turn.
		process.kill(listWorkers(portal)[count - 1] ?? 0, 'SIGKILL')
		await expect.poll(() => listWorkers(portal).length).toBe(2 + count)
	}
	isDone = true
	await Promise.all(writing)
	const found = await Promise.all(
		[...signedIn].map(async ([session, id]) => {
			const reader = findReader(await client.send(documentsData, { session }))
			return reader === id ? 'signed in' : `lost: ${reader}`
		}),
	)
	report('workers killed', {
		kills,
		'sessions answered for': signedIn.size,
		found: JSON.stringify(countOccurrences(found)),
		cut: JSON.stringify(countOccurrences(lost)),
	})
	expect(countOccurrences(found)).toEqual({ 'signed in': signedIn.size })
	// Connections of the killed worker; the portal itself always accepts connections.
	expect(lost.filter((code) => !/^(UND_ERR_SOCKET|ECONNRESET|EPIPE)$/.test(code))).toEqual([])
})
