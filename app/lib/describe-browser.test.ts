import { expect, test } from 'vitest'
import { describeBrowser } from './describe-browser'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15'
const android = 'Mozilla/5.0 (Linux; Android 14; SM-S911B)'

test.each([
	[`${windows} ${chrome}`, 'Chrome', 'Windows'],
	[`${windows} ${chrome} Edg/130.0`, 'Edge', 'Windows'],
	[`${android} ${chrome} EdgA/130.0`, 'Edge', 'Android'],
	[`${iPhone} EdgiOS/130.0 Mobile/15E148 Safari/605.1.15`, 'Edge', 'iPhone'],
	[`${windows} ${chrome} OPR/115.0`, 'Opera', 'Windows'],
	['Opera/9.80 (X11; Linux x86_64) Presto/2.12', 'Opera', 'Linux'],
	[`${android} SamsungBrowser/27.0 ${chrome}`, 'Samsung Internet', 'Android'],
	['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox', 'Linux'],
	[`${iPhone} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iPhone'],
	[`${iPhone} CriOS/130.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
	[`${iPhone} Version/18.0 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
	['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Version/17.0 Safari/604.1', 'Safari', 'iPad'],
	['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) Version/18.0 Safari/605.1.15', 'Safari', 'macOS'],
	['Lynx/2.9.2 libwww-FM/2.14', 'Lynx', undefined],
	['w3m/0.5.3+git20230121', 'w3m', undefined],
	['Links (2.29; Linux 6.1 x86_64; GNU C 12.2; text)', 'Links', 'Linux'],
	['ELinks/0.16.1.1 (textmode; Linux 6.1 x86_64; 80x24-2)', 'Links', 'Linux'],
	['NotLynx/1 Notw3m/1 MyLinks', undefined, undefined],
	['curl/8.5.0', undefined, undefined],
	[null, undefined, undefined],
])('%s is %s on %s', (userAgent, browser, system) => {
	expect(describeBrowser(userAgent)).toEqual({ browser, system })
})
