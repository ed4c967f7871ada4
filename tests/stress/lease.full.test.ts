import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { documentsData, openClient, findReader, type Client } from './client'
import { isMissing, listStores, startCluster } from './cluster'
import { report, scaleCount, countOccurrences } from './figures'
import { formatConsumerId, startTokenApi, type TokenApi } from './token-api'

const rounds = scaleCount(3, 1)
const kinds = listStores('redis')
const early = formatConsumerId(11)
const late = formatConsumerId(12)

let api: TokenApi
beforeAll(async () => {
	api = await startTokenApi()
})
afterAll(() => api.close())

for (const kind of kinds) {
	test.skipIf(isMissing(kind))(
		`A process that stands still while it renews is overtaken, and does no harm when it wakes: ${kind} store [138] [139]`,
		{ timeout: 600_000 },
		async () => {
			const cluster = await startCluster(api, kind, 2)
			const [sleeper, other] = cluster.portals as [(typeof cluster.portals)[0], (typeof cluster.portals)[0]]
			const clients: [Client, Client] = [openClient(sleeper.url), openClient(other.url)]
			onTestFinished(async () => {
				sleeper.kill('SIGCONT')
				await Promise.all(clients.map((client) => client.close()))
				await cluster.close()
			})
			const stop = (signal: 'SIGSTOP' | 'SIGCONT') => sleeper.kill(signal)
			for (let round = 0; round < rounds; round += 1) {
				const from = api.refreshes.length
				await proveOvertaking(clients, stop)
				const calls = api.refreshes.slice(from).map((call) => `${call.process} ${call.status}`)
				report(`lease, ${kind}`, { 'sessions overtaken': 2, calls: JSON.stringify(countOccurrences(calls)) })
			}
		},
	)
}

/**
 * Two sessions whose first refresh waits at the API while its process is stopped. One is judged on arrival, so its
 * pair is old once the other process has renewed. One is judged on release, so it is refused.
 */
async function proveOvertaking(
	[sleeping, awake]: [Client, Client],
	stop: (signal: 'SIGSTOP' | 'SIGCONT') => void,
) {
	const both = [early.id, late.id]
	const sessions = await Promise.all(
		[early, late].map(async ({ email }) => (await sleeping.signIn(email)).session),
	)
	const readAll = async (client: Client) =>
		Promise.all(sessions.map(async (session) => findReader(await client.send(documentsData, { session }))))
	const holds = sessions.map((_, index) => api.hold(refreshTokenOf(both[index]!), index ? 'late' : 'early'))

	api.expireAll()
	const from = api.refreshes.length
	const first = readAll(sleeping)
	// Prevents an unhandled rejection: the answer is judged below.
	first.catch(() => undefined)
	expect(await Promise.all(holds.map(({ arrived }) => arrived))).toEqual(['p1', 'p1'])
	stop('SIGSTOP')
	expect(await readAll(awake)).toEqual(both)
	expect(api.refreshes.slice(from)).toMatchObject([
		{ process: 'p2', status: 200 },
		{ process: 'p2', status: 200 },
	])
	const newest = both.map(refreshTokenOf)
	holds[0]!.release()
	stop('SIGCONT')
	holds[1]!.release()

	expect(await first).toEqual(both)
	expect(await readAll(awake)).toEqual(both)
	expect(await readAll(sleeping)).toEqual(both)
	expect(
		api.refreshes.slice(from).filter(({ process, status }) => process === 'p2' && status === 200),
	).toHaveLength(2)
	expect(both.map(refreshTokenOf)).toEqual(newest)

	api.expireAll()
	const before = api.refreshes.length
	expect(await Promise.all([sleeping, awake].map(readAll))).toEqual([both, both])
	const last = api.refreshes.slice(before)
	expect(last.map(({ status }) => status)).toEqual([200, 200])
	expect(last.map(({ token }) => token).sort()).toEqual(newest.sort())
}

function refreshTokenOf(consumer: string) {
	return api.issued.findLast((pair) => pair.consumer === consumer)?.refreshToken ?? ''
}
