/** Parts of User-Agent headers. */
const callers = [
	// Mail filters, which open every link.
	...['barracuda', 'bitdefender', 'bluecoat', 'checkpoint', 'cloudmark', 'cofense', 'fireeye', 'forcepoint'],
	...['fortiguard', 'hornetsecurity', 'ironport', 'ironscales', 'mailguard', 'mailscanner', 'messagelabs'],
	...['mimecast', 'paloalto', 'proofpoint', 'safelinks', 'sophos', 'spamtitan', 'symantec', 'trend ?micro'],
	...['trustwave', 'urldefense', 'vadesecure', 'virustotal', 'websense', 'zscaler'],
	// Mail scanners and Office, which fetch links before a person opens them.
	...[
		'googleimageproxy',
		'google-safety',
		'microsoft (office|outlook|teams)',
		'ms-?office',
		'yahoomailproxy',
	],
	// Messengers, which show a preview.
	...[
		'bingpreview',
		'embedly',
		'facebookexternalhit',
		'facebookcatalog',
		'iframely',
		'meta-external',
		'microsoftpreview',
	],
	...['skypeuripreview', 'skype-url-preview', 'slack-imgproxy', 'slackbot', 'snap url preview', '^whatsapp/'],
	// Search engines and bots. `bot` needs a digit, because Cubot is a phone brand.
	...['bot/\\d', 'telegrambot', 'crawler', 'spider', 'mediapartners-google', 'google-read-aloud', 'vkshare'],
	// HTTP clients. lynx contains libwww-FM and is a browser.
	...['^curl/', '^wget/', 'python', 'aiohttp', '^httpx', 'go-http-client', '^java/', 'apache-httpclient'],
	...['okhttp', 'libwww-perl', '^php', 'guzzlehttp', '^ruby', 'httpie', 'postmanruntime', 'powershell'],
	...['^axios/', '^node(-fetch)?\\b', '^undici', '^got\\b', '^dart/', 'winhttp'],
	// Browsers always send more than this.
	'^mozilla/\\d\\.\\d$',
]
const caller = new RegExp(callers.join('|'), 'i')

/** A missing User-Agent counts as a bot. */
export function isBot(headers: Headers) {
	const name = headers.get('User-Agent')?.trim() ?? ''
	return name === '' || caller.test(name)
}
