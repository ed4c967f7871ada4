import { dropParameters } from '#app/lib/hide-url-secrets'

/** Location of a redirect, without the mark of a browser that sent no cookie, and the page that follows a login. */
export function unmark({ headers: { location } }: { headers: { location?: string } }) {
	return location && dropParameters(new URL(location, 'https://portal.example').href, ['cookies', 'to'])
}
