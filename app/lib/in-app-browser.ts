/** Facebook, Instagram, LinkedIn, WeChat, and apps that show pages in Android's WebView. */
const signs = /\b(FBAN|FBAV|FB_IAB|Instagram|LinkedInApp|MicroMessenger)\b|; wv\)/

/** Browsers inside an app, by their User-Agent; many of them take no downloads. */
export function isInAppBrowser(userAgent: string | null) {
	return signs.test(userAgent ?? '')
}
