import { expect, test } from 'vitest'
import { hasPersonSign } from './feedback.server'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const iPhone = (version: string, browser = 'Version/15.0 Mobile/15E148 Safari/604.1') =>
	`Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) ${webkit} ${browser}`
const chrome = (version: string) =>
	`${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36`
const firefox = (version: string) =>
	`${windows.replace(')', '; rv:100.0)')} Gecko/20100101 Firefox/${version}`
const safari = (version: string) =>
	`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/${version} Safari/605.1.15`

test.each([
	'Lynx/2.9.0dev.12 libwww-FM/2.14',
	'w3m/0.5.3+git20230121',
	'Links (2.29; Linux 6.1 x86_64; GNU C 12; text)',
	'ELinks/0.16.1.1 (textmode; Linux; 80x24-2)',
	'Dillo/3.0.5',
	'Mozilla/5.0 (X11; Linux) NetSurf/3.10',
	'Opera/9.80 (J2ME/MIDP; Opera Mini/9.80) Presto/2.12.423 Version/12.16',
	`${windows} like Gecko Trident/7.0; rv:11.0`,
	chrome('79.0.3945.130'),
	firefox('89.0'),
	safari('16.3'),
	safari('12.1.2'),
	iPhone('16_3'),
	iPhone('12_5'),
	iPhone('15_6', 'CriOS/120.0.0.0 Mobile/15E148 Safari/604.1'),
	'Mozilla/5.0 (Linux; U; Android 4.4.2) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30',
])('%s sends no fetch metadata, so a person is believed without it', (browser) => {
	expect(hasPersonSign(new Headers({ 'User-Agent': browser }))).toBe(true)
})

test.each([
	chrome('80.0'),
	chrome('141.0.0.0'),
	firefox('90.0'),
	safari('16.4'),
	safari('16.10'),
	safari('26.0'),
	iPhone('16_4'),
	iPhone('17_0', '[FBAN/FBIOS;FBAV/440.0]'),
	'Mozilla/5.0 (compatible; SomeScanner/1.0)',
	'',
])('%s without fetch metadata shows no person', (browser) => {
	expect(hasPersonSign(new Headers({ 'User-Agent': browser }))).toBe(false)
})

test.each([
	['navigate', 'document', true],
	['navigate', 'iframe', false],
	['navigate', 'image', false],
	['no-cors', 'document', false],
	['cors', 'empty', false],
	[undefined, 'document', false],
])('Fetch metadata of mode %s and destination %s: %s', (mode, destination, isPerson) => {
	const names = { 'Sec-Fetch-Mode': mode, 'Sec-Fetch-Dest': destination, 'User-Agent': 'Lynx/2.9' }
	const sent = Object.entries(names).filter((pair): pair is [string, string] => pair[1] !== undefined)
	expect(hasPersonSign(new Headers(sent))).toBe(isPerson)
})

test('A browser that sends the mode alone is judged by its version', () => {
	const of = (browser: string, mode: string) =>
		hasPersonSign(new Headers({ 'User-Agent': browser, 'Sec-Fetch-Mode': mode }))
	expect([
		of(chrome('78.0'), 'navigate'),
		of(chrome('78.0'), 'no-cors'),
		of(chrome('90.0'), 'navigate'),
	]).toEqual([true, false, false])
})
