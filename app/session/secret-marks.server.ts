import { z } from 'zod/v4'
import { getConfig } from '#app/config/config.server'
import { getLogger } from '#app/config/log.server'
import { listKeyNames } from '#app/config/pseudonym.server'
import { listReceiptKeys } from '#app/config/receipt-seal.server'
import { computeHash, listSignatures } from '#app/config/seal.server'
import { parseJson } from '#app/lib/parse-json'
import { defineMap } from './define-map'
import type { SessionStore } from './store.server'

/** Until when (ms since 1970) records of each secret last. Readable under every secret, so that a replaced one is noticed. */
const marksSchema = defineMap(z.number())
const owner = computeHash('marks of secrets')
const name = 'marks'
const hour = 3600_000
const mostAttempts = 10

async function readMarks(store: SessionStore) {
	const stored = await store.read(owner, name)
	const marks = marksSchema.safeParse(stored && parseJson(stored.value))
	return { marks: marks.data ?? {}, version: stored?.version ?? 0 }
}

/** Notes that records under the present secret last until `until`, rounded up so that few writes follow each other. */
export async function markSecret(store: SessionStore, until: number): Promise<void> {
	const [mark = ''] = listSignatures('mark', 'secret')
	for (let attempt = 0; attempt < mostAttempts; attempt++) {
		const { marks, version } = await readMarks(store)
		if ((marks[mark] ?? 0) >= until) return
		const others = Object.entries(marks).filter(([, end]) => end > store.now())
		const end = until + hour
		const value = JSON.stringify({ ...Object.fromEntries(others), [mark]: end })
		const expires = Math.max(end, ...others.map(([, end]) => end))
		if (await store.write(owner, name, { value, expires, expected: version })) return
	}
}

/** True when the store may have records of a secret that is not listed any more: they are unknown, not none. */
export async function isSecretLost(store: SessionStore, now = store.now()): Promise<boolean> {
	const { marks } = await readMarks(store)
	const listed = listSignatures('mark', 'secret')
	return Object.entries(marks).some(([mark, end]) => end > now && !listed.includes(mark))
}

const startName = 'started with'
const startLife = 3650 * 24 * hour

/** Whether the portal last started under a secret that is not listed here. */
export async function isSecretForeign(store: Pick<SessionStore, 'read'>): Promise<boolean> {
	const before = await store.read(owner, startName)
	return before !== undefined && !listSignatures('mark', 'secret').includes(before.value)
}

/** Names of the present keys, and of the API, by the record that keeps the one of the last start, and what another one costs. */
function listStartKeys() {
	return [
		{
			record: startName,
			keys: listSignatures('mark', 'secret'),
			loss: 'SESSION_SECRET was replaced without the old one: sessions, receipts and drafts of before cannot be read',
		},
		{
			record: 'started with receipt key',
			keys: listReceiptKeys(),
			loss: 'RECEIPT_KEY was replaced without the old one: receipts of before have an unknown key',
		},
		{
			record: 'started with log key',
			keys: listKeyNames(),
			loss: 'LOG_KEY was replaced without the old one: trace-client finds no line of before',
		},
		{
			record: 'started with API_URL',
			keys: [computeHash(getConfig().API_URL?.replace(/\/$/, '') ?? '')],
			loss: 'API_URL is not that of the last start on this store: receipts and drafts of clients of another API are shown to those with the same ids',
		},
	]
}

/** Tells a start on a store that is new, or was last used under a key that is not listed. */
export async function warnOfLostSecret(store: SessionStore): Promise<void> {
	if (!(await store.read(owner, startName))) getLogger().info('a new session store was begun')
	for (const { record, keys, loss } of listStartKeys()) {
		const before = await store.read(owner, record)
		const isLost = before !== undefined && !keys.includes(before.value)
		if (isLost || (record === startName && (await isSecretLost(store)))) getLogger().warn(loss)
	}
}

/** Notes the newest of the keys once the portal answers: a start that failed used none. */
export async function noteStart(store: SessionStore): Promise<void> {
	for (const { record, keys } of listStartKeys()) {
		const before = await store.read(owner, record)
		const note = { value: keys[0] ?? '', expires: store.now() + startLife, expected: before?.version ?? 0 }
		await store.write(owner, record, note)
	}
}
