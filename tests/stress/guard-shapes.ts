import type { Route } from '../journeys/access/route-kinds'

/** Part of the portal that handles a request of this shape. */
type Meets = 'the route' | 'no route' | 'the frame alone' | 'nothing' | 'the door' | 'the wire'

export interface Shape {
	name: string
	method: 'GET' | 'HEAD' | 'POST'
	meets: Meets | ((route: Route) => Meets)
	/** Path of the request; absent: the route's own. */
	path?: (route: Route) => string
	headers?: Record<string, string>
}

const type = { 'content-type': 'application/x-www-form-urlencoded' }
const browser = { ...type, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }
const foreign = { ...type, 'sec-fetch-site': 'cross-site', origin: 'https://elders.example' }

/** Fields of every POST; forms that return to a page return here. */
export function createPostedBody({ headers = {} }: Shape, formToken = '') {
	const own = headers['sec-fetch-site'] === 'same-origin' ? `&formToken=${formToken}` : ''
	return `comment=x&branch=noord&language=nl&returnTo=%2Foffline${own}`
}

const own = ({ address, id }: Route) => `${address}?_data=${encodeURIComponent(id)}`
/** Data of a page at another address. */
const others = ({ address, id }: Route) => {
	const other =
		id === 'routes/portal/dashboard' ? 'routes/portal/important-documents' : 'routes/portal/dashboard'
	return `${address}?_data=${encodeURIComponent(other)}`
}
const encoded = ({ address }: Route) =>
	address.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)

function get(name: string, path?: Shape['path'], more: Partial<Shape> = {}): Shape {
	return { name, method: 'GET', meets: 'the route', path, ...more }
}

function post(name: string, headers: Record<string, string>, more: Partial<Shape> = {}): Shape {
	return { name, method: 'POST', meets: 'the route', headers, ...more }
}

/** A suffix belongs to the last segment when that is a parameter. */
const withTail = ({ path }: Route): Meets => (/:\w+$/.test(path) ? 'the route' : 'no route')

/** Every shape of a request. */
export const shapes: Shape[] = [
	get('a document'),
	get('its data', own),
	get('the data of the frame', ({ address }) => `${address}?_data=root`, {
		meets: ({ has }) => (has.loader || has.page ? 'the frame alone' : 'nothing'),
	}),
	get('the data of another page', others, { meets: 'nothing' }),
	get('HEAD', undefined, { method: 'HEAD' }),
	get('HEAD of its data', own, { method: 'HEAD' }),
	get('a prefetch', undefined, { headers: { 'sec-purpose': 'prefetch' } }),
	get('a prerender', undefined, { headers: { 'sec-purpose': 'prefetch;prerender' } }),
	get('an old prefetch', undefined, { headers: { purpose: 'prefetch' } }),
	get('a prefetch of its data', own, { headers: { 'sec-purpose': 'prefetch' } }),
	post('POST of a form', browser),
	post('POST of a script', browser, { path: own }),
	post('POST of a text browser without a form token', type),
	post('POST from another site', foreign, { meets: 'the door' }),
	get('other capitals', ({ address }) => address.toUpperCase()),
	get('an encoded letter', encoded),
	get('dot segments', ({ address }) => `/offline/..${address}`),
	get('encoded dot segments', ({ address }) => `/offline/%2e%2e${address}`),
	get('a doubled slash', ({ address }) => `/${address}`, {
		meets: ({ path }) => (path === '/' ? 'the route' : 'no route'),
	}),
	get('a backslash', ({ address }) => `/\\${address.slice(1)}`, { meets: 'the wire' }),
	get('a slash at the end', ({ address }) => `${address}/`),
	get('a null at the end', ({ address }) => `${address}%00`, { meets: withTail }),
	get('a semicolon at the end', ({ address }) => `${address};a=b`, { meets: withTail }),
]

export function getExpectedGuard(shape: Shape, route: Route): Meets {
	return typeof shape.meets === 'function' ? shape.meets(route) : shape.meets
}

/** HEAD requests and prefetches are no visits. */
export function isVisit({ method, headers = {} }: Shape): boolean {
	return method === 'GET' && !(headers['sec-purpose'] ?? headers.purpose)?.startsWith('prefetch')
}
