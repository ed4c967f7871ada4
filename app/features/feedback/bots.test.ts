import { expect, test } from 'vitest'
import { isBot } from './bots'

const machines = [
	'',
	'Mozilla/5.0',
	'BarracudaCentral.org Link Checker',
	'Barracuda Sentinel (EE)',
	'Mozilla/5.0 (compatible; Mimecast URL Protection)',
	'Mozilla/5.0 (Proofpoint URL Defense)',
	'Microsoft Office/16.0 (Windows NT 10.0; Microsoft Outlook 16.0.17126; Pro)',
	'Mozilla/4.0 (compatible; ms-office; MSOffice 16)',
	'Mozilla/5.0 (Windows NT 10.0; Win64; x64; SafeLinks) AppleWebKit/537.36',
	'Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/534+ (KHTML, like Gecko) BingPreview/1.0b',
	'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)',
	'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
	'WhatsApp/2.23.20.0 A',
	'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
	'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
	'Mozilla/5.0 (compatible; Microsoft Teams; +https://teams.microsoft.com)',
	'Mozilla/5.0 (compatible; Symantec Email Security.cloud)',
	'Sophos Email Appliance',
	'Mozilla/5.0 (TrendMicro Web Reputation)',
	'TelegramBot (like TwitterBot)',
	'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
	'curl/8.5.0',
	'Wget/1.21.4',
	'python-requests/2.31.0',
	'Go-http-client/2.0',
	'Apache-HttpClient/4.5.13 (Java/17.0.1)',
]

const people = [
	'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
	'Mozilla/5.0 (iPhone; CPU iPhone OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
	'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
	'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 [FBAN/FBIOS;FBAV/440.0]',
	'Mozilla/5.0 (Linux; Android 9; CUBOT X18 Plus) AppleWebKit/537.36 Chrome/110.0.0.0 Mobile Safari/537.36',
	'Lynx/2.9.0dev.12 libwww-FM/2.14 SSL-MM/1.4.1 GNUTLS/3.8.3',
	'w3m/0.5.3+git20230121',
	'Links (2.29; Linux 6.1 x86_64; GNU C 12; text)',
	'ELinks/0.16.1.1 (textmode; Linux; 80x24-2)',
	'Dillo/3.0.5',
	'Mozilla/5.0 (X11; Linux) NetSurf/3.10',
	'Opera/9.80 (J2ME/MIDP; Opera Mini/9.80) Presto/2.12.423 Version/12.16',
	'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1; Trident/4.0)',
]

test.each(machines)('"%s" opens links by itself', (name) => {
	expect(isBot(new Headers({ 'User-Agent': name }))).toBe(true)
})

test.each(people)('%s has a person before it', (name) => {
	expect(isBot(new Headers({ 'User-Agent': name }))).toBe(false)
})

test('Who tells no name at all is taken for a machine', () => {
	expect(isBot(new Headers())).toBe(true)
})
