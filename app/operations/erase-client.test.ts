import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'portal-erase-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
vi.mock('#app/lib/read-standard-input.server', () => ({ readStandardInput: () => Promise.resolve('1\n') }))
vi.stubEnv('NODE_ENV', 'test')
vi.stubEnv('LOG_LEVEL', 'silent')
vi.stubEnv('DATA_DIR', folder)

async function loadWith(secret: string) {
	vi.stubEnv('SESSION_SECRET', secret)
	vi.resetModules()
	const { getSessionStore, closeSessionStore } = await import('#app/session/current-store.server')
	return { store: getSessionStore(), close: closeSessionStore }
}

test('Another secret than the portal has finds nothing, so it erases nothing and writes no erasure', async () => {
	const portal = await loadWith('o'.repeat(32))
	const { warnOfLostSecret } = await import('#app/session/secret-marks.server')
	await warnOfLostSecret(portal.store)
	portal.close()
	const command = await loadWith('n'.repeat(32))
	const { getConfig } = await import('#app/config/config.server')
	const { eraseClient } = await import('./erase-client.server')
	await expect(eraseClient(getConfig(), ['--branch=noord'])).rejects.toThrow(
		'SESSION_SECRET: the portal last started with another one',
	)
	command.close()
	expect(readdirSync(folder)).not.toContain('erasures')
})

test('Records of a secret that is not listed any more are told as unknown, not as none', async () => {
	const before = await loadWith('o'.repeat(32))
	const { markSecret } = await import('#app/session/secret-marks.server')
	await markSecret(before.store, Date.now() + 3600_000)
	before.close()
	const portal = await loadWith('n'.repeat(32))
	const { warnOfLostSecret } = await import('#app/session/secret-marks.server')
	await warnOfLostSecret(portal.store)
	const { getConfig } = await import('#app/config/config.server')
	const { eraseClient } = await import('./erase-client.server')
	const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
	await eraseClient(getConfig(), ['--branch=noord'])
	const said = write.mock.calls.map(([text]) => String(text)).join('')
	write.mockRestore()
	expect(said).toContain('Erased 0 records')
	expect(said).toContain('What an older SESSION_SECRET sealed, which is not listed, is unknown')
})
