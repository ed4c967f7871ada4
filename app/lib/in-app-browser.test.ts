import { expect, test } from 'vitest'
import { isInAppBrowser } from './describe-browser'

const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8'
const iphone =
	'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'

test.each([
	[
		`${android}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36`,
	],
	[`${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/466.0.0.38.105;FBBV/602638573]`],
	[`${android}) ${chrome} [FB_IAB/FB4A;FBAV/466.0.0.38.105;]`],
	[`${iphone} Mobile/15E148 Instagram 335.0.0.28.95 (iPhone15,3; iOS 17_5)`],
	[`${iphone} Mobile/15E148 [LinkedInApp]/9.29.8962`],
	[`${iphone} Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/nl`],
])('%j is a browser inside an app', (userAgent) => {
	expect(isInAppBrowser(userAgent)).toBe(true)
})

test.each([
	[`${android}) ${chrome}`],
	[`${iphone} Version/17.5 Mobile/15E148 Safari/604.1`],
	['Lynx/2.9.0dev.12 libwww-FM/2.14'],
	[null],
])('%j is a browser of its own', (userAgent) => {
	expect(isInAppBrowser(userAgent)).toBe(false)
})
