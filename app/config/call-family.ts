/** The words at the beginning of a call's path; ids and tokens come after them. */
export function getCallFamily(path: string) {
	return /^\/api\/((auth|products)\/)?[a-z_-]+(?![^/?])/.exec(path)?.[0] ?? '/api'
}
