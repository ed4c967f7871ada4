/** Removes web addresses: they may contain a key or lead into the firm's API. */
export function writeJson(data: unknown): string {
	return JSON.stringify(data, leaveOutAddress, '\t')
}

function leaveOutAddress(_name: string, value: unknown) {
	return typeof value === 'string' && isAddress(value) ? undefined : value
}

function isAddress(text: string) {
	return /^\s*(?:[a-z][a-z\d+.-]*:)?\/{1,2}[^\s/]\S*\s*$/i.test(text)
}
