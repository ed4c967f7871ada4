import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openFileStore } from '#app/session/file-store.server'
import { createBackoff, normaliseLoginName, takeAttempt, type AttemptBound } from './attempts.server'

vi.stubEnv('SESSION_SECRET', 's'.repeat(32))

const minute = 60
const hour = 60 * minute
const day = 24 * hour
const passwords: AttemptBound[] = [
	{ points: 10, seconds: 15 * minute, perAddress: true },
	{ points: 30, seconds: hour },
	{ points: 100, seconds: day },
]
const codes = createBackoff(5, [15 * minute, hour, 4 * hour, day])

let folder: string
let store: ReturnType<typeof openFileStore>
let clock: number
const now = () => clock

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'portal-tries-'))
	clock = Date.UTC(2026, 10, 22)
	store = openFileStore(folder, now)
})
afterEach(() => {
	store.close()
	rmSync(folder, { recursive: true, force: true })
})

const attempt = (bounds: AttemptBound[], address = '203.0.113.7', at = store) =>
	takeAttempt(at, { limit: 'test', key: 'anna', address, bounds }, now)

/** Hours since the start at which a visitor who never stops was admitted. */
async function hoursOfTries(bounds: AttemptBound[], days: number, addresses = 1) {
	const start = clock
	const found: number[] = []
	while (clock < start + days * day * 1000) {
		const taken = await attempt(bounds, `198.51.100.${found.length % addresses}`)
		if (taken.allowed) found.push((clock - start) / 3600_000)
		else clock += taken.retryAfterSeconds * 1000
	}
	return found
}

/** Highest count in any 24 hours. */
const mostInADay = (hours: number[]) =>
	Math.max(...hours.map((from) => hours.filter((at) => at >= from && at < from + 24).length))

test('Five codes, a quarter of an hour, five more, an hour, five more: the waits grow to a day', async () => {
	const hours = await hoursOfTries(codes, 3)
	expect([...new Set(hours)].slice(0, 5)).toEqual([0, 0.25, 1.25, 5.25, 29.25])
	expect(hours.filter((at) => at === 0)).toHaveLength(5)
	expect(mostInADay(hours)).toBeLessThanOrEqual(30)
})

test('From fifty addresses no more than a hundred passwords pass in any day, thirty in an hour', async () => {
	const hours = await hoursOfTries(passwords, 3, 50)
	expect(mostInADay(hours)).toBe(100)
	expect(hours.filter((at) => at < 1)).toHaveLength(30)
})

test('One address gets ten in a quarter of an hour, and another ten of its own', async () => {
	for (let count = 0; count < 10; count += 1) expect((await attempt(passwords)).allowed).toBe(true)
	expect(await attempt(passwords)).toEqual({ allowed: false, retryAfterSeconds: 15 * minute })
	expect((await attempt(passwords, '203.0.113.8')).allowed).toBe(true)
})

test('Many at once, from two processes, are counted one by one', async () => {
	const other = openFileStore(folder, now)
	const all = Array.from({ length: 60 }, (_, index) => attempt(codes, `a${index}`, index % 2 ? store : other))
	expect((await Promise.all(all)).filter(({ allowed }) => allowed)).toHaveLength(5)
	other.close()
})

test('What is given back can be taken again, once', async () => {
	const taken = await Promise.all(Array.from({ length: 5 }, () => attempt(codes)))
	if (taken[0]?.allowed) await taken[0].giveBack()
	expect([(await attempt(codes)).allowed, (await attempt(codes)).allowed]).toEqual([true, false])
})

test('A restart forgets nothing', async () => {
	for (let count = 0; count < 5; count += 1) await attempt(codes)
	store.close()
	store = openFileStore(folder, now)
	expect((await attempt(codes)).allowed).toBe(false)
})

test('A clock that is set back makes nobody wait longer than the wait', async () => {
	for (let count = 0; count < 5; count += 1) await attempt(codes)
	clock -= hour * 1000
	expect(await attempt(codes)).toEqual({ allowed: false, retryAfterSeconds: 15 * minute })
})

test.each([' Anna@Voorbeeld.NL ', 'änna@voorbeeld.nl', 'ａｎｎａ@voorbeeld.nl', 'an​na@voorbeeld.nl'])(
	'Another spelling of one name, %j, is the same name',
	(typed) => expect(normaliseLoginName(typed)).toBe('anna@voorbeeld.nl'),
)
