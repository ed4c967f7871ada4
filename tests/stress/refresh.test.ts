// Own portals: up to four processes share one store.
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { documentsData, openClient, findReader } from './client'
import { isMissing, listStores, startCluster, type Cluster, type StoreKind } from './cluster'
import { report, scaleCount, countOccurrences } from './figures'
import { formatConsumerId, startTokenApi, type TokenApi } from './token-api'

const requests = scaleCount(1000)
const rounds = scaleCount(20)
const longestRefresh = 3000

let api: TokenApi
beforeAll(async () => {
	api = await startTokenApi()
	api.delays.refresh = () => Math.random() * longestRefresh
})
afterAll(() => api.close())

const setups: [StoreKind, number][] = [
	['embedded', 1],
	['redis', 4],
	['redis cluster', 2],
	['redis sentinel', 2],
]

for (const [store, processes] of setups.filter(([store]) => listStores('redis').includes(store))) {
	test.skipIf(isMissing(store))(
		`However many pages wait for it, an expired token is renewed once: ${processes} processes, ${store} store [138] [139] [140]`,
		{ timeout: 900_000 },
		async () => {
			const cluster = await startCluster(api, store, processes)
			const from = api.refreshes.length
			onTestFinished(() => cluster.close())
			const answers = await expireAndAsk(cluster)
			const refreshes = api.refreshes.slice(from)
			report(`refresh, ${processes} processes, ${store}`, {
				rounds,
				'requests each': requests,
				'refresh calls': refreshes.length,
				'tokens used': new Set(refreshes.map(({ token }) => token)).size,
				answers: JSON.stringify(answers),
			})
			expect(answers).toEqual({ [formatConsumerId(7).id]: requests * rounds })
			expect(refreshes.map(({ status }) => status)).toEqual(Array.from({ length: rounds }, () => 200))
			expect(new Set(refreshes.map(({ token }) => token)).size).toBe(rounds)
		},
	)
}

/** Readers of all answers in all rounds; every twentieth request is for a whole page. */
async function expireAndAsk({ portals }: Cluster) {
	const each = Math.ceil(requests / portals.length)
	const clients = portals.map(({ url }) => openClient(url, each))
	const { session } = await clients[0]!.signIn(formatConsumerId(7).email)
	const readers: string[] = []
	for (let round = 0; round < rounds; round += 1) {
		api.expireAll()
		const sending = Array.from({ length: requests }, (_, index) =>
			clients[index % clients.length]!.send(index % 20 ? documentsData : '/important-documents', { session }),
		)
		const answers = await Promise.all(sending)
		// A set or removed cookie would mean that a session ended.
		readers.push(...answers.map((answer) => (answer.sessions.length ? 'new cookie' : findReader(answer))))
		portals.forEach(({ lines }) => lines.splice(0))
	}
	await Promise.all(clients.map((client) => client.close()))
	return countOccurrences(readers)
}
