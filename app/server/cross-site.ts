/**
 * Whether a POST to `url` may come from where its headers say: Sec-Fetch-Site where a browser sends it, else Origin.
 * Text browsers send neither; the cookie's SameSite=Lax is their guard.
 */
export function isSameSitePost(headers: Headers, url: string) {
	const site = headers.get('Sec-Fetch-Site')
	if (site !== null) return site === 'same-origin' || site === 'none'
	const origin = headers.get('Origin')
	if (origin === null) return true
	return URL.canParse(origin) && new URL(origin).origin === new URL(url).origin
}
