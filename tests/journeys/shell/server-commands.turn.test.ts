import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReceiptKey } from '#tests/support/receipt-key'

const server = resolve(import.meta.dirname, '../../../build/server/index.js')
let folder: string
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'commands-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(command: string, env: Record<string, string> = {}, args: string[] = []) {
	const { status, stdout, stderr } = spawnSync(process.execPath, [server, command, ...args], {
		env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: folder, PORT: '0', ...env },
		encoding: 'utf8',
	})
	return { status, stdout, stderr }
}

test.each(['apii', 'constructor', '--help'])(
	'An unknown command starts no portal, but names those there are: %s',
	(command) => {
		const { status, stdout, stderr } = run(command)
		expect([status, stdout]).toEqual([1, ''])
		expect(stderr).toBe(
			`Unknown command "${command}". Commands: api, reset-demo, openapi, check-api, backup, copy-store, erase-client, trace-client\n`,
		)
	},
)

test.each(['api', 'reset-demo'])('A command that takes no arguments refuses them: %s', (command) => {
	const { status, stdout, stderr } = run(command, {}, ['--port', '4000'])
	expect([status, stdout]).toEqual([1, ''])
	expect(stderr).toContain(`${command} takes no arguments`)
})

test('The demo data of a portal with an API of its own are not reset', () => {
	const secrets = { SESSION_SECRET: '0123456789abcdef'.repeat(2), RECEIPT_KEY: createReceiptKey() }
	const settings = { API_URL: 'https://api.voorbeeld.nl', ...secrets }
	const { status, stdout, stderr } = run('reset-demo', settings)
	expect([status, stdout]).toEqual([1, ''])
	expect(stderr).toContain('API_URL is set')
	expect(run('reset-demo')).toMatchObject({
		status: 0,
		stdout: expect.stringContaining('demo data') as string,
	})
})
