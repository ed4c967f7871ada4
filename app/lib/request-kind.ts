const purposes = ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz']

/** Whether a browser only prepares for a visit that may never come, or shows a preview: nothing may happen for it. */
function isPrefetch({ headers }: Request) {
	return purposes.some((name) => /prefetch|prerender|preview/i.test(headers.get(name) ?? ''))
}

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
export function chooseFontTiming({ headers }: Request): FontTiming {
	if (headers.get('Save-Data')?.toLowerCase() === 'on') return 'never'
	const site = headers.get('Sec-Fetch-Site') ?? 'same-origin'
	return site === 'same-origin' ? 'now' : 'later'
}

export type FontTiming = 'now' | 'later' | 'never'
