/** True when Remix responds with data: `_data` in any encoding, also empty. */
export function isDataRequest(url: string): boolean {
	return new URLSearchParams(/\?([^#]*)/.exec(url)?.[1]).has('_data')
}
