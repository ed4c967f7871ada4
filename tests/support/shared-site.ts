import { join } from 'node:path'
import Database from 'libsql'
import { z } from 'zod/v4'
import { startApi, type Answering, type DemoApi, type TestApi } from './api'
import { isProcess, startPortal, type TestPortal } from './portal'

/** A portal and its API, shared between files, because starting them takes longer than a short test file. */
export interface SharedSite<Api = DemoApi> {
	api: Api
	portal: TestPortal
	/** Restores the site for the next file. */
	giveBack(): Promise<void>
}

type Environment = Record<string, string>

type LentApi = TestApi<Answering & { reset?(): void }> & { dataDir?: string }

/** Returns a function that lends a portal per worker and environment, each on an API of its own. */
export function createSitePool<Api extends LentApi>(startItsApi: () => Promise<Api>) {
	async function start(env: Environment) {
		const api = await startItsApi()
		const belongings = api.dataDir ? [api.dataDir] : []
		return { api, portal: await startPortal({ apiUrl: api.url, env, belongings }) }
	}
	const lend = createPool(start, async ({ api, portal }) => {
		if (api.isRemembered()) await portal.forget()
		await api.heal()
		api.backend.reset?.()
		api.forgetCalls()
	})
	return async (env: Environment = {}): Promise<SharedSite<Api>> => {
		const { lent, giveBack } = await lend(env)
		return { ...lent, giveBack }
	}
}

/** Environment of a firm whose proxy is on this machine. */
export const behindProxy: Environment = {
	HOST_BRANCHES: 'localhost=noord',
	TRUSTED_PROXIES: '127.0.0.1,::1',
}

const borrowDemoSite = createSitePool(startApi)

/** A portal on the reference API. */
export async function borrowSite(env?: Environment): Promise<SharedSite> {
	const { api, portal, giveBack } = await borrowDemoSite(env)
	let isChanged = false
	const { backend } = api
	// A portal caches these settings for a minute.
	const set: typeof backend.set = (...setting) => {
		isChanged = true
		backend.set(...setting)
	}
	return {
		portal,
		api: { ...api, backend: { ...backend, set } },
		giveBack: async () => {
			if (isChanged && isProcess(portal.pid)) await portal.forget()
			await giveBack()
		},
	}
}

/** Settings that few firms use, all in one portal. */
const rareSettings: Environment = {
	HEIC: 'off',
	IWIZE_HOSTS: 'Formulier.voorbeeld.nl,vragen.voorbeeld.nl',
	OCKTO_VIDEO_URL: 'https://video.voorbeeld.nl/ockto?taal=nl',
	PAYMENT_HOSTS: 'Betalen.voorbeeld.nl,kas.voorbeeld.nl',
}

const lendPortal = createPool(
	async ({ apiUrl = '', isDemo }: Environment) => ({
		portal: await startPortal(isDemo ? {} : { apiUrl, env: rareSettings }),
	}),
	({ portal }) => portal.forget(),
)

/** A second portal on the API of a lent site, whose environment has these of the rare settings. */
export async function borrowSettings({ apiUrl, env }: { apiUrl: string; env: Environment }) {
	const unknown = Object.entries(env).filter(([name, value]) => rareSettings[name] !== value)
	if (unknown.length > 0) throw new Error(`No rare setting: ${JSON.stringify(unknown)}`)
	const { lent, giveBack } = await lendPortal({ apiUrl })
	return { ...lent.portal, close: giveBack }
}

/** The demonstration: a portal with the API inside. Its clients' data stays as the files before left it. */
export async function borrowDemo(): Promise<TestPortal> {
	const { lent, giveBack } = await lendPortal({ isDemo: 'true' })
	return { ...lent.portal, close: giveBack }
}

/** Idle portals of a worker, by environment. */
function createPool<Lent extends { portal: TestPortal; api?: Pick<TestApi, 'close'> }>(
	start: (env: Environment) => Promise<Lent>,
	restore: (lent: Lent) => Promise<void>,
) {
	const spares = new Map<string, Lent>()
	return async (env: Environment = {}) => {
		const key = JSON.stringify(env)
		const lent = spares.get(key) ?? (await start(env))
		spares.delete(key)
		return {
			lent,
			giveBack: async () => {
				if (!isProcess(lent.portal.pid)) {
					await lent.portal.close()
					return lent.api?.close()
				}
				await restore(lent)
				forgetRecords(lent.portal)
				lent.portal.lines.splice(0)
				spares.set(key, lent)
			},
		}
	}
}

/** Deletes sessions, drafts, receipts and every other record of the portal. */
export function forgetRecords({ dataDir }: TestPortal): void {
	const database = new Database(join(dataDir, 'sessions.db'))
	database.exec('pragma busy_timeout = 10000')
	const tables = z
		.array(z.object({ name: z.string() }))
		.parse(database.prepare("select name from sqlite_master where type = 'table'").all())
	for (const { name } of tables) database.exec(`delete from "${name}"`)
	database.close()
}
