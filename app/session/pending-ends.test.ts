import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import type { onPrimaryMessage } from '#app/config/workers.server'

const folder = mkdtempSync(join(tmpdir(), 'portal-pending-'))
vi.stubEnv('NODE_ENV', 'test')
vi.stubEnv('LOG_LEVEL', 'silent')
vi.stubEnv('SESSION_SECRET', 's'.repeat(32))
vi.stubEnv('DATA_DIR', folder)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Hear = Parameters<typeof onPrimaryMessage>[1]
const heard = vi.hoisted(() => ({ act: undefined as Hear | undefined }))
vi.mock(import('#app/config/workers.server'), async (load) => ({
	...(await load()),
	onPrimaryMessage: (_portal, act) => void (heard.act = act),
}))

test('A worker writes the end of a session that was logged out at another worker, should that one be gone', async () => {
	const { getSessionStore } = await import('./current-store.server')
	const { followRefusals, isRefused } = await import('./refused-sessions.server')
	const store = getSessionStore()
	const later = Date.now() + 60_000
	for (const owner of ['pending', 'written'])
		await store.write(owner, 'session', { value: 'x', expected: 0, expires: later })
	followRefusals()
	const sessions = [
		{ owner: 'pending', isProven: true, isPending: true },
		{ owner: 'written', isProven: true },
	]
	heard.act?.({ portal: 'refused', sessions })
	expect([isRefused('pending'), isRefused('written')]).toEqual([true, true])
	await expect.poll(() => store.read('pending', 'session')).toBeUndefined()
	expect(await store.read('written', 'session')).toBeDefined()
})
