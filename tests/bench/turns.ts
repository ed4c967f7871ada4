import { request } from 'undici'
import type { Site, Turn } from './rounds'
import { openPage, scenarios, type Scenario } from './scenarios'

const usualActions = 40
const usualConnections = 10

/** Requests a round: half a second of work or more. */
const requests = { dashboard: 120, 'sign-in': 160, '/help': 160, 'wizard step': 120, upload: 60 }
const requestsBySize = { 0: 120, 300: 60, 1000: 40 }
const requestsByConnections = { 1: 80, 4: 100, 16: 128, 20: 280, 64: 192 }

export const scenarioNames = Object.keys(requests)
export const sizes = [0, usualActions, 300, 1000].map((actions) => ({ actions, what: nameSize(actions) }))
export const widths = Object.keys(requestsByConnections).map((connections) => ({
	connections: Number(connections),
	what: `${connections} connections`,
}))

/** The usual size was measured as a scenario. */
function nameSize(actions: number) {
	return actions === usualActions ? 'dashboard' : `${actions} actions`
}

/**
 * Every turn of a round: each scenario beside the bare page, then dashboards of all sizes and over few and many
 * connections. `share` makes rounds shorter.
 */
export function listTurns(
	apiUrl: string,
	portals: Site[],
	bare: Site,
	bareAddress: string,
	share: number,
): Turn[] {
	const withActions = (count: number) => () =>
		request(`${apiUrl}/bench/actions?count=${count}`).then(({ body }) => body.dump())
	const usual = { connections: usualConnections, arrange: withActions(usualActions) }
	const { pathname, search } = new URL(bareAddress)
	const control = { site: bare, scenario: openPage(pathname + search) }
	const atEach = (scenario: Scenario) => portals.map((site) => ({ site, scenario }))
	const dashboards = atEach(scenarios.dashboard)
	const all: Turn[] = [
		...Object.entries(requests).map(([what, count]) => {
			const entrants = [...atEach(scenarios[what as keyof typeof scenarios]), control]
			return { ...usual, what, entrants, count }
		}),
		...Object.entries(requestsBySize).map(([size, count]) => {
			const actions = Number(size)
			return { ...usual, what: nameSize(actions), entrants: dashboards, count, arrange: withActions(actions) }
		}),
		...Object.entries(requestsByConnections).map(([width, count]) => {
			return {
				...usual,
				what: `${width} connections`,
				entrants: dashboards,
				count,
				connections: Number(width),
			}
		}),
	]
	return all.map((turn) => ({ ...turn, count: Math.max(turn.connections, Math.round(turn.count * share)) }))
}
