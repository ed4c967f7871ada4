import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiFailure } from '#app/api/errors'

const folder = mkdtempSync(join(tmpdir(), 'portal-mails-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('A recipient gets three mails an hour, whoever asks; what failed on our side counts for nothing', async () => {
	const env = { DATA_DIR: folder, SESSION_SECRET: 's'.repeat(32), REDIS_URL: '', RATE_LIMITS: 'on' }
	for (const [name, value] of Object.entries({ ...env, NODE_ENV: 'test' })) vi.stubEnv(name, value)
	const { limitMails } = await import('./login-names.server')
	const failing = () => Promise.reject(new ApiFailure(503, undefined))
	for (let count = 0; count < 4; count += 1)
		await expect(limitMails('anna@voorbeeld.nl', 'r1', failing)).rejects.toThrow()
	const send = vi.fn(() => Promise.resolve())
	await Promise.all(
		[' ANNA@voorbeeld.nl', 'anna@voorbeeld.nl', 'a', 'anna@voorbeeld.nl ', 'Anna@Voorbeeld.nl'].map((to) =>
			limitMails(to, 'r1', send),
		),
	)
	expect(send).toHaveBeenCalledTimes(4)
})
