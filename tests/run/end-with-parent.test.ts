import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('What the tests started ends with them, and its folder goes', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'portal-data-'))
	const preload = new URL('end-with-parent.mjs', import.meta.url)
	preload.searchParams.append('folder', folder)
	const script = 'setInterval(() => undefined, 1000); console.log("runs")'
	const child = spawn(process.execPath, ['--import', preload.href, '--eval', script], {
		stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
	})
	if (child.stdout) await once(child.stdout, 'data')
	expect(existsSync(folder)).toBe(true)
	const ended = once(child, 'exit')
	// The operating system does this when a process ends, for any reason.
	child.disconnect()
	expect(await ended).toEqual([0, null])
	expect(existsSync(folder)).toBe(false)
})
