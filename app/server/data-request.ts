/** True where Remix answers with data and no page: its parameter in any spelling, also empty or encoded. */
export function isDataRequest(url: string): boolean {
	return new URLSearchParams(/\?([^#]*)/.exec(url)?.[1]).has('_data')
}
