import { serve } from '@hono/node-server'
import { createBackend, type Backend } from './backend.server'
import type { Described } from './docs-description'
import { createDocs } from './docs.server'
import { demoAccounts } from './seed/accounts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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

interface Options {
	dataDir: string
	port: number
	/** Source of the OpenAPI document and `/docs`. */
	description: Described
}

/** Runs the reference API on a port (0: a free one). Prints its address and accounts. */
export function serveBackend(options: Options) {
	const backend = createBackend({ dataDir: options.dataDir })
	return new Promise<{ url: string; close: () => Promise<void> }>((resolve, reject) => {
		const app = createDocs(options.description).all('*', (c) => backend.handle(c.req.raw))
		const server = serve(
			{ fetch: app.fetch, port: options.port, overrideGlobalObjects: false },
			({ port }) => {
				const url = `http://localhost:${port}`
				const accounts = demoAccounts.map(
					({ email, password, description }) => `  ${email}  ${password}  ${description}\n`,
				)
				process.stdout.write(`Reference API on ${url}, described on ${url}/docs\n${accounts.join('')}`)
				resolve({ url, close })
			},
		)
		const close = () =>
			new Promise<void>((done) => {
				server.close(() => {
					backend.close()
					done()
				})
				if ('closeAllConnections' in server) server.closeAllConnections()
			})
		server.on('error', reject)
	})
}
