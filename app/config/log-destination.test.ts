import type * as NodeFs from 'node:fs'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLogDestination } from './log-destination.server'

const disk = vi.hoisted(() => ({ isFull: false, isStuck: false, writes: [] as number[] }))
vi.mock('node:fs', async (load) => {
	const fs = await load<typeof NodeFs>()
	const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
	const write = (fd: number, bytes: Buffer, done: (error: Error | null, written?: number) => void) => {
		if (disk.isStuck) return
		if (disk.isFull) return void setImmediate(() => done(full))
		disk.writes.push(bytes.length)
		// A disk that writes only a part of each chunk.
		const part = bytes.length > 1 ? bytes.subarray(0, Math.ceil(bytes.length / 2)) : bytes
		fs.write(fd, part, done)
	}
	const writeSync = (fd: number, bytes: Buffer) => {
		if (disk.isStuck) throw new Error('This write would never return')
		if (disk.isFull) throw full
		return fs.writeSync(fd, bytes)
	}
	return { ...fs, write, writeSync }
})

let folder: string
let fd: number
const events = { onFailure: vi.fn(), onRecovery: vi.fn(), onLoss: vi.fn() }
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'portal-log-'))
	fd = openSync(join(folder, 'log'), 'w')
	disk.isFull = false
	disk.isStuck = false
	disk.writes = []
	vi.clearAllMocks()
})
afterEach(() => {
	closeSync(fd)
	rmSync(folder, { recursive: true, force: true })
})

const read = () => readFileSync(join(folder, 'log'), 'utf8')
const open = () => createLogDestination(fd, { maxWrite: 100, ...events })
const lines = (from: number, count: number) =>
	Array.from({ length: count }, (_, index) => `{"line":${from + index},"naam":"é"}\n`)

test('Lines are written whole, in order, in writes of whole lines', async () => {
	const { write } = open()
	const all = lines(0, 50)
	all.forEach(write)
	await expect.poll(read).toBe(all.join(''))
	expect(Math.max(...disk.writes)).toBeLessThanOrEqual(100)
	expect(events.onFailure).not.toHaveBeenCalled()
})

test('What waits at exit is written', async () => {
	const { write, flushSync } = open()
	const all = lines(0, 5)
	all.forEach(write)
	flushSync()
	// The operating system finishes a write that has started.
	for (const line of all.slice(1)) expect(read()).toContain(line)
	await expect.poll(() => read().length).toBe(all.join('').length)
	expect(events.onLoss).not.toHaveBeenCalled()
})

test('A full disk is reported once, memory stays bounded, and lines that find no room are counted', async () => {
	disk.isFull = true
	const { write, flushSync } = open()
	write('first\n')
	await expect.poll(() => events.onFailure.mock.calls).toEqual([['ENOSPC']])
	const large = `${'x'.repeat(1024 * 1024 - 1)}\n`
	for (let count = 0; count < 10; count += 1) write(large)
	disk.isFull = false
	await expect.poll(() => events.onRecovery.mock.calls).toEqual([[6]])
	await expect.poll(() => read().length).toBe('first\n'.length + 4 * large.length)
	expect(events.onFailure).toHaveBeenCalledTimes(1)
	flushSync()
	expect(events.onLoss).not.toHaveBeenCalled()
})

test('At exit a disk that is still full is given up at once, and the lines are counted', async () => {
	disk.isFull = true
	const { write, flushSync } = open()
	write('first\n')
	await expect.poll(() => events.onFailure.mock.calls.length).toBe(1)
	write('second\n')
	flushSync()
	expect(events.onLoss.mock.calls).toEqual([[2]])
})

test('At exit a reader that is stuck is not waited for, and the lines are counted', async () => {
	disk.isStuck = true
	const { write, flushSync } = open()
	write('first\n')
	write('second\n')
	vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000)
	flushSync()
	vi.mocked(performance.now).mockRestore()
	expect(events.onLoss.mock.calls).toEqual([[2]])
})
