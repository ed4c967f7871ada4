// Own portals: four processes share one store.
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { documentsData, findSessionId, loginData, openClient, findReader, type Client } from './client'
import { isMissing, listStores, startCluster } from './cluster'
import { report, scaleCount, countOccurrences } from './figures'
import { formatConsumerId, startTokenApi, type TokenApi } from './token-api'

const requests = scaleCount(200)
const rounds = scaleCount(50)
const processes = 4
const kinds = listStores('embedded')

let api: TokenApi
beforeAll(async () => {
	api = await startTokenApi()
	// Long enough for a logout in between.
	api.delays.read = () => Math.random() * 60
	api.delays.refresh = () => Math.random() * 120
})
afterAll(() => api.close())

for (const kind of kinds) {
	test.skipIf(isMissing(kind))(
		`No request that was under way revives a session that was logged out: ${kind} store [136] [137]`,
		{ timeout: 600_000 },
		async () => {
			const cluster = await startCluster(api, kind, processes)
			const clients = cluster.portals.map(({ url }) => openClient(url, 64))
			onTestFinished(async () => {
				await Promise.all(clients.map((client) => client.close()))
				await cluster.close()
			})
			const answers: string[] = []
			const after: string[] = []
			for (let round = 0; round < rounds; round += 1) {
				const { readers, cookies } = await logOutAmid(clients, round)
				answers.push(...readers)
				after.push(...(await requestEverywhere(clients, cookies)))
			}
			report(`logout, ${kind}`, {
				rounds,
				'requests each': requests,
				'answered before and during': JSON.stringify(countOccurrences(answers)),
				'cookies tried afterwards': after.length,
				alive: after.filter((reader) => reader !== 'login').length,
			})
			expect(countOccurrences(after)).toEqual({ login: after.length })
			expect(Object.keys(countOccurrences(answers)).sort()).toEqual([formatConsumerId(1).id, 'login'].sort())
		},
	)
}

/**
 * Logs out while requests are in progress; in odd rounds they wait for a token renewal. Returns all cookies that were
 * set.
 */
async function logOutAmid(clients: Client[], round: number) {
	const pick = () => clients[Math.floor(Math.random() * clients.length)]!
	const { session } = await pick().signIn(formatConsumerId(1).email)
	if (round % 2) api.expireAll()
	const sending = Array.from({ length: requests }, (_, index) =>
		pick().send(index % 10 ? documentsData : '/important-documents', { session }),
	)
	await wait(Math.random() * 100)
	const ending = pick().send('/logout', round % 3 ? { session } : { session, form: {} })
	const [ended, ...answers] = await Promise.all([ending, ...sending])
	expect(ended.location).toBe('/')
	const set = [ended, ...answers]
		.flatMap(({ sessions }) => sessions)
		.filter((cookie) => findSessionId(cookie))
	expect(set).not.toContain(session)
	return { readers: answers.map(findReader), cookies: [session, ...new Set(set)] }
}

/**
 * Answers of every process to the cookies: the first cookie requests the documents, later ones the login, which writes
 * nothing.
 */
async function requestEverywhere(clients: Client[], [first, ...since]: string[]) {
	const asking = clients.flatMap((client) => [
		client.send(documentsData, { session: first }).then(findReader),
		...since.map(async (session) => {
			const { status, location } = await client.send(loginData, { session })
			return status === 200 && !location ? 'login' : `alive: ${status} ${location}`
		}),
	])
	return Promise.all(asking)
}
