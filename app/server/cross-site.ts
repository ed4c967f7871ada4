import { parseUrl } from '#app/lib/parse-url'

/** Compares Sec-Fetch-Site, else Origin, with `url`. Text browsers send neither: SameSite=Lax protects their cookie. */
export function isSameSitePost(headers: Headers, url: string) {
	const site = headers.get('Sec-Fetch-Site')
	if (site !== null) return site === 'same-origin' || site === 'none'
	const origin = headers.get('Origin')
	if (origin === null) return true
	return parseUrl(origin)?.origin === new URL(url).origin
}
