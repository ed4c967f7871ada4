/**
 * Path, query and fragment of a redirect target on this site. Refuses what browsers read as another host (`//host`,
 * `/\host`, `/.//host`).
 */
export function findSafePath(target: string | null | undefined, origin: string): string | undefined {
	if (!target || !URL.canParse(target, origin)) return undefined
	const url = new URL(target, origin)
	if (url.origin !== new URL(origin).origin || !/^\/(?!\/)/.test(url.pathname)) return undefined
	return url.pathname + url.search + url.hash
}
