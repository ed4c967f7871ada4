import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod/v4'
import { feedbackRecord, lastScoreRecord } from '#app/features/feedback/feedback-record.server'
import { paymentRecord } from '#app/features/invoices/bank-url.server'
import { defineAttempts } from '#app/limits/attempts.server'
import { loginAccountRecord } from '#app/limits/login-names.server'
import { lastSeenRecord } from '#app/request/last-visit.server'
import { defineDraft, draftIndexRecord } from '#app/submissions/draft.server'
import { earlierRecord } from '#app/submissions/earlier-answers.server'
import { sendingsRecord } from '#app/submissions/form-ids.server'
import { receiptIndexRecord, receiptRecord } from '#app/submissions/receipts.server'
import { defineRecord, type RecordKind } from './define-record.server'
import { openFileStore } from './file-store.server'
import { openConsumerRecords, openSessionRecords } from './records.server'
import { slots } from './session-slots'
import { sessionRecord, tokensRecord } from './session-state.server'
import { signInsRecord } from './sign-ins.server'

const warn = vi.hoisted(() => vi.fn())
vi.mock('#app/config/log.server', () => ({ getLogger: () => ({ warn }) }))

const start = Date.UTC(2026, 10, 22)
const anna = { id: 'CONS-1001', branch: 'noord' }
let clock = start
let folder: string
let store: ReturnType<typeof openFileStore>
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'portal-record-'))
	vi.stubEnv('NODE_ENV', 'test')
	vi.stubEnv('DATA_DIR', folder)
	clock = start
	store = openFileStore(folder, () => clock)
	warn.mockClear()
})
afterEach(() => {
	vi.unstubAllEnvs()
	store.close()
	rmSync(folder, { recursive: true, force: true })
})

const open = () => openConsumerRecords(store, anna, () => clock)
const first = defineRecord({ name: 'sum', version: 1, schema: z.object({ total: z.string() }), life: 1_000 })
const second = defineRecord({
	name: 'sum',
	version: 2,
	schema: z.object({ sum: z.number() }),
	older: { 1: z.object({ total: z.string() }).transform(({ total }) => ({ sum: Number(total) })) },
	life: 1_000,
})

test('A later version reads what an earlier one stored, and stores it as its own', async () => {
	await first.of(open()).put({ total: '12' })
	expect(await second.of(open()).read()).toEqual({ sum: 12 })
	expect(await second.of(open()).upsert({ sum: 0 }, ({ sum }) => ({ sum: sum + 1 }))).toEqual({ sum: 13 })
	expect(await second.of(open()).read()).toEqual({ sum: 13 })
	expect(warn).not.toHaveBeenCalled()
})

test('What a later version stored, or none can read, counts as not there and gives way', async () => {
	await second.of(open()).put({ sum: 12 })
	expect(await first.of(open()).read()).toBeUndefined()
	await open().write('sum', {
		value: { tale: 'geheim' },
		expected: 1,
		expires: clock + 1_000,
		schemaVersion: 1,
	})
	expect(await second.of(open()).read()).toBeUndefined()
	expect(await second.of(open()).update(({ sum }) => ({ sum }))).toBeUndefined()
	expect(await second.of(open()).upsert({ sum: 1 }, ({ sum }) => ({ sum: sum + 1 }))).toEqual({ sum: 2 })
	expect(JSON.stringify(warn.mock.calls)).toContain('"record":"sum"')
	expect(JSON.stringify(warn.mock.calls)).not.toContain('geheim')
})

test('The version is sealed in: a value does not pass for one of another version', async () => {
	await first.of(open()).put({ total: '12' })
	const { owner } = open()
	const stored = await store.read(owner, 'sum')
	await store.write(owner, 'sum', { value: `2.${stored?.value}`, expected: 1, expires: clock + 1_000 })
	expect(await second.of(open()).read()).toBeUndefined()
})

test('A record lives on with each change that may begin it; others leave its end', async () => {
	const record = first.of(open(), 'one')
	expect(await record.update((value) => value)).toBeUndefined()
	await record.put({ total: '1' })
	clock += 500
	await record.update(() => ({ total: '2' }))
	expect((await record.find())?.expires).toBe(start + 1_000)
	await record.upsert({ total: '0' }, (value) => value)
	expect(await record.find()).toMatchObject({ value: { total: '2' }, version: 3, expires: start + 1_500 })
	await record.remove()
	expect(await record.read()).toBeUndefined()
})

const at = 1_700_000_000_000
const session = { created: at, notices: [], doneActions: [], slots: [] }
const added = {
	received: [],
	seenNotices: [],
	announcedActions: [],
	cancelledAppointments: [],
	markVersions: {},
	agreedTerms: [],
}
const pair = { accessToken: 'a', refreshToken: 'r' }
const pending = { accessToken: 'a', consumerId: '1001', twoFactorSetup: false }
const temporary = { action: '11001', id: '1001', token: 't' }
const form = { owner: 'o', address: '/', fields: [['a', 'b']] }
const receipt = { id: 'x', at, title: 'Loonstrook', sent: [], next: 'Wij kijken ernaar.' }

/** Minimal records as build 6be8f74 stored them; `read` is the result when it has more members. */
const kinds: { kind: RecordKind<never>; older: unknown; read?: unknown }[] = [
	{ kind: sessionRecord, older: session, read: { ...session, ...added } },
	{ kind: tokensRecord, older: pair },
	{ kind: slots.offer, older: pair },
	{ kind: slots.pending, older: pending },
	{ kind: slots.reset, older: { token: 't', minimum: 2 } },
	{ kind: slots.renewed, older: true },
	{ kind: slots.temporary, older: temporary, read: [temporary] },
	{ kind: slots.kept, older: form, read: [form] },
	{ kind: signInsRecord, older: { o: { since: at, lastSeen: at } } },
	{ kind: lastSeenRecord, older: {} },
	{ kind: sendingsRecord, older: { count: 1 } },
	{ kind: draftIndexRecord, older: [{ id: 'draft-x', at }] },
	{ kind: defineDraft(z.record(z.string(), z.unknown())), older: { income: { amount: '12,' } } },
	{ kind: receiptIndexRecord, older: [{ id: 'x', at, title: 'Loonstrook' }] },
	{ kind: receiptRecord, older: receipt },
	{ kind: earlierRecord, older: { at, typed: {} } },
	{ kind: feedbackRecord, older: { step: 'followUp', resultId: '1', answers: [] } },
	{ kind: lastScoreRecord, older: { score: 9, at } },
	{ kind: paymentRecord, older: { hasReceipt: false } },
	{ kind: loginAccountRecord, older: 'noord\n1001' },
	{ kind: defineAttempts(1_000), older: [[at, '127.0.0.1']] },
].map((one) => ({ ...one, kind: one.kind as unknown as RecordKind<never> }))

test.each(kinds.map((one) => ({ ...one, name: one.kind.name })))(
	'The record $name is read as it was stored before; what is broken is logged without its content',
	async ({ name, kind, older, read = older }) => {
		const records = openSessionRecords(store, 'id')
		await records.write(name, { value: older, expected: 0, expires: clock + 1_000, schemaVersion: 1 })
		expect(await kind.of(records).read()).toEqual(read)
		expect(warn).not.toHaveBeenCalled()
		await records.write(name, { value: 7, expected: 1, expires: clock + 1_000, schemaVersion: 1 })
		expect(await kind.of(records).read()).toBeUndefined()
		expect(warn.mock.calls[0]?.[0]).toEqual({ record: name, schemaVersion: 1 })
	},
)
