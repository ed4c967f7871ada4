import { join } from 'node:path'
import Database from 'libsql'
import { z } from 'zod/v4'
import { startApi } from './api'
import { isProcess, startPortal, type TestPortal } from './portal'

export interface SharedSite {
	api: Awaited<ReturnType<typeof startApi>>
	portal: TestPortal
	/** As it was borrowed, for the next file; ends what cannot be made so. */
	giveBack(): Promise<void>
}

type Site = Omit<SharedSite, 'giveBack'>

type Environment = Record<string, string>

/** Between two files of one worker, by their environment. */
const spares = new Map<string, Site>()

/** A portal and its API for a file that needs no other: to start and warm them takes longer than a short file. */
export async function borrowSite(env: Environment = {}): Promise<SharedSite> {
	const key = JSON.stringify(env)
	const site = spares.get(key) ?? (await startSite(env))
	spares.delete(key)
	let isChanged = false
	const { backend } = site.api
	// What is switched, a portal keeps for a minute.
	const set: typeof backend.set = (...setting) => {
		isChanged = true
		backend.set(...setting)
	}
	return {
		portal: site.portal,
		api: { ...site.api, backend: { ...backend, set } },
		giveBack: async () => {
			if (isChanged || site.api.isRemembered() || !isProcess(site.portal.pid)) return endSite(site)
			await site.api.heal()
			backend.reset()
			site.api.forgetCalls()
			forgetRecords(site.portal)
			site.portal.lines.splice(0)
			spares.set(key, site)
		},
	}
}

/** For a file whose tests need a portal that has not heard of the firm's set-up yet: others keep it for a minute. */
export async function startOwnSite(): Promise<SharedSite> {
	const site = await startSite({})
	return { ...site, giveBack: () => endSite(site) }
}

async function startSite(env: Environment): Promise<Site> {
	const api = await startApi()
	return { api, portal: await startPortal({ apiUrl: api.url, env, belongings: [api.dataDir] }) }
}

async function endSite({ api, portal }: Site) {
	await portal.close()
	await api.close()
}

/** Sessions, drafts, receipts: all that the portal stored. */
function forgetRecords({ dataDir }: TestPortal): void {
	const database = new Database(join(dataDir, 'sessions.db'))
	database.exec('pragma busy_timeout = 10000')
	const tables = z
		.array(z.object({ name: z.string() }))
		.parse(database.prepare("select name from sqlite_master where type = 'table'").all())
	for (const { name } of tables) database.exec(`delete from "${name}"`)
	database.close()
}
