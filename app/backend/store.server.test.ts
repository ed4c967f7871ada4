import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openApiStore } from './store.server'

test('Only their owner reads what the reference API stores, and what an older build stored', () => {
	const folder = mkdtempSync(join(tmpdir(), 'portal-api-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	const stored = ['api.db', 'api.db-wal', 'api-files', 'api-mail'].map((name) => join(folder, name))
	const modes = () => stored.map((path) => (statSync(path).mode & 0o777).toString(8))
	const first = openApiStore(folder)
	onTestFinished(() => first.close())
	expect(modes()).toEqual(['600', '600', '700', '700'])
	for (const path of stored) chmodSync(path, 0o755)
	const second = openApiStore(folder)
	onTestFinished(() => second.close())
	expect(modes()).toEqual(['600', '600', '700', '700'])
})
