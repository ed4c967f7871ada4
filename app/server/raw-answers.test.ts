import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { PassThrough } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { answerRejectedConnections } from './raw-answers.server'

function askConnect() {
	const server = new EventEmitter()
	answerRejectedConnections(server as Server)
	const socket = new PassThrough()
	server.emit('connect', {}, socket)
	return socket
}

test('A connection that is reset after its CONNECT ends nothing but itself', () => {
	const socket = askConnect()
	expect(() => socket.emit('error', new Error('ECONNRESET'))).not.toThrow()
	expect(socket.destroyed).toBe(true)
})

test('A connection that stays open after its CONNECT was refused is closed', () => {
	vi.useFakeTimers()
	const socket = askConnect()
	expect(String(socket.read())).toMatch(/^HTTP\/1.1 405 /)
	vi.advanceTimersByTime(2_000)
	vi.useRealTimers()
	expect(socket.destroyed).toBe(true)
})
