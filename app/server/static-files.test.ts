import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'

const root = mkdtempSync(join(tmpdir(), 'portal-static-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('Of ASSETS_DIR only hashed files of a build are served, at one level', async () => {
	const shared = join(root, 'shared')
	for (const folder of [join(shared, 'more'), join(root, 'build')]) mkdirSync(folder, { recursive: true })
	const closed = ['receipt-key', 'sessions.db', 'session-secret', 'traces.log', 'more/page-Cs1WhW7U.js']
	for (const name of ['page-Cs1WhW7U.js', ...closed]) writeFileSync(join(shared, name), 'text')
	vi.stubEnv('NODE_ENV', 'test')
	vi.stubEnv('ASSETS_DIR', shared)
	vi.resetModules()
	const { serveStaticFiles } = await import('./static-files.server')
	const files = serveStaticFiles(join(root, 'build'))
	const ask = async (name: string) => (await files.request(`/assets/${name}`)).status
	expect(await ask('page-Cs1WhW7U.js')).toBe(200)
	for (const name of [...closed, 'more%2Fpage-Cs1WhW7U.js'])
		expect([name, await ask(name)]).toEqual([name, 404])
})
