import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { getConfig, listMisspelt, type Config } from '#app/config/config.server'
import { startMetrics } from '#app/config/metrics.server'
import { startErrorReporting } from '#app/config/report-error.server'
import { startTracing } from '#app/config/tracing.server'
import { getLogger } from '#app/config/log.server'
import { isWorker } from '#app/config/workers.server'
import { openEmbeddedBackend } from '#app/api/transport.server'
import { makePrivateFolder } from '#app/lib/private-files.server'
import { getSessionStore } from '#app/session/current-store.server'
import { followRefusals } from '#app/session/refused-sessions.server'
import { backUp } from './back-up.server'
import { isStoreWorking } from '#app/server/health.server'
import { keepAssets } from './kept-assets.server'
import { runCheck } from './run-check.server'
import { endOnSignal } from './shut-down.server'
import { tellStart } from './tell-start.server'

/** Connections that the system holds for us: of a burst beyond it each would try again after a second. */
const backlog = 4_096

/** Starts listening, tells where, and ends on a signal once what runs is finished. */
export function start(server: Server) {
	run(server).catch((error: unknown) => {
		process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
		process.exit(1)
	})
}

async function run(server: Server) {
	const config = getConfig()
	const command = process.argv[2]
	if (command === 'api') return serveApi(config)
	if (command === 'reset-demo') return resetDemo(config)
	if (command === 'openapi') return printDescription()
	if (command === 'check-api') return runCheck(config, process.argv.slice(3))
	if (command === 'backup') return backUp(config, process.argv[3])
	if (isWorker()) return serveAsWorker(server, config)
	for (const misspelt of listMisspelt()) getLogger().warn(misspelt, 'unknown variable of the environment')
	if (config.ASSETS_DIR) {
		// ASSETS_DIR may lie within DATA_DIR, which is for the owner alone.
		if (!config.REDIS_URL) makePrivateFolder(resolve(config.DATA_DIR))
		keepAssets(join(import.meta.dirname, '../client/assets'), config.ASSETS_DIR)
	}
	const port = await (config.WORKERS > 1 ? serveByGroup(config) : serve(server, config))
	await tellStart(`http://localhost:${port}`)
	if (config.WORKERS === 1) endOnSignal(server)
}

/** Resolves with the port once it listens. */
async function serve(server: Server, { PORT }: Config) {
	await Promise.all([startErrorReporting(), startMetrics(isStoreWorking), startTracing()])
	// A folder that can't be written to is a fault now; a Redis that is away may come back.
	await getSessionStore()
		.check()
		.catch(() => getLogger().warn('session store is away'))
	await new Promise<void>((resolve, reject) =>
		server.once('error', reject).listen({ port: PORT, backlog }, resolve),
	)
	const { port } = server.address() as AddressInfo
	return port
}

/** Several processes: what starts them is loaded then only. */
async function serveByGroup(config: Config) {
	const { startGroup } = await import('./group.server')
	return startGroup(config)
}

async function serveAsWorker(server: Server, config: Config) {
	endOnSignal(server)
	followRefusals()
	// The first worker makes the files that the others find.
	if (!config.API_URL) await openEmbeddedBackend()
	await serve(server, config)
}

/** `npm run api`: the reference API alone. */
async function serveApi({ DATA_DIR, PORT, PORTAL_URL }: Config) {
	const { serveBackend } = await import('#app/backend/serve.server')
	const description = await describeCalls()
	await serveBackend({ dataDir: DATA_DIR, port: PORT, portalUrl: PORTAL_URL, description })
}

/** `npm run openapi`: what the portal asks of an API, for who makes one. */
async function printDescription() {
	process.stdout.write(`${JSON.stringify(await describeCalls(), undefined, 2)}\n`)
}

async function describeCalls() {
	const { describeApi } = await import('#app/api-check/describe-api')
	const { describeCommandBodies } = await import('#app/backend/command-bodies')
	return describeApi(describeCommandBodies())
}

/** `node build/server/index.js reset-demo`: the embedded reference API as it was at first. */
async function resetDemo({ DATA_DIR }: Config) {
	const { createBackend } = await import('#app/backend/backend.server')
	const backend = createBackend({ dataDir: DATA_DIR })
	backend.reset()
	backend.close()
	process.stdout.write('The demo data are as they were at first.\n')
}

/** Under another server nothing that stands in front of Remix is passed: no limits, no headers, no judging of hosts. */
export function refuseStockServer() {
	if (/remix-serve$|@remix-run.serve/.test(process.argv[1] ?? '') && getConfig().API_URL)
		throw new Error('remix-serve runs the demo alone. With API_URL use npm start.')
}
