const slash = 0x2f

/** A loop, because a pattern takes quadratic time on runs of slashes. */
export function trimSlashes(path: string): string {
	let end = path.length
	while (end > 0 && path.charCodeAt(end - 1) === slash) end -= 1
	return path.slice(0, end)
}
