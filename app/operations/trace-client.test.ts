import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { getConfig } from '#app/config/config.server'
import { createPseudonym, listKeyNames, nameAccount, nameConsumer } from '#app/config/pseudonym.server'
import { traceClient } from './trace-client.server'

const folder = mkdtempSync(join(tmpdir(), 'portal-trace-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const typed = vi.hoisted(() => ({ name: '' }))
vi.mock('#app/lib/read-standard-input.server', () => ({
	readStandardInput: () => Promise.resolve(`${typed.name}\n`),
}))
vi.stubEnv('NODE_ENV', 'test')
vi.stubEnv('DATA_DIR', folder)
vi.stubEnv('SESSION_SECRET', 's'.repeat(32))

const account = createPseudonym('account', nameAccount('anna@voorbeeld.nl'))
const consumer = createPseudonym('consumer', nameConsumer({ id: '1001', branch: 'noord' }))
const line = (time: string, more: object) => ({
	time: `2026-11-27T${time}:00.000Z`,
	branch: 'noord',
	...more,
})
const signIn = line('08:50', { msg: 'security event', kind: 'signedIn', account, consumer })
const failed = line('09:05', { msg: 'security event', kind: 'signInFailed', account })
const upload = line('09:14', { msg: 'request', method: 'POST', consumer, outcome: 'received' })

let said: string
beforeEach(() => {
	said = ''
	vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
		said += String(text)
		return true
	})
	process.exitCode = undefined
})

async function trace(name: string, lines: readonly object[], more: readonly string[] = []) {
	typed.name = name
	const file = join(folder, 'portal.log')
	writeFileSync(file, lines.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
	await traceClient(getConfig(), [file, ...more])
	const code = process.exitCode
	process.exitCode = undefined
	vi.restoreAllMocks()
	return { code, said }
}

const unknown = 'No successful sign-in with this login name is in these files, so its other lines are unknown'

test.each([
	['none', [upload]],
	['a failed one alone', [failed, upload]],
])('A login name whose sign-in is in no file (%s) has unknown lines, not none', async (_which, lines) => {
	const { code, said } = await trace('anna@voorbeeld.nl', lines)
	expect(code).toBe(1)
	expect(said).toContain(unknown)
	expect(said).not.toContain('received')
})

test('A form that came after the client was signed out is theirs by the sign-in before it, and nobody else’s', async () => {
	const held = (form: string) => line('09:20', { msg: 'request', method: 'POST', form, outcome: 'held' })
	const lines = [{ ...signIn, form: 'of-anna' }, held('of-bram'), upload]
	expect((await trace('anna@voorbeeld.nl', lines)).said).not.toContain('held')
	said = ''
	vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((said += String(text))))
	expect((await trace('1001', [...lines, held('of-anna')])).said).toContain('outcome=held')
})

test.each([
	['anna@voorbeeld.nl', [signIn, upload]],
	['1001', [upload]],
	['1001\nanna@voorbeeld.nl', [upload]],
])('%s is found by what the files hold', async (name, lines) => {
	const { code, said } = await trace(name, lines)
	expect(code).toBeUndefined()
	expect(said).toContain('received')
	expect(said).not.toContain(unknown)
})

test('A file without a line that can be read is told by its place, and the command ends with 1', async () => {
	const others = ['empty.log', 'anna.txt', 'last.log'].map((name) => join(folder, name))
	const [empty = '', text = '', last = ''] = others
	for (const [file, content] of [
		[empty, ''],
		[text, 'hello\n{"time":"yesterday","msg":"request"}\n'],
		[last, JSON.stringify(upload)],
	] as const)
		writeFileSync(file, content)
	const first = await trace('1001', [signIn], [empty, text, last])
	expect(first.code).toBe(1)
	expect(first.said).toContain('outcome=received')
	const told = first.said.split('\n').filter((one) => one.startsWith('No line'))
	expect(told).toEqual(
		[2, 3].map(
			(place) =>
				`No line of the portal's log is in file ${place} of 4, so lines of this client may be missing.`,
		),
	)
	expect(first.said).not.toContain('anna.txt')
})

test('Lines of a key that is not listed are told, not taken for lines of others', async () => {
	const [key] = listKeyNames()
	const ours = [signIn, upload].map((entry) => ({ ...entry, key }))
	const theirs = line('10:14', {
		msg: 'request',
		method: 'POST',
		consumer: 'x',
		outcome: 'received',
		key: 'other',
	})
	const { code, said } = await trace('anna@voorbeeld.nl', [...ours, theirs], ['--from=2026-11-27T11:00'])
	expect(code).toBe(1)
	expect(said).toContain('1 lines of that time have a key that LOG_KEY does not list')
	expect(said).not.toContain('none at that time')
})

const back = line('10:20', { msg: 'the log is written again', lost: 512 })
const gaps = line('10:30', { msg: 'answer was read with gaps', lost: [{ member: '/id' }] })

test.each([
	['2026-11-27T10:30', '2026-11-27T11:00', true],
	['2026-11-27T11:25', '2026-11-27T11:40', false],
])('Lines that the log lost by 11:20 are told to who asks for %s to %s: %s', async (from, to, isTold) => {
	const { code, said } = await trace('1001', [signIn, upload, back, gaps], [`--from=${from}`, `--to=${to}`])
	expect(code).toBe(1)
	expect(said.includes('512 lines before 2026-11-27T11:20:00+01:00 were lost')).toBe(isTold)
	expect(said.includes('none at that time')).toBe(!isTold)
})

test('A start of the portal within the time is told: what ran before may have written elsewhere', async () => {
	const listens = line('09:12', { msg: 'portal listens' })
	const { code, said } = await trace('1001', [signIn, listens, upload], ['--from=2026-11-27T10:00'])
	expect([code, said]).toEqual([
		undefined,
		expect.stringContaining('The portal started at 2026-11-27T10:12:00+01:00:'),
	])
})

test.each([
	[[], 'You asked for any time to any time.', false],
	[
		['--from=2026-11-27T09:52', '--to=2026-11-27T09:53'],
		'You asked for 2026-11-27T09:52:00+01:00 to 2026-11-27T09:53:59+01:00.',
		true,
	],
	[['--to=2026-11-27'], 'You asked for any time to 2026-11-27T23:59:59+01:00.', false],
])('%j: the time is printed, and between which lines nobody has one', async (range, asked, hasGap) => {
	const { said } = await trace('1001', [signIn, upload], range)
	expect(said).toContain(asked)
	const gap = 'No line of anybody is between 2026-11-27T09:50:00+01:00 and 2026-11-27T10:14:00+01:00'
	expect(said.includes(gap)).toBe(hasGap)
})
