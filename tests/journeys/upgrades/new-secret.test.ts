import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startPortal } from '#tests/support/portal'
import { signIn } from '#tests/support/sign-in'
import { startVisitor } from '#tests/support/visitor'

test('After a change of the secret without the older one, a client reads that they must sign in again, and no other reason', async () => {
	const dataDir = mkdtempSync(join(tmpdir(), 'portal-secret-'))
	onTestFinished(() => rmSync(dataDir, { recursive: true }))
	const first = await startPortal({ dataDir, env: { SESSION_SECRET: 'first-secret-'.repeat(4) } })
	const { visitor } = await signIn(first.url, { branch: 'noord' })
	await first.close()
	const second = await startPortal({ dataDir, env: { SESSION_SECRET: 'other-secret-'.repeat(4) } })
	onTestFinished(() => second.close())
	const back = startVisitor(second.url)
	for (const { name, value } of visitor.cookies.all()) back.cookies.store(`${name}=${value}; Path=/`)
	const login = await back.visit('/dashboard')
	expect(login.path).toBe('/')
	expect(login.words).toContain('U moet opnieuw inloggen.')
	expect(login.words).not.toContain('lang niet bezig')
	expect((await back.visit('/')).words).not.toContain('U moet opnieuw inloggen.')
})
