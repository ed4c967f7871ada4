import type { Route } from '../journeys/access/route-kinds'
import type { Kind } from '../journeys/access/route-rows'
import { isVisit, getExpectedGuard, type Shape } from './guard-shapes'

export const identities = [
	'none',
	'signed in',
	'code pending',
	'set-up forced',
	'temporary token',
	'token in the address',
	'other branch',
] as const
export type Identity = (typeof identities)[number]

/** Role of an identity for one request. */
type Standing = 'guest' | 'consumer' | 'setup' | 'bearer'

/**
 * `away`: a redirect. `opens`: the route answers. `forbidden`: 403. `nothing`: no such route or method. `unreadable`:
 * an invalid request.
 */
export type Verdict = { away: string } | 'opens' | 'forbidden' | 'nothing' | 'unreadable'

/** The guard as a table (contract §5) [80-83] [A1-A4]: the redirects per role; all other roles pass. */
const sentAway: Record<Kind, Partial<Record<Standing, string>>> = {
	portal: { guest: '/', setup: '/settings' },
	setup: { guest: '/' },
	guest: { consumer: '/dashboard', setup: '/settings' },
	anyone: {},
	lost: { setup: '/settings' },
	public: {},
}

/**
 * A pending code, a temporary token and a session of another branch give no access. A token in the address gives
 * access to visits only.
 */
export function getStanding(identity: Identity, shape: Shape): Standing {
	if (identity === 'signed in') return 'consumer'
	if (identity === 'set-up forced') return 'setup'
	return identity === 'token in the address' && isVisit(shape) ? 'bearer' : 'guest'
}

/** Expected verdict of a request. */
export function getVerdict(route: Route, identity: Identity, shape: Shape): Verdict {
	const standing = getStanding(identity, shape)
	const lost = sentAway.lost[standing]
	switch (getExpectedGuard(shape, route)) {
		case 'the wire':
			return 'unreadable'
		case 'the door':
			return 'forbidden'
		case 'the frame alone':
			return 'opens'
		case 'nothing':
			return 'nothing'
		case 'no route':
			return lost ? { away: lost } : 'opens'
		case 'the route':
			return shape.method === 'POST' ? postVerdict(route, standing, shape) : readVerdict(route, standing)
	}
}

function readVerdict({ kind, has }: Route, standing: Standing): Verdict {
	const away = sentAway[kind][standing]
	if (!has.loader) return 'nothing'
	return away ? { away } : 'opens'
}

/** The guard's redirect comes first. A browser without origin headers needs a form token. */
function postVerdict({ kind, has, foreign }: Route, standing: Standing, { headers = {} }: Shape): Verdict {
	const away = kind === 'lost' ? undefined : sentAway[kind][standing]
	if (!has.action) return 'nothing'
	if (away) return { away }
	return foreign || headers['sec-fetch-site'] ? 'opens' : 'forbidden'
}
