import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { documentsData, openClient, findReader, type Client } from './client'
import { isMissing, listStores, openStorage, startMember, type Storage } from './cluster'
import { report, scaleCount, countOccurrences } from './figures'
import { formatConsumerId, startTokenApi, type TokenApi } from './token-api'

const kills = scaleCount(100, 4)
const writers = 8
/** Notice for a guest who saved preferences; it is a record until it is shown. */
const notice = 'Uw voorkeuren zijn bewaard.'
const kinds = listStores('embedded')

/** Answered requests by cookie value: a guest's notice, a sign-in, or a logout. */
type Ledger = Map<string, { notice: string } | { reader: string }>

let api: TokenApi
beforeAll(async () => {
	api = await startTokenApi()
})
afterAll(() => api.close())

for (const kind of kinds) {
	test.skipIf(isMissing(kind))(
		`What a portal answered for is there after it was killed: ${kind} store [137]`,
		{ timeout: 900_000 },
		async () => {
			const storage = await openStorage(kind)
			onTestFinished(() => storage.close())
			const ledger: Ledger = new Map()
			const findings: string[] = []
			for (let life = 0; life < kills; life += 1) {
				findings.push(...(await writeUntilKilled(storage, ledger, life)))
			}
			const last = await startMember(api, storage, 'last')
			const client = openClient(last.url)
			const acknowledged = ledger.size
			findings.push(...(await checkAll(client, ledger)))
			await client.close()
			await last.close()
			report(`kill, ${kind}`, {
				kills,
				'sessions answered for': acknowledged,
				checks: findings.length,
				found: JSON.stringify(countOccurrences(findings)),
			})
			expect(acknowledged).toBeGreaterThan(kills)
			expect(findings).toContain('notice')
			expect(countOccurrences(findings.filter((finding) => /^(lost|failed)/.test(finding)))).toEqual({})
		},
	)
}

/** Starts a portal, checks all that the previous one acknowledged, then writes until a kill. */
async function writeUntilKilled(storage: Storage, ledger: Ledger, life: number) {
	const portal = await startMember(api, storage, `life${life}`)
	const client = openClient(portal.url)
	const recent: Ledger = new Map([...ledger].slice(-50))
	const found = await checkAll(client, recent, ledger)
	const enough = writers + Math.random() * 40
	let writes = 0
	let resolveBusy: () => void = () => undefined
	const busy = new Promise<void>((done) => (resolveBusy = done))
	// Writes until the portal is killed.
	const writing = Array.from({ length: writers }, async (): Promise<never> => {
		for (;;) {
			await writeOnce(client, ledger)
			if ((writes += 1) > enough) resolveBusy()
		}
	})
	const endings = Promise.allSettled(writing)
	await Promise.race([busy, endings])
	await wait(Math.random() * 20)
	portal.kill('SIGKILL')
	await portal.ended
	const reasons = (await endings).map(
		(ending) => (ending.status === 'rejected' ? ending.reason : 'none') as unknown,
	)
	found.push(...reasons.filter((one) => !isConnectionLost(one)).map((one) => `failed: ${String(one)}`))
	await client.close()
	await portal.close()
	return found
}

/**
 * Removes an entry before its next request and adds it again after the answer, because in between its state is
 * unknown.
 */
async function writeOnce(client: Client, ledger: Ledger) {
	const [guest = ''] = (await client.send('/preferences', { form: { size: 'large' } })).sessions
	if (!guest) throw new Error('The notice was not kept')
	ledger.set(guest, { notice })
	if (Math.random() < 0.3) return
	ledger.delete(guest)
	const consumer = formatConsumerId(Math.floor(Math.random() * 1000))
	const { session } = await client.signIn(consumer.email, guest)
	ledger.set(session, { reader: consumer.id })
	if (Math.random() < 0.5) return
	ledger.delete(session)
	if ((await client.send('/logout', { session })).location !== '/')
		throw new Error('The logout was not answered')
	ledger.set(session, { reader: 'login' })
}

function isConnectionLost(error: unknown) {
	return error instanceof Error && 'code' in error
}

/** A shown notice is removed, also from the whole ledger. */
async function checkAll(client: Client, entries: Ledger, ledger = entries) {
	const checks = [...entries].map(async ([session, expected]) => {
		if ('notice' in expected) {
			ledger.delete(session)
			const { status, text } = await client.sendOnce('/preferences', { session })
			// A page whose answer failed may have used its notice up.
			if (status === 503) return 'notice of a failed answer'
			return text.includes(expected.notice) ? 'notice' : 'lost: a notice'
		}
		const reader = findReader(await client.send(documentsData, { session }))
		const kind = expected.reader === 'login' ? 'ended session' : 'sign-in'
		return reader === expected.reader ? kind : `lost: ${reader} for the ${kind}`
	})
	return Promise.all(checks)
}
