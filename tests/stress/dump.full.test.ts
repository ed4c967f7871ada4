import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { documentsData, findSessionId, openClient, findReader, type Client } from './client'
import { isMissing, listStores, openStorage, startMember } from './cluster'
import { report } from './figures'
import { formatConsumerId, startTokenApi, type TokenApi } from './token-api'

const sessions = 200
const kinds = listStores('redis')

let api: TokenApi
beforeAll(async () => {
	api = await startTokenApi()
})
afterAll(() => api.close())

for (const kind of kinds) {
	test.skipIf(isMissing(kind))(
		`Who reads the stored sessions learns no token, no name and no id: ${kind} store [137]`,
		{ timeout: 120_000 },
		async () => {
			const storage = await openStorage(kind)
			const portal = await startMember(api, storage, 'p1')
			const client = openClient(portal.url)
			onTestFinished(async () => {
				await client.close()
				await portal.close()
				await storage.close()
			})
			const cookies = await Promise.all(Array.from({ length: sessions }, (_, index) => signIn(client, index)))
			const guests = await Promise.all(cookies.map(() => comeAsGuest(client)))
			const live = await Promise.all(
				cookies.map(async (session) => findReader(await client.send(documentsData, { session }))),
			)
			await storage.redis?.plant('a key that is found', 'a value that is found')
			const { files, bytes } = await storage.dump()
			if (kind === 'redis')
				expect(bytes.includes('key that is found') && bytes.includes('value that is found')).toBe(true)
			const found = countSecrets(bytes, [...cookies, ...guests])
			report(`dump, ${kind}`, {
				'sessions live': new Set(live).size,
				files: files.join(' '),
				bytes: bytes.length,
				...found,
			})
			expect(live.every((reader) => reader.startsWith('CONS-'))).toBe(true)
			expect(bytes.length).toBeGreaterThan(sessions * 200)
			expect(found).toEqual({
				tokens: 0,
				names: 0,
				'consumer ids': 0,
				'session ids': 0,
				notices: 0,
			})
		},
	)
}

/**
 * Every third client signs in through a link, which stores a notice; every tenth of those gets another client's tokens
 * offered.
 */
async function signIn(client: Client, index: number) {
	if (index % 3) return (await client.signIn(formatConsumerId(index).email)).session
	const answer = await client.send(linkOf(index))
	const [session = ''] = answer.sessions
	if (index % 10 === 0) await client.send(linkOf(index + 1000), { session })
	return session
}

function linkOf(index: number) {
	return `/dashboard?${new URLSearchParams({ ...api.signIn(formatConsumerId(index).id) }).toString()}`
}

/** A guest with a pending notice. */
async function comeAsGuest(client: Client) {
	const [session = ''] = (await client.send('/preferences', { form: { size: 'large' } })).sessions
	return session
}

/** Number of secrets that occur in the bytes unchanged. */
function countSecrets(bytes: Buffer, cookies: string[]) {
	const text = bytes.toString('latin1')
	const count = (words: string[]) => words.filter((word) => text.includes(word)).length
	const people = Array.from({ length: sessions + 1000 }, (_, index) => formatConsumerId(index))
	return {
		tokens: count(api.issued.flatMap(({ accessToken, refreshToken }) => [accessToken, refreshToken])),
		names: count(people.map(({ name }) => name)),
		'consumer ids': count(people.map(({ id }) => id)),
		'session ids': count(cookies.flatMap((cookie) => [cookie, findSessionId(cookie) ?? cookie])),
		notices: count(['preferences.saved', 'notices.loggedIn']),
	}
}
