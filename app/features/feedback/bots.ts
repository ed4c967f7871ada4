/** Machines that open the links of a mail or a message by themselves, by what they call themselves. */
const callers = [
	// Filters of mail, which open every link before its reader does.
	...['barracuda', 'bitdefender', 'bluecoat', 'checkpoint', 'cloudmark', 'cofense', 'fireeye', 'forcepoint'],
	...['fortiguard', 'hornetsecurity', 'ironport', 'ironscales', 'mailguard', 'mailscanner', 'messagelabs'],
	...['mimecast', 'paloalto', 'proofpoint', 'safelinks', 'sophos', 'spamtitan', 'symantec', 'trend ?micro'],
	...['trustwave', 'urldefense', 'vadesecure', 'virustotal', 'websense', 'zscaler'],
	// Mail programs and offices that look a link or a picture up before they hand it to a browser.
	...[
		'googleimageproxy',
		'google-safety',
		'microsoft (office|outlook|teams)',
		'ms-?office',
		'yahoomailproxy',
	],
	// Messengers that show a picture of the page under the message.
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
	// Search engines and the like: Googlebot/2.1, TelegramBot (like TwitterBot), Discordbot/2.0. A Cubot is a telephone.
	...['bot/\\d', 'telegrambot', 'crawler', 'spider', 'mediapartners-google', 'google-read-aloud', 'vkshare'],
	// Programs that fetch addresses. Lynx calls its library libwww-FM, and is a browser.
	...['^curl/', '^wget/', 'python', 'aiohttp', '^httpx', 'go-http-client', '^java/', 'apache-httpclient'],
	...['okhttp', 'libwww-perl', '^php', 'guzzlehttp', '^ruby', 'httpie', 'postmanruntime', 'powershell'],
	...['^axios/', '^node(-fetch)?\\b', '^undici', '^got\\b', '^dart/', 'winhttp'],
	// No browser says only this much.
	'^mozilla/\\d\\.\\d$',
]
const caller = new RegExp(callers.join('|'), 'i')

/** Whether a link is opened by a machine, as far as it says so; one that tells no name is taken for one. */
export function isBot(headers: Headers) {
	const name = headers.get('User-Agent')?.trim() ?? ''
	return name === '' || caller.test(name)
}
