const purposes = ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz']

/** Whether a browser only prepares for a visit that may never come, or shows a preview: nothing may happen for it. */
function isPrefetch({ headers }: Request) {
	return purposes.some((name) => /prefetch|prerender|preview/i.test(headers.get(name) ?? ''))
}

/** Whose idea it is to prepare a page: ours, where a link is pointed at (prefetch-rules.tsx), or another's. */
export function findPrefetch(request: Request): Prefetch | undefined {
	if (request.method !== 'GET' || !isPrefetch(request)) return undefined
	return isByOurRules(request) ? 'own' : 'other'
}

/** They prerender nothing. Browsers say `none` of what they prepare, and name the page it is for. */
function isByOurRules({ headers, url }: Request) {
	if (headers.get('Sec-Purpose') !== 'prefetch') return false
	const referrer = headers.get('Referer')
	const isOurs = referrer !== null && URL.canParse(referrer) && new URL(referrer).host === new URL(url).host
	return isOurs || headers.get('Sec-Fetch-Site') === 'same-origin'
}

export type Prefetch = 'own' | 'other'

/** Whether somebody opens a page, and not just asks whether it is there. */
export function isPageRequest(request: Request) {
	return request.method === 'GET' && !isPrefetch(request)
}

/** Whether somebody opens a page in a window of their own: no picture, frame or script asks for it. */
export function isDocumentRequest(request: Request) {
	const destination = request.headers.get('Sec-Fetch-Dest') ?? 'document'
	return isPageRequest(request) && destination === 'document'
}

/** A visit that no other site asked for: a link of our own, or an address typed by hand. */
export function isOwnPageRequest(request: Request) {
	if (!isPageRequest(request)) return false
	const site = request.headers.get('Sec-Fetch-Site')
	if (site !== null) return site === 'same-origin' || site === 'none'
	const referrer = request.headers.get('Referer')
	return referrer === null || (URL.canParse(referrer) && new URL(referrer).host === new URL(request.url).host)
}

/** When a page may fetch its fonts: at once where a page of ours came before it and could, later on a first visit, never to save data. */
export function chooseFontTiming(request: Request): FontTiming {
	if (savesData(request)) return 'never'
	const site = request.headers.get('Sec-Fetch-Site') ?? 'same-origin'
	return site === 'same-origin' || findPrefetch(request) === 'own' ? 'now' : 'later'
}

function savesData({ headers }: Request) {
	return headers.get('Save-Data')?.toLowerCase() === 'on'
}

/**
 * When a page may be fetched ahead: where a pointer rests on its link. A telephone would guess by what is in sight, so there it
 * takes a touch; and nothing to save data.
 */
export function choosePrefetchTiming(request: Request): PrefetchTiming | undefined {
	if (savesData(request)) return undefined
	return request.headers.get('Sec-CH-UA-Mobile') === '?1' ? 'conservative' : 'moderate'
}

/** As speculation rules call it. */
export type PrefetchTiming = 'moderate' | 'conservative'

export type FontTiming = 'now' | 'later' | 'never'
