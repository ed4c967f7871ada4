/** Milliseconds that are left of `total`, which begins with the first use; at least one. */
export function sharePatience(total: number, now = () => performance.now()) {
	let until: number | undefined
	return () => {
		until ??= now() + total
		return Math.max(1, until - now())
	}
}
