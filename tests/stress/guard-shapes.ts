import type { Route } from '../journeys/access/route-kinds'

/** What of the portal a request of some shape meets. */
type Meets = 'the route' | 'no route' | 'the frame alone' | 'nothing' | 'the door' | 'the wire'

export interface Shape {
	name: string
	method: 'GET' | 'HEAD' | 'POST'
	meets: Meets | ((route: Route) => Meets)
	/** The address as it goes over the wire; the route's own unless told. */
	path?: (route: Route) => string
	headers?: Record<string, string>
}

const type = { 'content-type': 'application/x-www-form-urlencoded' }
const browser = { ...type, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }
const foreign = { ...type, 'sec-fetch-site': 'cross-site', origin: 'https://elders.example' }

/** What every POST carries; the forms that lead back to a page lead there. */
export function createPostedBody({ headers = {} }: Shape, formToken = '') {
	const own = headers['sec-fetch-site'] === 'same-origin' ? `&formToken=${formToken}` : ''
	return `comment=x&branch=noord&language=nl&returnTo=%2Foffline${own}`
}

const own = ({ address, id }: Route) => `${address}?_data=${encodeURIComponent(id)}`
/** The data of a page that stands at another address. */
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

/** What is put behind an address belongs to its last segment where that is a parameter. */
const withTail = ({ path }: Route): Meets => (/:\w+$/.test(path) ? 'the route' : 'no route')

/** Every way in which a request may look. */
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

/** Whether somebody opens a page with it: a HEAD and a prefetch are none. */
export function isVisit({ method, headers = {} }: Shape): boolean {
	return method === 'GET' && !(headers['sec-purpose'] ?? headers.purpose)?.startsWith('prefetch')
}
