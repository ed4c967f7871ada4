import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getConfig } from '#app/config/config.server'
import { log } from '#app/config/log.server'

const patience = 30_000

/** Starts listening, tells where, and on a signal lets what runs finish within 30 s. */
export function start(server: Server) {
	run(server).catch((error: unknown) => {
		process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
		process.exit(1)
	})
}

async function run(server: Server) {
	const config = getConfig()
	if (process.argv[2] === 'api') {
		const { serveBackend } = await import('#app/backend/serve.server')
		await serveBackend({ dataDir: config.DATA_DIR, port: config.PORT })
		return
	}
	server.requestTimeout = 300_000
	server.headersTimeout = 20_000
	server.keepAliveTimeout = 65_000
	await new Promise<void>((resolve, reject) => server.once('error', reject).listen(config.PORT, resolve))
	const { port } = server.address() as AddressInfo
	const url = `http://localhost:${port}`
	if (config.API_URL) log().info({ url, api: new URL(config.API_URL).origin }, 'portal listens')
	else await tellDemo(url)

	for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => shutDown(server))
}

async function tellDemo(url: string) {
	const { demoAccounts } = await import('#app/backend/seed/accounts')
	log().warn({ url }, 'portal listens; it is a demo: the embedded reference API holds invented data')
	const accounts = demoAccounts.map(
		({ email, password, description }) => `  ${email}  ${password}  ${description}`,
	)
	process.stdout.write(`\nPortal (demo) at ${url}\n${accounts.join('\n')}\n\n`)
}

function shutDown(server: Server) {
	log().info('portal stops')
	server.close(() => process.exit(0))
	server.closeIdleConnections()
	setTimeout(() => process.exit(0), patience).unref()
}
