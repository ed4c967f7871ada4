import { request } from 'undici'
import type { BenchTarget, BenchRun } from './rounds'
import { openPage, scenarios } from './scenarios'

const usualActions = 40
const usualConnections = 10

/** Requests per round; the first two are judged. */
const requests = { dashboard: 240, 'sign-in': 300, '/help': 120, 'wizard step': 120, upload: 40 }
const requestsBySize = { 0: 100, 300: 40, 1000: 30 }
const requestsByConnections = { 1: 40, 4: 60, 16: 64, 20: 160, 64: 64 }
/** Requests of a scenario, for its throughput. */
const alone = 40

export const scenarioNames = Object.keys(requests)
export const sizes = [0, usualActions, 300, 1000].map((actions) => ({ actions, what: nameSize(actions) }))
export const widths = Object.keys(requestsByConnections).map((connections) => ({
	connections: Number(connections),
	what: `${connections} connections`,
}))

/** Name of a dossier size. The usual size is a scenario of its own. */
function nameSize(actions: number) {
	return actions === usualActions ? 'dashboard' : `${actions} actions`
}

interface Sites {
	portals: BenchTarget[]
	bare: BenchTarget
	/** Address of the bare page, or of the scenario to compare with. */
	barePage: string
	barePages: Partial<Record<string, string>>
}

/**
 * All runs of a round: each scenario against the bare page, then dashboards of all sizes and with few and many
 * connections. `share` shortens the rounds.
 */
export function listRuns(
	apiUrl: string,
	{ portals, bare, barePage, barePages }: Sites,
	share: number,
): BenchRun[] {
	const withActions = (count: number) => () =>
		request(`${apiUrl}/bench/actions?count=${count}`).then(({ body }) => body.dump())
	const usual = { connections: usualConnections, arrange: withActions(usualActions), alone: 0 }
	const controlOf = (what: string) => {
		const { pathname, search } = new URL(barePages[what] ?? barePage)
		return { site: bare, scenario: openPage(pathname + search) }
	}
	const dashboards = portals.map((site) => ({ site, scenario: scenarios.dashboard }))
	const scaled = (count: number) => Math.round(count * share)
	return [
		...Object.entries(requests).map(([what, count]) => {
			const scenario = scenarios[what as keyof typeof scenarios]
			const entrants = [...portals.map((site) => ({ site, scenario })), controlOf(what)]
			return { ...usual, what, entrants, together: scaled(count), alone: scaled(alone) }
		}),
		...Object.entries(requestsBySize).map(([size, count]) => {
			const arrange = withActions(Number(size))
			return {
				...usual,
				what: nameSize(Number(size)),
				entrants: dashboards,
				together: scaled(count),
				arrange,
			}
		}),
		...Object.entries(requestsByConnections).map(([width, count]) => {
			const connections = Number(width)
			const what = `${width} connections`
			return {
				...usual,
				what,
				entrants: dashboards,
				connections,
				together: 0,
				alone: Math.max(connections, scaled(count)),
			}
		}),
	]
}
