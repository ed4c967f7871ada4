import { request, type Dispatcher } from 'undici'
import { createCookieJar, type CookieJar } from './cookie-jar'
import { createPage, type Page } from './page'

const maximalRedirects = 20
const userAgent =
	'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

const textUserAgent = 'Lynx/2.9.0dev.12 libwww-FM/2.14 SSL-MM/1.4.1 GNUTLS/3.8.3'

export interface Send {
	method?: Dispatcher.HttpMethod
	headers?: Record<string, string>
	body?: { type: string; body: Buffer }
	/** Page of the used link or form; absent for a typed address. */
	from?: Page
	/** False returns the redirect itself. */
	redirects?: boolean
}

export interface Visitor {
	cookies: CookieJar
	/** Opens a path or a full address as typed; follows redirects. */
	visit(path: string, options?: Send): Promise<Page>
}

interface VisitorOptions {
	/** Sends no Origin, Referer or Sec-Fetch headers, as lynx and w3m do. */
	textBrowser?: boolean
	/** Keeps no cookie. */
	withoutCookies?: boolean
	headers?: Record<string, string>
}

/** A browser without scripts: cookies, redirects, forms, a real browser's headers. */
export function startVisitor(siteUrl: string, options: VisitorOptions = {}): Visitor {
	const cookies = createCookieJar()
	const { origin } = new URL(siteUrl)

	async function visit(path: string, send: Send = {}): Promise<Page> {
		let url = new URL(path, send.from?.url ?? origin)
		let current = send
		for (let count = 0; count < maximalRedirects; count += 1) {
			const answer = await sendOnce(url, current)
			const target = answer.headers.location
			if (!isRedirect(answer.status) || !target || send.redirects === false) {
				return createPage(answer, visit)
			}
			const isSame = answer.status === 307 || answer.status === 308
			current = isSame ? current : { ...current, method: 'GET', body: undefined }
			url = new URL(target, url)
		}
		throw new Error(`More than ${maximalRedirects} redirects from ${path}`)
	}

	async function sendOnce(url: URL, { method = 'GET', headers, body, from }: Send) {
		const ours = url.origin === origin
		const sent = {
			'user-agent': options.textBrowser ? textUserAgent : userAgent,
			accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
			'accept-language': 'nl,en;q=0.7',
			...(options.textBrowser ? {} : navigationHeaders(url, method, from)),
			...(ours && cookies.header(url.pathname) ? { cookie: cookies.header(url.pathname) } : {}),
			...(body ? { 'content-type': body.type } : {}),
			...options.headers,
			...headers,
		}
		// A new connection per request, because a kept one may be closed after a pause.
		const answer = await request(url, { method, headers: sent, body: body?.body, reset: true })
		const bytes = Buffer.from(await answer.body.arrayBuffer())
		const setCookies = [answer.headers['set-cookie'] ?? []].flat()
		if (ours && !options.withoutCookies) setCookies.forEach((line) => cookies.store(line))
		return { status: answer.statusCode, headers: flatten(answer.headers), setCookies, bytes, url: url.href }
	}

	return { cookies, visit }
}

/** On a page that forbids the referrer, a real browser posts forms with `Origin: null`. */
function navigationHeaders(url: URL, method: string, from?: Page): Record<string, string> {
	const origin = from && new URL(from.url).origin
	const isSilent = from?.headers['referrer-policy'] === 'no-referrer'
	const site = !origin ? 'none' : origin === url.origin ? 'same-origin' : 'cross-site'
	return {
		'upgrade-insecure-requests': '1',
		'sec-fetch-site': site,
		'sec-fetch-mode': 'navigate',
		'sec-fetch-user': '?1',
		'sec-fetch-dest': 'document',
		...(from && !isSilent ? { referer: site === 'same-origin' ? from.url : `${origin}/` } : {}),
		...(method === 'POST' ? { origin: isSilent ? 'null' : (origin ?? 'null') } : {}),
	}
}

function isRedirect(status: number): boolean {
	return [301, 302, 303, 307, 308].includes(status)
}

function flatten(headers: Record<string, string | string[] | undefined>): Record<string, string> {
	return Object.fromEntries(
		Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]),
	)
}
