import { hideUrlSecrets } from './hide-url-secrets'
import { parseUrl } from './parse-url'

/** Characters; the portal's own addresses have some hundred. */
const longestTarget = 4_096

/**
 * Path, query and fragment of a redirect target on this site, without tokens and unknown parameters. Refuses what
 * browsers read as another host (`//host`, `/\host`, `/.//host`).
 */
export function findSafePath(target: string | null | undefined, origin: string): string | undefined {
	const url = target && target.length <= longestTarget ? parseUrl(target, origin) : undefined
	if (!url) return undefined
	if (url.origin !== new URL(origin).origin || !/^\/(?!\/)/.test(url.pathname)) return undefined
	return hideUrlSecrets(url.href) + url.hash
}
