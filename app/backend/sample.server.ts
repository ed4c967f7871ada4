import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBackend, type Backend } from './backend.server'
import { demoAccounts } from './seed/accounts'

/** Runs `work` on demo data of its own, which are deleted afterwards, as the first demo client. */
export async function openSample<T>(
	work: (backend: Pick<Backend, 'handle'>, account: { email: string; password: string }) => Promise<T>,
): Promise<T> {
	const [account] = demoAccounts
	if (!account) throw new Error('The demo has no accounts')
	const dataDir = mkdtempSync(join(tmpdir(), 'portal-sample-'))
	const backend = createBackend({ dataDir, passwordCost: 2 })
	try {
		return await work(backend, account)
	} finally {
		backend.close()
		rmSync(dataDir, { recursive: true, force: true })
	}
}
