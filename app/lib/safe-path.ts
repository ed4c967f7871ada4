import { hideUrlSecrets } from './hide-url-secrets'

/** Characters; the portal's own addresses have some hundred. */
const longestTarget = 4_096

/**
 * Path, query and fragment of a redirect target on this site, without tokens and unknown parameters. Refuses what
 * browsers read as another host (`//host`, `/\host`, `/.//host`).
 */
export function findSafePath(target: string | null | undefined, origin: string): string | undefined {
	if (!target || target.length > longestTarget || !URL.canParse(target, origin)) return undefined
	const url = new URL(target, origin)
	if (url.origin !== new URL(origin).origin || !/^\/(?!\/)/.test(url.pathname)) return undefined
	return hideUrlSecrets(url.href) + url.hash
}
