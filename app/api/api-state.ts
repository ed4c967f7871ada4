import { getCallFamily } from '#app/config/counted-labels'
import { isForbiddenToSome } from './call-rules'
import type { WireAnswer, WireRequest } from './transport.server'

/** State of the API by its answers. `not an API`: something else answers at API_URL. */
export type ApiState = 'ok' | 'failing' | 'not an API'

/** Milliseconds, and number of calls, that count. */
const memory = 15_000
const most = 50

const latest: { at: number; state: ApiState }[] = []

/** A missing record is an answer of the API; the page of another server, or a missing list, is none. Files may be HTML. */
export function judgeAnswer(
	{ status, header }: Pick<WireAnswer, 'header' | 'status'>,
	call: Pick<WireRequest, 'method' | 'path'>,
	isFile = false,
): ApiState {
	if (status >= 500 || isBarredRead(status, call)) return 'failing'
	const isPage = !isFile && /^\s*(text\/html|application\/xhtml)/i.test(header('content-type') ?? '')
	const isElsewhere = isPage || (status >= 300 && status < 400) || (status === 404 && readsNoRecord(call))
	return isElsewhere ? 'not an API' : 'ok'
}

/** A read of an address that every API has. */
function readsNoRecord({ method, path }: Pick<WireRequest, 'method' | 'path'>) {
	return method === 'GET' && path.split('?', 1).join('') === getCallFamily(path)
}

/** A limit or a rule of the API, or of a gateway before it, and no verdict on this client. */
export function isBarredRead(status: number, call: Pick<WireRequest, 'method' | 'path'>) {
	if (status === 429) return call.method === 'GET'
	const path = call.path.replace(/\/current(?=\?|$)/, '')
	return status === 403 && readsNoRecord({ ...call, path }) && !isForbiddenToSome(path)
}

export function recordCall(state: ApiState, now = performance.now()) {
	latest.push({ at: now, state })
	if (latest.length > most) latest.shift()
	return state
}

/** The state that most calls of the last seconds had; `ok` without calls. */
export function judgeLatestCalls(now = performance.now()): ApiState {
	const recent = latest.filter(({ at }) => at > now - memory)
	const broken = recent.filter(({ state }) => state !== 'ok')
	if (broken.length * 2 <= recent.length) return 'ok'
	const foreign = broken.filter(({ state }) => state === 'not an API')
	return foreign.length * 2 > broken.length ? 'not an API' : 'failing'
}
