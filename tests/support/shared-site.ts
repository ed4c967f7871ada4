import { join } from 'node:path'
import Database from 'libsql'
import { z } from 'zod/v4'
import { startApi } from './api'
import { isProcess, startPortal, type TestPortal } from './portal'

export interface SharedSite {
	api: Awaited<ReturnType<typeof startApi>>
	portal: TestPortal
	/** Restores the site for the next file. */
	giveBack(): Promise<void>
}

type Site = Omit<SharedSite, 'giveBack'>

type Environment = Record<string, string>

/** Idle sites of a worker, by environment. */
const spares = new Map<string, Site>()

/** A portal and its API, shared between files, because starting them takes longer than a short test file. */
export async function borrowSite(env: Environment = {}): Promise<SharedSite> {
	const key = JSON.stringify(env)
	const site = spares.get(key) ?? (await startSite(env))
	spares.delete(key)
	let isChanged = false
	const { backend } = site.api
	// A portal caches these settings for a minute.
	const set: typeof backend.set = (...setting) => {
		isChanged = true
		backend.set(...setting)
	}
	return {
		portal: site.portal,
		api: { ...site.api, backend: { ...backend, set } },
		giveBack: async () => {
			if (!isProcess(site.portal.pid)) return endSite(site)
			if (isChanged || site.api.isRemembered()) await site.portal.forget()
			await site.api.heal()
			backend.reset()
			site.api.forgetCalls()
			forgetRecords(site.portal)
			site.portal.lines.splice(0)
			spares.set(key, site)
		},
	}
}

async function startSite(env: Environment): Promise<Site> {
	const api = await startApi()
	return { api, portal: await startPortal({ apiUrl: api.url, env, belongings: [api.dataDir] }) }
}

async function endSite({ api, portal }: Site) {
	await portal.close()
	await api.close()
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
