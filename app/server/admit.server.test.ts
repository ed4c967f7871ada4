import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeServer } from '#tests/support/listen'
import { limitAdmission } from './admit.server'

vi.stubEnv('DATA_DIR', tmpdir())
vi.stubEnv('SESSION_SECRET', 's'.repeat(32))
vi.stubEnv('LOG_LEVEL', 'silent')

const page = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
let server: ReturnType<typeof createServer>
/** Connections accepted when each page started. */
let starts: number[]

beforeEach(async () => {
	// A stopped clock: the wait has no end.
	vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: 0, system: 0 })
	let accepted = 0
	starts = []
	server = createServer().on('connection', () => (accepted += 1))
	limitAdmission(
		server,
		(_request, response) => {
			starts.push(accepted)
			response.end('page')
		},
		[],
	)
	await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterEach(async () => {
	vi.restoreAllMocks()
	await closeServer(server)
})

/** Connects and sends without waiting for others. Returns the first line of the answer. */
async function openPage() {
	const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
	socket.write(page)
	const [line = ''] = (await text(socket)).split('\r\n')
	return line
}

test('Of many visitors at once no page starts before the last connection is accepted', async () => {
	const visitors = 300
	const answers = await Promise.all(Array.from({ length: visitors }, openPage))
	expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 200 OK', 'HTTP/1.1 503 Service Unavailable']))
	expect(starts.length).toBeGreaterThanOrEqual(12)
	expect(new Set(starts)).toEqual(new Set([visitors]))
})

test('A visitor alone is served', async () => {
	expect(await openPage()).toBe('HTTP/1.1 200 OK')
	expect(starts).toEqual([1])
})
