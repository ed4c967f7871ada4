import { EventEmitter } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createQuietTurns } from './admit.server'

test('Work starts after the first turn without a new connection', async () => {
	const server = new EventEmitter()
	const events: string[] = []
	const inQuietTurn = createQuietTurns(server, () => 0)
	inQuietTurn((isQuiet) => events.push(isQuiet ? 'work' : 'late work'))
	for (const name of ['a', 'b', 'c']) {
		server.emit('connection')
		events.push(name)
		await nextTurn()
	}
	await nextTurn()
	expect(events).toEqual(['a', 'b', 'c', 'work'])
})

test('No stream of connections delays work by more than a tenth of a second of CPU time', async () => {
	const server = new EventEmitter()
	let time = 0
	let work: boolean | undefined
	createQuietTurns(server, () => time)((isQuiet) => (work = isQuiet))
	while (work === undefined && time < 1_000) {
		time += 10
		server.emit('connection')
		await nextTurn()
	}
	expect([work, time]).toEqual([false, 100])
})
