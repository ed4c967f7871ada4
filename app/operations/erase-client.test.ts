import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'portal-erase-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const typed = vi.hoisted(() => ({ lines: '1\n' }))
vi.mock('#app/lib/read-standard-input.server', () => ({
	readStandardInput: () => Promise.resolve(typed.lines),
}))
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
	const { noteStart } = await import('#app/session/secret-marks.server')
	await noteStart(portal.store)
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
	const { noteStart } = await import('#app/session/secret-marks.server')
	await noteStart(portal.store)
	const { getConfig } = await import('#app/config/config.server')
	const { eraseClient } = await import('./erase-client.server')
	const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
	await eraseClient(getConfig(), ['--branch=noord'])
	const said = write.mock.calls.map(([text]) => String(text)).join('')
	write.mockRestore()
	expect(said).toContain('Erased 0 records')
	expect(said).toContain('What an older SESSION_SECRET sealed, which is not listed, is unknown')
})

test('With Redis and no list the words say that a restore brings the client back, and it ends with 1', async () => {
	const own = mkdtempSync(join(folder, 'shared-'))
	vi.stubEnv('REDIS_URL', 'redis://redis:6379')
	vi.stubEnv('SESSION_SECRET', 's'.repeat(32))
	vi.resetModules()
	const { openFileStore } = await import('#app/session/file-store.server')
	const store = openFileStore(own)
	vi.doMock('#app/session/current-store.server', () => ({
		getSessionStore: () => store,
		closeSessionStore: store.close,
		isStoreShared: () => true,
	}))
	onTestFinished(() => {
		vi.doUnmock('#app/session/current-store.server')
		vi.stubEnv('REDIS_URL', '')
	})
	const { openConsumerRecords } = await import('#app/session/records.server')
	const draft = { value: 'typed', schemaVersion: 1, expected: 0, expires: Date.now() + 3600_000 }
	await openConsumerRecords(store, { id: '1', branch: 'noord' }).write('draft', draft)
	const { getConfig } = await import('#app/config/config.server')
	const { eraseClient } = await import('./erase-client.server')
	expect(await listen(() => eraseClient(getConfig(), ['--branch=noord']))).toEqual({
		said: 'Erased 1 records\nERASURES_DIR is not set, so there is no list: a restored Redis brings this client back.\n',
		code: 1,
	})
})

test('Of several ids the first is erased, and the words say that the others were not', async () => {
	typed.lines = '1\n\n 2 \n3\nanna@voorbeeld.nl\n'
	onTestFinished(() => void (typed.lines = '1\n'))
	await loadWith('n'.repeat(32))
	const { getConfig } = await import('#app/config/config.server')
	const { eraseClient } = await import('./erase-client.server')
	const { said } = await listen(() => eraseClient(getConfig(), ['--branch=noord']))
	expect(said).toContain(
		'; of the login names: 0\nFurther lines with only digits: 2. They were read as login names',
	)
})

/** Output and exit code of a command. */
async function listen(run: () => Promise<void>) {
	let said = ''
	const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
	const write = vi.spyOn(process.stdout, 'write').mockImplementation((text: unknown, ...more: unknown[]) => {
		said += String(text)
		for (const ended of more as (() => void)[]) ended()
		return true
	})
	await run()
	const [[code] = []] = exit.mock.calls
	exit.mockRestore()
	write.mockRestore()
	return { said, code }
}
