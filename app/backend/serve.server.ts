import { serve } from '@hono/node-server'
import { createBackend } from './backend.server'
import { demoAccounts } from './seed/accounts'

/** Runs the reference API alone on a port (0 picks a free one) and prints where it is and who can sign in. */
export function serveBackend(options: { dataDir: string; port: number; portalUrl?: string }) {
	const backend = createBackend({ dataDir: options.dataDir })
	if (options.portalUrl) backend.set('portalUrl', new URL(options.portalUrl).origin)
	return new Promise<{ url: string; close: () => Promise<void> }>((resolve, reject) => {
		const fetch = (request: Request) => backend.handle(request)
		const server = serve({ fetch, port: options.port, overrideGlobalObjects: false }, ({ port }) => {
			const url = `http://localhost:${port}`
			const accounts = demoAccounts.map(
				({ email, password, description }) => `  ${email}  ${password}  ${description}\n`,
			)
			process.stdout.write(`Reference API on ${url}\n${accounts.join('')}`)
			resolve({ url, close })
		})
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
