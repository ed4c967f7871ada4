import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, vi } from 'vitest'
import { openFileStore } from '#app/session/file-store.server'
import { openSession } from '#app/session/session.server'
import type { Device } from '#app/session/sign-ins.server'

export const minute = 60_000
export const hour = 60 * minute
export const anna = { id: 'CONS-1001', branch: 'noord', name: 'Anna de Vries', twoFactorSetup: false }
export const pair = { accessToken: 'access-token-1', refreshToken: 'refresh-token-1' }
export const newerPair = { accessToken: 'access-token-2', refreshToken: 'refresh-token-2' }

vi.stubEnv('NODE_ENV', 'test')
vi.stubEnv('LOG_LEVEL', 'silent')

/** Requests to a separate store per test, at a time that the test sets. */
export function createSessionVisits() {
	let folder = ''
	let clock = 0
	let store: ReturnType<typeof openFileStore> | undefined
	beforeEach(() => {
		folder = mkdtempSync(join(tmpdir(), 'portal-session-'))
		clock = Date.UTC(2026, 10, 21, 9)
		store = openFileStore(folder, () => clock)
	})
	afterEach(() => {
		vi.restoreAllMocks()
		store?.close()
		rmSync(folder, { recursive: true, force: true })
	})

	function getStore() {
		if (!store) throw new Error('A test alone has a store')
		return store
	}
	const open = (id?: string | null, device: Device = {}) =>
		openSession(getStore(), id ?? undefined, { device, now: () => clock })

	return {
		getStore,
		getFolder: () => folder,
		now: () => clock,
		wait: (milliseconds: number) => void (clock += milliseconds),
		open,
		/** Returns the id of Anna's session. */
		async signIn(device: Device = {}) {
			const session = await open(undefined, device)
			await session.signIn(anna, pair)
			return (await session.commit()) ?? ''
		},
	}
}
