import type { z } from 'zod/v4'
import { createFieldSchemas } from '#app/forms/field-schemas.server'
import { readForwarded, readHops, isTraceparent } from '#app/server/request-facts.server'
import { toReadablePath, toReadableQuery } from '#app/server/repair-address.server'
import { createSay } from '#app/i18n/say.server'
import { describeBrowser } from '#app/lib/describe-browser'
import { findFileContent } from '#app/lib/file-type'
import { findFileName, toSafeName } from '#app/lib/content-disposition'
import { hideUrlSecrets } from '#app/lib/hide-url-secrets'
import { parseWireDate, readWireTime } from '#app/lib/parse-wire-date'
import { trimSlashes } from '#app/lib/parse-url'
import { isLogoutPage, isPlainPage } from '#app/paths'
import { readFields } from '#app/request/read-fields.server'
import { readSessionId } from '#app/session/cookie.server'
import { readLanguage, readPreferences } from '#app/session/preferences.server'
import { readQueryTokens } from '#app/session/query-tokens.server'
import type { CostCase } from './cost'
import { compare, repeat, typedSize, type Hostile } from './compare-costs'

const urlencoded = 'application/x-www-form-urlencoded'

export function textCases(): CostCase[] {
	return [
		...pathCases(),
		...cookieCases(),
		...queryCases(),
		...headerCases(),
		...typedCases(),
		...nameCases(),
	]
}

function pathCases() {
	const run = (path: string) => [
		toReadablePath(path),
		isPlainPage(path),
		isLogoutPage(path),
		trimSlashes(path),
	]
	return compare(
		{ parser: 'path', ordinary: '/actions/11001/upload-document', run },
		{
			slashes: '/',
			'slashes before a letter': (size) => `/${'/'.repeat(size)}x`,
			'encoded slashes': '%2f',
			dots: '/.',
			escapes: '%e2',
		},
	)
}

function cookieCases() {
	const cookies = `_ga=GA1.2.${'1234567890'.repeat(20)}.1700000000; consent=${'abc%20'.repeat(40)}; `
	return compare(
		{
			parser: 'cookies',
			ordinary: cookies,
			run: async (header) => [
				await readSessionId(header, true),
				await readPreferences(header, true),
				readLanguage(header),
			],
		},
		{
			';': ';',
			'a=b;': 'a=b;',
			'a=%41;': 'a=%41;',
			blanks: (size) => `a=b;${' '.repeat(size)}`,
			'=': '=',
			'the same cookie': '__Host-preferences=e30=; ',
			'a long cookie': (size) => `__Host-preferences=${'A'.repeat(size)}`,
			'a cookie of lists': (size) =>
				`__Host-preferences=${Buffer.from(repeat('[', size)).toString('base64')}`,
		},
	)
}

function queryCases() {
	return compare(
		{
			parser: 'query string',
			ordinary: 'filter=open&product=hypotheek%20en%20verzekering&sort=datum-oplopend-en-dan-naam&',
			run: (query) => {
				const url = `http://portal/actions${toReadableQuery(`?${query}`)}`
				return [hideUrlSecrets(url), readQueryTokens(new Request(url))]
			},
		},
		{
			'&': '&',
			'a=&': 'a=&',
			'a&': 'a&',
			'%ff': '%ff',
			'%': '%',
			'%61': '%61',
			'+': '+',
			'accessToken=&': 'accessToken=&',
			'accessToken=%41&': 'accessToken=%41&',
			'[0]': 'a[0]',
		},
	)
}

function headerCases() {
	const isTrusted = (address: string) => address.startsWith('10.')
	return [
		...compare(
			{
				parser: 'proxy headers',
				ordinary: '2001:db8:1234:5678:9abc:def0:1234:5678, ',
				run: (header) => [readHops('10.0.0.1', header, isTrusted), readForwarded(header, 1)],
			},
			{
				commas: ',',
				blanks: ' ',
				'commas and blanks': ', ',
				'trusted addresses': '10.1.1.1,',
				brackets: '[',
				colons: ':',
				digits: '1',
				zones: (size) => `fe80::1%${'%'.repeat(size)}`,
			},
		),
		...compare(
			{
				parser: 'Traceparent',
				ordinary: '00-4bf92f3577b34da6a3ce929d0e0e4736-',
				run: isTraceparent,
			},
			{
				zeros: '0',
				dashes: '-',
			},
		),
		...compare(
			{
				parser: 'User-Agent',
				ordinary: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) ',
				run: describeBrowser,
			},
			{
				'Mac OS ': 'Mac OS ',
				Edg: 'Edg',
				blanks: ' ',
			},
		),
		...compare(
			{
				parser: 'names of files in headers',
				ordinary: 'attachment; filename="Hypotheekofferte 2026.pdf"; ',
				run: findFileName,
			},
			{
				semicolons: ';',
				blanks: (size) => `;a${' '.repeat(size)}`,
				'blanks in a name': (size) => `;filename="${' '.repeat(size)}x"`,
				quotes: ';a="',
				'escaped quotes': (size) => `;a="${'\\"'.repeat(size / 2)}`,
				'percent signs': (size) => `;filename*=utf-8''${'%41'.repeat(size / 3)}`,
				dots: (size) => `;filename="${'.'.repeat(size)}"`,
			},
		),
	]
}

function typedCases() {
	const say = createSay('nl', 'formal')
	const { date, time, money, number, email, text } = createFieldSchemas(say)
	const typed = 'Wij wonen hier sinds 31-3-2019, 14.05 uur, en betaalden € 9.500,00. '
	const patterns: Record<string, Hostile> = {
		blanks: (size) => `1${' '.repeat(size)}x`,
		'blanks and uur': (size) => `1${' '.repeat(size)}uurx`,
		digits: '1',
		dots: '1.',
		'dots in threes': '1.000.',
		dashes: '1-',
		letters: 'a',
		'names of hosts': (size) => `a@${'a.'.repeat(size / 2)}`,
		at: 'a@',
		'line ends': '\r\n',
	}
	const schemas = {
		date: date(),
		time: time(),
		money: money(),
		number: number(0, 10),
		'e-mail': email(),
		text: text('remark'),
	}
	const read = (schema: z.ZodType) => async (given: string) => {
		const fields = await readFields(Buffer.from(`field=${encodeURIComponent(given)}`), urlencoded)
		return fields instanceof URLSearchParams && schema.safeParse(fields.get('field')).success
	}
	return [
		...Object.entries(schemas).flatMap(([name, schema]) =>
			compare({ parser: `typed ${name}`, size: typedSize, ordinary: typed, run: read(schema) }, patterns),
		),
		...compare(
			{
				parser: 'dates of the API',
				size: typedSize,
				ordinary: typed,
				run: (text) => [parseWireDate(text), readWireTime(text)],
			},
			patterns,
		),
	]
}

function nameCases() {
	const say = createSay('nl', 'formal', new Map())
	return [
		...compare(
			{ parser: 'names of files', ordinary: 'Hypotheekofferte van maandag.pdf ', run: toSafeName },
			{
				blanks: (size) => `a${' '.repeat(size)}b`,
				dots: '.',
				slashes: '/',
				'direction marks': '\u202e',
				extensions: '.a',
			},
		),
		...compare(
			{
				parser: 'beginnings of files',
				ordinary: '<?xml version="1.0"?><a>',
				run: (content) => findFileContent(Buffer.from(content)),
			},
			{
				blanks: ' ',
				'line ends': '\r\n',
				'opening marks': '<',
				comments: '<!---->',
				quotes: '<!doctype a "',
			},
		),
		...compare(
			{
				parser: 'placeholders',
				ordinary: 'Welkom, mevrouw van der Berg. ',
				run: (name) => say('dashboard.greeting.night', { name }),
			},
			{ braces: '{{', 'names in braces': '{{name}}', 'nested keys': '$t(login.title)', dollars: '$&' },
		),
	]
}
