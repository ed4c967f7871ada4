/** The address with one more parameter, before its fragment. */
export function addParameter(to: string, name: string, value: string): string {
	const [address = to, ...fragment] = to.split('#')
	return [`${address}${address.includes('?') ? '&' : '?'}${name}=${value}`, ...fragment].join('#')
}
