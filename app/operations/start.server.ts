import { writeFileSync, existsSync, realpathSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve, basename, dirname, sep } from 'node:path'
import { getConfig, type Config, listMisspelt, listUnservedHosts } from '#app/config/config.server'
import { requireApiOrDemo, requireInstallation } from '#app/config/installation.server'
import { startMetrics } from '#app/config/metrics.server'
import { startErrorReporting } from '#app/config/report-error.server'
import { startTracing } from '#app/config/tracing.server'
import { getLogger } from '#app/config/log.server'
import { isWorker } from '#app/config/workers.server'
import { openEmbeddedBackend } from '#app/api/transport.server'
import { listen } from '#app/lib/listen.server'
import { lookUp } from '#app/lib/look-up'
import { makePrivateFolder } from '#app/lib/private-files.server'
import { switchOff } from '#app/lib/speed'
import { getSessionStore } from '#app/session/current-store.server'
import { applyErasures } from '#app/session/erasures.server'
import { onRedisBack } from '#app/session/redis-client.server'
import { followRefusals } from '#app/session/refused-sessions.server'
import { noteStart, warnOfLostSecret } from '#app/session/secret-marks.server'
import { isStoreUnavailable } from '#app/session/store.server'
import { retryUntilStoreIsBack } from '#app/session/store-fault.server'
import { noteReachedStore, readHealth } from '#app/server/health.server'
import { keepAssets } from './kept-assets.server'
import { probeApi } from './probe-api.server'
import { endOnCrash, endOnSignal } from './shut-down.server'
import { describeReceiptKey } from '#app/config/kept-secrets.server'

/** Warns at a start of settings that are no fault, and probably not meant. */
export function warnOfSettings(config: Config) {
	const logger = getLogger()
	if (config.NODE_ENV === 'development' && !import.meta.env.DEV)
		logger.warn('NODE_ENV=development: a portal has NODE_ENV=production, or none')
	if (config.LOG_LEVEL === 'debug' && config.NODE_ENV !== 'test')
		logger.warn('LOG_LEVEL=debug: messages of errors may contain what clients typed')
	const words = describeReceiptKey()
	if (words) logger.warn(words)
	if (config.REDIS_URL && !config.ERASURES_DIR)
		logger.warn('ERASURES_DIR is not set: a restored Redis brings erased clients back')
	const hosts = listUnservedHosts(config)
	if (hosts.length > 0) logger.warn({ hosts }, 'HOST_BRANCHES names hosts that ALLOWED_HOSTS lacks')
	for (const misspelt of listMisspelt()) logger.warn(misspelt, 'unknown variable of the environment')
}

type Folders = Pick<Config, 'ASSETS_DIR' | 'DATA_DIR' | 'ERASURES_DIR'>

/** Everybody may read ASSETS_DIR. @throws Error where it is, or holds, a folder of what clients stored */
export function requireSeparateAssets({ ASSETS_DIR, DATA_DIR, ERASURES_DIR }: Folders) {
	if (!ASSETS_DIR) return
	const shared = followLinks(resolve(ASSETS_DIR))
	const closed = { DATA_DIR, ERASURES_DIR: ERASURES_DIR ?? join(DATA_DIR, 'erasures') }
	for (const [name, folder] of Object.entries(closed)) {
		if (!isWithin(followLinks(resolve(folder)), shared)) continue
		throw new Error(
			`ASSETS_DIR: ${ASSETS_DIR} is or holds ${name}, ${folder}, and everybody may read it: give it a folder of its own`,
		)
	}
}

/** Also of a folder that is not made yet. */
function followLinks(path: string): string {
	if (existsSync(path)) return realpathSync(path)
	return dirname(path) === path ? path : join(followLinks(dirname(path)), basename(path))
}

function isWithin(path: string, folder: string) {
	return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
}

/** In demo mode also prints accounts and guest links. */
async function announceStart(url: string) {
	const { API_URL } = getConfig()
	if (!API_URL) return announceDemo(url)
	getLogger().info({ url, api: API_URL }, 'portal listens')
}

async function announceDemo(url: string) {
	const { demoAccounts } = await import('#app/backend/seed/accounts')
	getLogger().warn({ url }, 'portal listens; it is a demo: the embedded reference API holds invented data')
	const accounts = demoAccounts.map(
		({ email, password, description }) => `  ${email}  ${password}  ${description}`,
	)
	const { guestLinks } = await import('#app/backend/seed/guest-links')
	const links = guestLinks.map(({ path, description }) => `  ${url}${path}  ${description}`)
	// Standard output may be a file on a full disk.
	process.stdout.on('error', () => undefined)
	process.stdout.write(`\nPortal (demo) at ${url}\n${accounts.join('\n')}\n\n${links.join('\n')}\n\n`)
}

/** Connections in the backlog of the system; a client beyond it retries after a second. */
const backlog = 4_096

export function start(server: Server) {
	run(server).catch((error: unknown) => {
		process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
		process.exit(1)
	})
}

async function run(server: Server) {
	const [name, ...args] = process.argv.slice(2)
	if (name === undefined) requireApiOrDemo()
	if (ofInstallation.has(name)) requireInstallation()
	const config = getConfig({
		keys: name === undefined ? 'made' : ofInstallation.has(name) ? 'given' : 'none',
	})
	switchOff(config.SPEED_OFF)
	if (name !== undefined) return runCommand(name, config, args)
	endOnCrash()
	if (isWorker()) return serveAsWorker(server, config)
	warnOfSettings(config)
	requireSeparateAssets(config)
	if (config.ASSETS_DIR) {
		// ASSETS_DIR may lie within DATA_DIR, which is for the owner alone.
		if (!config.REDIS_URL) makePrivateFolder(resolve(config.DATA_DIR))
		keepAssets(join(import.meta.dirname, '../client/assets'), config.ASSETS_DIR)
	}
	const port = await (config.WORKERS > 1 ? serveByGroup(config) : serve(server, config))
	await announceStart(`http://localhost:${port}`)
	if (config.WORKERS === 1) endOnSignal(server)
	if (config.API_URL) await probeApi(config)
}

type Command = (config: Config, args: readonly string[]) => void | Promise<void>

/** Each loads its code when it runs. */
const commands: Record<string, Command> = {
	api: serveApi,
	'reset-demo': resetDemo,
	openapi: printDescription,
	'check-api': async (...input) => (await import('./run-check.server')).runCheck(...input),
	backup: async (...input) => (await import('./back-up.server')).backUp(...input),
	'copy-store': async (...input) => (await import('./copy-store.server')).copyStore(...input),
	'erase-client': async (...input) => (await import('./erase-client.server')).eraseClient(...input),
	'trace-client': async (...input) => (await import('./trace-client.server')).traceClient(...input),
}

const withoutArguments = new Set(['api', 'reset-demo'])
/** Work on the data of a live portal. */
const ofInstallation = new Set<string | undefined>(['backup', 'copy-store', 'erase-client', 'trace-client'])

function runCommand(name: string, config: Config, args: readonly string[]) {
	const command = lookUp(commands, name)
	if (!command) throw new Error(`Unknown command "${name}". Commands: ${Object.keys(commands).join(', ')}`)
	if (withoutArguments.has(name) && args.length > 0)
		throw new Error(`${name} takes no arguments: its settings are variables of the environment`)
	return command(config, args)
}

async function serve(server: Server, { PORT }: Config) {
	await Promise.all([startErrorReporting(), startMetrics(readHealth), startTracing()])
	// An unwritable folder is a fault at start; Redis may return later.
	const store = getSessionStore()
	await store.check().then(noteReachedStore, () => getLogger().warn('session store is away'))
	await warnOfLostSecret(store).catch(() => undefined)
	await applyWhenReachable(() => applyErasures(store))
	// Its files may have been restored meanwhile.
	onRedisBack(() => applyErasures(store).catch(logNotApplied))
	await listen(server, { port: PORT, backlog }, 'PORT')
	await noteStart(store).catch(() => undefined)
	const { port } = server.address() as AddressInfo
	return port
}

/** A store that is away at start is erased once it is back. */
async function applyWhenReachable(apply: () => Promise<void>) {
	try {
		await apply()
	} catch (error) {
		if (!isStoreUnavailable(error)) throw error
		retryUntilStoreIsBack(apply).catch(logNotApplied)
	}
}

function logNotApplied(fault: unknown) {
	const reason = fault instanceof Error ? fault.message : undefined
	getLogger().error({ fault: reason }, 'erasures were not applied to the session store')
}

async function serveByGroup(config: Config) {
	const { startGroup } = await import('./group.server')
	return startGroup(config)
}

async function serveAsWorker(server: Server, config: Config) {
	endOnSignal(server)
	followRefusals()
	// The first worker creates the files of the demo.
	if (!config.API_URL) await openEmbeddedBackend()
	await serve(server, config)
}

async function serveApi({ DATA_DIR, PORT }: Config) {
	const { serveBackend } = await import('#app/backend/serve.server')
	const description = await describeCalls()
	await serveBackend({ dataDir: DATA_DIR, port: PORT, description })
}

/** npm writes lines of its own to standard output, so a file is named. */
async function printDescription(_config: Config, args: readonly string[]) {
	const [, file] = /^--output[= ](.+)$/.exec(args.join(' ')) ?? []
	if (args.length > 0 && file === undefined) throw new Error('Usage: npm run openapi -- [--output <file>]')
	const text = `${JSON.stringify(await describeCalls(), undefined, 2)}\n`
	if (file === undefined) process.stdout.write(text)
	else writeFileSync(file, text)
}

async function describeCalls() {
	const { describeApi } = await import('#app/api-check/describe-api')
	const { describeCommandBodies } = await import('#app/backend/command-bodies')
	return describeApi(describeCommandBodies(), await recordExamples())
}

/** Examples come from demo data of their own: each command is sent to them. */
async function recordExamples() {
	const { collectExamples } = await import('#app/api-check/collect-examples')
	const { openSample } = await import('#app/backend/serve.server')
	return openSample(({ handle }, account) => collectExamples(account, 'noord', handle))
}

async function resetDemo({ API_URL, DATA_DIR }: Config) {
	if (API_URL) throw new Error('API_URL is set: this portal has no demo data.')
	const { createBackend } = await import('#app/backend/backend.server')
	const backend = createBackend({ dataDir: DATA_DIR })
	backend.reset()
	backend.close()
	process.stdout.write('The demo data are as they were at first.\n')
}

/** Ends remix-serve with one sentence: it skips limits, headers and the host check. */
export function refuseStockServer() {
	if (!/remix-serve$|@remix-run.serve/.test(process.argv[1] ?? '') || !getConfig().API_URL) return
	process.stderr.write('remix-serve runs the demo alone. With API_URL use npm start.\n')
	process.exit(1)
}
