/** The constant words of a path, before ids and tokens. */
export function getCallFamily(path: string) {
	return /^\/api\/((auth|products)\/)?[a-z_-]+(?![^/?])/.exec(path)?.[0] ?? '/api'
}
