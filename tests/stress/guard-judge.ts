import type { RecordedCall } from '../support/recorder'
import type { sendRaw } from '../support/raw-request'
import type { Route } from '../journeys/access/route-kinds'
import { isVisit, getExpectedGuard, type Shape } from './guard-shapes'
import { getStanding, getVerdict, type Identity } from './guard-verdict'

export interface Cell {
	route: Route
	identity: Identity
	shape: Shape
}

export interface Outcome {
	answer: Awaited<ReturnType<typeof sendRaw>>
	/** Calls to the API during the request. */
	calls: RecordedCall[]
	/** True when the session of the request still exists. */
	isAlive: boolean
}

/** Calls of the portal itself, without a client's token (contract §1) [143]. */
const publicCalls =
	/^GET \/api\/(maintenance|multiple-domains|licenses|licenses\/current|languages|languages\/current|theme|dictionary)$/
/** Calls of the frame for a signed-in visitor. They run in parallel with a guard that redirects. */
const frameCalls = /^GET \/api\/products\/definitions$/
const dossier = /\b(Anna|Vries|Lindelaan|[Ll]oonstrook|Tom Visser|Eva Smit|Oversluiten|Nieuwe woning)\b/

export function formatCellName({ route, identity, shape }: Cell): string {
	return `${route.path} | ${identity} | ${shape.name}`
}

/** True when calls may have a bearer token: the route opened, or the frame belongs to a signed-in visitor. */
export function canCarryBearer({ route, identity, shape }: Cell): boolean {
	return getStanding(identity, shape) !== 'guest' && getExpectedGuard(shape, route) !== 'nothing'
}

/** Faults in the outcome of a cell; empty when it is as specified. */
export function listCellFaults(cell: Cell, outcome: Outcome, tokens: readonly string[]): string[] {
	const all = [...answerFaults(cell, outcome), ...callFaults(cell, outcome), ...leaks(cell, outcome, tokens)]
	return all.map((fault) => `${formatCellName(cell)}: ${fault}`)
}

function answerFaults({ route, identity, shape }: Cell, { answer, isAlive }: Outcome): string[] {
	const verdict = getVerdict(route, identity, shape)
	const target = targetOf(answer)
	const got = `${answer.status}${target === undefined ? '' : ` to ${target}`}`
	if (typeof verdict === 'object') {
		const isRight = target === verdict.away && [204, 302, 303].includes(answer.status)
		const faults = isRight ? [] : [`must lead to ${verdict.away}, got ${got}`]
		return identity === 'other branch' && isAlive ? [...faults, 'the session must end'] : faults
	}
	const right = {
		opens: () => opens(route, shape, answer.status, target),
		forbidden: () => answer.status === 403 || (!route.has.page && answer.status === 303),
		nothing: () => [400, 403, 404, 405].includes(answer.status) && target === undefined,
		unreadable: () => answer.status === 400,
	}
	return right[verdict]() ? [] : [`${verdict}, got ${got}`]
}

function opens(route: Route, shape: Shape, status: number, target?: string): boolean {
	if (target !== undefined) {
		const missing = endsInId(route) ? ['/404'] : []
		const allowed = [...(route.leads ?? []), ...missing, ...(shape.method === 'POST' ? ['/offline'] : [])]
		return allowed.includes(target) || keepsLongerId(route, target) || keepsRefused(route, shape, target)
	}
	const isLost =
		route.kind === 'lost' || route.kind === 'public' || getExpectedGuard(shape, route) === 'no route'
	const isMissing = status === 404 && (isLost || route.missing === true || endsInId(route))
	return status === 200 || isMissing || (shape.method === 'POST' && status === 422)
}

/** A refused form waits at its own address. */
function keepsRefused({ address }: Route, { method }: Shape, target: string): boolean {
	return method === 'POST' && target.replace(/[?&]form=[\w-]{12}$/, '') === address
}

/** A moved address preserves the id, including a suffix. */
function keepsLongerId({ leads = [] }: Route, target: string): boolean {
	return leads.some((lead) => target.startsWith(`${lead}%3B`))
}

/** A suffix makes this address another id, which does not exist. */
function endsInId({ path }: Route): boolean {
	return /:\w+$/.test(path)
}

function callFaults(cell: Cell, { calls }: Outcome): string[] {
	const { route, identity, shape } = cell
	const verdict = getVerdict(route, identity, shape)
	const standing = getStanding(identity, shape)
	const reads = verdict === 'opens' || (verdict === 'forbidden' && route.streams === true)
	const isOpen = reads && standing !== 'guest'
	const faults = calls.map((call) => {
		const asked = `${call.method} ${call.path}`
		if (call.headers.authorization && !canCarryBearer(cell)) return `${asked} carried a bearer`
		if (call.method !== 'GET' && !route.sends?.test(asked)) return `${asked} is a command`
		if (isOpen || publicCalls.test(asked) || route.sends?.test(asked)) return undefined
		if (standing === 'consumer' && frameCalls.test(asked)) return undefined
		return `${asked} was asked`
	})
	return faults.filter((fault) => fault !== undefined)
}

function leaks(cell: Cell, { answer }: Outcome, tokens: readonly string[]): string[] {
	const { identity, shape, route } = cell
	const standing = getStanding(identity, shape)
	const whole = JSON.stringify(answer.headers) + answer.text
	const isClosed = standing === 'guest' || getVerdict(route, identity, shape) !== 'opens'
	const needsNoSession = standing === 'bearer' || (shape.method !== 'POST' && !isVisit(shape))
	const isNew = ['none', 'token in the address'].includes(identity)
	const madeSession = [answer.headers['set-cookie'] ?? []]
		.flat()
		.some((line) => line.startsWith('accelerate='))
	return [
		...(isClosed && dossier.test(whole) ? [`shows "${dossier.exec(whole)?.[0]}"`] : []),
		...(tokens.some((token) => whole.includes(token)) ? ['shows a token'] : []),
		...(needsNoSession && isNew && madeSession ? ['made a session'] : []),
	]
}

function targetOf({ headers }: Outcome['answer']): string | undefined {
	const target = headers['x-remix-redirect'] ?? headers.location
	return typeof target === 'string' ? target : undefined
}
