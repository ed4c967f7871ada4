/** Browsers that send no fetch metadata (Sec-Fetch-Mode, Sec-Fetch-Dest) in any version. */
const never = /^(Lynx|w3m|E?Links|Dillo)\b|NetSurf|Presto|Trident|MSIE/i

/** First versions that send both headers. */
const firstVersions: readonly { name: RegExp; first: readonly [major: number, minor: number] }[] = [
	// All browsers of iOS are Safari, of the version of iOS.
	{ name: /\((?:iPhone|iPad|iPod)[^()]* OS (\d+)(?:_(\d+))?/, first: [16, 4] },
	{ name: /\b(?:Chrome|Chromium)\/(\d+)/, first: [80, 0] },
	{ name: /\bFirefox\/(\d+)/, first: [90, 0] },
	{ name: /^(?=.*\bSafari\/).*?\bVersion\/(\d+)(?:\.(\d+))?/, first: [16, 4] },
]

/** Whether a person opened a page: by fetch metadata, or in a browser too old to send it (contract §9). */
export function hasPersonSign(headers: Headers): boolean {
	const [mode, destination] = ['Sec-Fetch-Mode', 'Sec-Fetch-Dest'].map((name) => headers.get(name))
	if (typeof destination === 'string') return mode === 'navigate' && destination === 'document'
	return (mode ?? 'navigate') === 'navigate' && isTooOld(headers.get('User-Agent') ?? '')
}

function isTooOld(browser: string) {
	if (never.test(browser)) return true
	const known = firstVersions.find(({ name }) => name.test(browser))
	if (!known) return false
	const [, major = 0, minor = 0] = (known.name.exec(browser) ?? []).map(Number)
	const [firstMajor, firstMinor] = known.first
	return major < firstMajor || (major === firstMajor && (minor || 0) < firstMinor)
}
