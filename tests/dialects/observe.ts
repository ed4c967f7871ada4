import { startApi } from '#tests/support/api'
import { startPortal } from '#tests/support/portal'
import { runCheckApi } from '#tests/support/run-check-api'
import type { SharedSite } from '#tests/support/shared-site'
import { openOverview } from '#tests/support/sign-in'
import type { Visitor } from '#tests/support/visitor'
import type { Dialect } from './dialect'
import type { DialectPage } from './pages'
import { readFindings, readLog, type CheckFinding, type LogGroup } from './read-reports'
import { compare, type Cell, type PlainPages } from './run'
import { speak } from './speak'

/** What log and check-api say of a dialect. */
export interface Reported {
	dialect: Dialect
	log: LogGroup[]
	/** Those of the same facts in the plain dialect are no loss. */
	findings: CheckFinding[]
}

export interface Observed extends Reported {
	cells: Cell[]
}

type Visit = (api: SharedSite['api'], anna: Visitor) => Promise<void>

/** Portals and runs of check-api for one dialect each. */
export function createObserver() {
	const apis = Promise.all([startApi(), startApi()])
	const plain = new Map<string, PlainPages>()

	/** The portal is a new one, because a loss is logged once. */
	async function listLog({ env }: Dialect, visit: Visit) {
		const [api] = await apis
		const portal = await startPortal({ apiUrl: api.url, env })
		const { visitor } = await openOverview(portal.url, { branch: 'noord' })
		await visit(api, visitor)
		await portal.close()
		return readLog(portal.log())
	}

	async function runCheck(answer: Dialect['answer'], env: Dialect['env']) {
		const [, api] = await apis
		speak(api, answer)
		const { said } = await runCheckApi({ apiUrl: api.url, folder: api.dataDir, env })
		await api.heal()
		return readFindings(said)
	}

	async function listFindings({ answer, plain: plainly, env }: Dialect) {
		const findings = await runCheck(answer, env)
		if (!plainly || !findings.some(({ isLoss }) => isLoss)) return findings
		const others = new Set((await runCheck(plainly, env)).map(({ place }) => place))
		return findings.map((one) => ({ ...one, isLoss: one.isLoss && !others.has(one.place) }))
	}

	async function report(dialect: Dialect, visit: Visit): Promise<Reported> {
		const [log, findings] = await Promise.all([listLog(dialect, visit), listFindings(dialect)])
		return { dialect, log, findings }
	}

	return {
		/** Opens pages without reading them. */
		report: (dialect: Dialect, addresses: readonly string[]) =>
			report(dialect, async (api, anna) => {
				speak(api, dialect.answer)
				for (const address of addresses) await anna.visit(address)
				await api.heal()
			}),
		/** Also compares the pages with the plain dialect's. */
		async observe(dialect: Dialect, pages: readonly DialectPage[]): Promise<Observed> {
			const key = JSON.stringify(dialect.env ?? {})
			const known = plain.get(key) ?? (new Map() as PlainPages)
			plain.set(key, known)
			let cells: Cell[] = []
			const reported = await report(dialect, async (api, anna) => {
				cells = await compare({ api, anna, plain: known }, dialect, pages)
			})
			return { ...reported, cells }
		},
		async close() {
			for (const api of await apis) await api.close()
		},
	}
}
