/** Facebook, Instagram, LinkedIn, WeChat, and apps that show pages in Android's WebView. */
const signs = /\b(FBAN|FBAV|FB_IAB|Instagram|LinkedInApp|MicroMessenger)\b|; wv\)/

/** Browsers inside an app, by their User-Agent; many of them take no downloads. */
export function isInAppBrowser(userAgent: string | null) {
	return signs.test(userAgent ?? '')
}

// The first match counts: most browsers also name those they resemble.
const browsers: [string, RegExp][] = [
	['Edge', /\bEdg(A|iOS)?\//],
	['Opera', /\bOPR\/|\bOpera\b/],
	['Samsung Internet', /\bSamsungBrowser\//],
	['Firefox', /\b(Firefox|FxiOS)\//],
	['Chrome', /\b(Chrome|CriOS)\//],
	['Safari', /\bSafari\//],
	['Lynx', /^Lynx\//],
	['w3m', /^w3m\//],
	['Links', /^E?Links\b/i],
]
const systems: [string, RegExp][] = [
	['iPhone', /\biPhone\b/],
	['iPad', /\biPad\b/],
	['Android', /\bAndroid\b/],
	['Windows', /\bWindows\b/],
	['macOS', /\bMac OS X\b/],
	['Linux', /\bLinux\b/],
]

/** Browser and system by the User-Agent, for display only. */
export function describeBrowser(userAgent: string | null) {
	const find = (names: [string, RegExp][]) => names.find(([, sign]) => sign.test(userAgent ?? ''))?.[0]
	return { browser: find(browsers), system: find(systems) }
}
