/**
 * Path, query and fragment of a redirect target within this site; undefined when it leads elsewhere.
 * What a browser would read as another host (`//host`, `/\host`, `/.//host`) is refused too.
 */
export function findSafePath(target: string | null | undefined, origin: string): string | undefined {
	if (!target || !URL.canParse(target, origin)) return undefined
	const url = new URL(target, origin)
	if (url.origin !== new URL(origin).origin || !/^\/(?!\/)/.test(url.pathname)) return undefined
	return url.pathname + url.search + url.hash
}
