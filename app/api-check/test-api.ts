import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { embeddedOrigin } from '#app/api/transport.server'
import { createBackend } from '#app/backend/backend.server'
import { checkApi } from './check-api.server'
import type { Send, SentRequest } from './check-result'
import type { WireText } from './judge-answer'

export const anna = { email: 'anna@voorbeeld.nl', password: 'Welkom-2026!' }

/** Changes the reference API's answer; undefined: as it is. */
export type Change = (
	request: SentRequest,
	answer: WireText,
) => Partial<WireText> | undefined | Promise<Partial<WireText> | undefined>

let seeded: [name: string, bytes: Buffer][] | undefined

/** Seeded database files, cached because seeding takes longer than a check. */
function readSeededFiles(): [string, Buffer][] {
	const folder = mkdtempSync(join(tmpdir(), 'portal-check-'))
	createBackend({ dataDir: folder, passwordCost: 2 }).close()
	const names = readdirSync(folder).filter((name) => /^api\.db(-wal)?$/.test(name))
	const files = names.map((name): [string, Buffer] => [name, readFileSync(join(folder, name))])
	rmSync(folder, { recursive: true, force: true })
	return files
}

/** The reference API of one test, and the requests it received. Commands of `idle` are answered 204 and not done. */
export function openTestApi(change: Change = () => undefined, idle?: RegExp) {
	const folder = mkdtempSync(join(tmpdir(), 'portal-check-'))
	seeded ??= readSeededFiles()
	for (const [name, bytes] of seeded) writeFileSync(join(folder, name), bytes)
	const backend = createBackend({ dataDir: folder, passwordCost: 2 })
	onTestFinished(() => {
		backend.close()
		rmSync(folder, { recursive: true, force: true })
	})
	const sent: SentRequest[] = []
	const send: Send = async (request) => {
		sent.push(request)
		const { method, path, headers, body } = request
		if (method === 'POST' && idle?.test(path)) return { status: 204, body: '' }
		const response = await backend.handle(
			new Request(`${embeddedOrigin}${path}`, { method, headers, body: body as string }),
		)
		const bytes = new Uint8Array(await response.arrayBuffer())
		const header = (name: string) => response.headers.get(name) ?? undefined
		const answer = { status: response.status, header, bytes, body: Buffer.from(bytes).toString() }
		return { ...answer, ...(await change(request, answer)) }
	}
	const check = (write = false, account: typeof anna | null = anna) =>
		checkApi({ branch: 'noord', write }, account ?? undefined, send)
	return { send, sent, check }
}

/** Changes the answer of one call. */
export const onCall =
	(method: SentRequest['method'], path: string, answer: Partial<WireText>): Change =>
	(request) =>
		request.method === method && request.path.split('?', 1)[0] === path
			? { bytes: Buffer.from(answer.body ?? ''), header: () => undefined, ...answer }
			: undefined
