const slash = 0x2f

/** A path without the slashes at its end. A pattern would be tried anew at each slash of a run within it. */
export function trimSlashes(path: string): string {
	let end = path.length
	while (end > 0 && path.charCodeAt(end - 1) === slash) end -= 1
	return path.slice(0, end)
}
