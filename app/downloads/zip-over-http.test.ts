import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendOverHttp } from '#app/api/transport.server'
import { closeServer, listen } from '#tests/support/listen'
import { readZip } from '#tests/support/read-zip'
import { sendZip } from './zip-files.server'

const piece = Buffer.alloc(64 * 1024, 7)
const seen = { written: 0, closed: 0, requested: 0 }
let give: (path: string, response: ServerResponse) => void
let api: Awaited<ReturnType<typeof listen>>

beforeAll(async () => {
	api = await listen((request, response) => {
		seen.requested += 1
		response.on('close', () => (seen.closed += 1))
		response.setHeader('Content-Disposition', `attachment; filename="${(request.url ?? '').slice(1)}.bin"`)
		give(request.url ?? '', response)
	})
})
beforeEach(() => void Object.assign(seen, { written: 0, closed: 0, requested: 0 }))
afterAll(() => closeServer(api.server))

function zip(names: string[], signal?: AbortSignal) {
	const timeout = { headers: 5_000, body: 5_000 }
	const base = `http://127.0.0.1:${api.port}`
	const download = (path: string) =>
		sendOverHttp(base, { method: 'GET', path, headers: {}, timeout, ...(signal ? { signal } : {}) })
	return sendZip(
		{ api: { download } },
		{
			name: 'dossier.zip',
			files: names.map((name) => ({ name, path: `/${name}` })),
			failuresName: 'ontbreekt.txt',
			failuresHeading: 'Ontbreekt:',
			failureLine: (name, how) => `${name} ${how}`,
		},
	)
}

function writeOn(response: ServerResponse) {
	seen.written += 1
	response.write(piece)
	response.once('drain', () => writeOn(response))
}

async function until(isTrue: () => boolean) {
	for (let turn = 0; turn < 200 && !isTrue(); turn += 1) await wait(20)
	return isTrue()
}

async function comesToRest() {
	for (let turn = 0; turn < 50; turn += 1) {
		const { written } = seen
		await wait(200)
		if (seen.written === written) return true
	}
	return false
}

test('A connection that breaks half-way, in its turn or while it waits, costs its own file only', async () => {
	let broken = 0
	const breakOff = (response: ServerResponse) => {
		response.setHeader('Content-Length', String(10 * piece.length))
		response.write(piece, () => setImmediate(() => void (response.destroy(), (broken += 1))))
	}
	give = (path, response) => {
		if (path === '/eerst' || path === '/wacht') breakOff(response)
		else if (path === '/weg') response.destroy()
		else void until(() => broken === 2).then(() => response.end(piece))
	}
	const archive = await zip(['eerst', 'heel', 'wacht', 'weg', 'laatst']).arrayBuffer()
	const files = readZip(new Uint8Array(archive))
	expect([...files.keys()]).toEqual(['eerst.bin', 'heel.bin', 'wacht.bin', 'laatst.bin', 'ontbreekt.txt'])
	expect(files.get('heel.bin')?.equals(piece)).toBe(true)
	expect(files.get('laatst.bin')?.equals(piece)).toBe(true)
	expect(files.get('eerst.bin')?.length).toBeLessThanOrEqual(piece.length)
	expect(files.get('ontbreekt.txt')?.toString().split('\r\n')).toEqual([
		'Ontbreekt:',
		'',
		'eerst.bin incomplete',
		'wacht.bin incomplete',
		'weg missing',
		'',
	])
})

test('A client who does not read stops the API, and who leaves ends its three calls', async () => {
	give = (_path, response) => writeOn(response)
	const reader = zip(['a', 'b', 'c', 'd']).body!.getReader()
	await reader.read()
	expect(await comesToRest()).toBe(true)
	expect([seen.requested, seen.closed]).toEqual([3, 0])
	const before = seen.written
	for (let turn = 0; turn < 400; turn += 1) await reader.read()
	expect(await until(() => seen.written > before)).toBe(true)
	await reader.cancel().catch(() => undefined)
	expect(await until(() => seen.closed === 3)).toBe(true)
	expect(seen.requested).toBe(3)
})

test('A request that is broken off ends its calls, the one that waits for an answer as well', async () => {
	give = (path, response) => {
		if (path !== '/c') writeOn(response)
	}
	const leaving = new AbortController()
	const reader = zip(['a', 'b', 'c', 'd'], leaving.signal).body!.getReader()
	await reader.read()
	expect(await until(() => seen.requested === 3)).toBe(true)
	leaving.abort()
	const rest = (async () => {
		while (!(await reader.read()).done);
	})()
	await expect(rest).rejects.toThrow()
	expect(await until(() => seen.closed === 3)).toBe(true)
})
