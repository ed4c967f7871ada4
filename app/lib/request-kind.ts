import { parseUrl } from './parse-url'

const purposes = ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz']

/** A prefetch or preview, which must have no effect. */
function isPrefetch({ headers }: Request) {
	return purposes.some((name) => /prefetch|prerender|preview/i.test(headers.get(name) ?? ''))
}

/** By our own speculation rules (prefetch-rules.tsx), or by the browser or another site. */
export function findPrefetch(request: Request): Prefetch | undefined {
	if (request.method !== 'GET' || !isPrefetch(request)) return undefined
	return isByOurRules(request) ? 'own' : 'other'
}

/** Our rules only prefetch. Browsers send Sec-Fetch-Site `none` for their own guesses. */
function isByOurRules({ headers, url }: Request) {
	if (headers.get('Sec-Purpose') !== 'prefetch') return false
	const referrer = headers.get('Referer')
	const isOurs = referrer !== null && parseUrl(referrer)?.host === new URL(url).host
	return isOurs || headers.get('Sec-Fetch-Site') === 'same-origin'
}

export type Prefetch = 'own' | 'other'

/** False for HEAD. */
export function isPageRequest(request: Request) {
	return request.method === 'GET' && !isPrefetch(request)
}

/** False for images, frames and scripts. */
export function isDocumentRequest(request: Request) {
	const destination = request.headers.get('Sec-Fetch-Dest') ?? 'document'
	return isPageRequest(request) && destination === 'document'
}

/** A link of our own, or a typed address. */
export function isOwnPageRequest(request: Request) {
	if (!isPageRequest(request)) return false
	const site = request.headers.get('Sec-Fetch-Site')
	if (site !== null) return site === 'same-origin' || site === 'none'
	const referrer = request.headers.get('Referer')
	return referrer === null || parseUrl(referrer)?.host === new URL(request.url).host
}

/** At once when an earlier page loaded them, later on a first visit, never with Save-Data. */
export function chooseFontTiming(request: Request): FontTiming {
	if (savesData(request)) return 'never'
	const site = request.headers.get('Sec-Fetch-Site') ?? 'same-origin'
	return site === 'same-origin' || findPrefetch(request) === 'own' ? 'now' : 'later'
}

function savesData({ headers }: Request) {
	return headers.get('Save-Data')?.toLowerCase() === 'on'
}

/** When a pointer rests on a link; on touch devices when it is pressed; never with Save-Data. */
export function choosePrefetchTiming(request: Request): PrefetchTiming | undefined {
	if (savesData(request)) return undefined
	return request.headers.get('Sec-CH-UA-Mobile') === '?1' ? 'conservative' : 'moderate'
}

/** Names of speculation rules. */
export type PrefetchTiming = 'moderate' | 'conservative'

export type FontTiming = 'now' | 'later' | 'never'

/** By send-files.js: a script cannot read a redirect, and following it would consume the notices of its target. */
export function isSentByScript({ method, headers }: Pick<Request, 'headers' | 'method'>) {
	return method === 'POST' && headers.get('X-Redirect') === 'manual'
}
