import { expect, test } from 'vitest'
import {
	chooseFontTiming,
	choosePrefetchTiming,
	findPrefetch,
	isDocumentRequest,
	isOwnPageRequest,
	isPageRequest,
} from './request-kind'

const ask = (headers: Record<string, string> = {}, method = 'GET') =>
	new Request('https://portaal.nl/a', { method, headers })

test('to get a page is to open it; to ask for its head, or to post, is not', () => {
	expect(isPageRequest(ask())).toBe(true)
	expect(isPageRequest(ask({ Purpose: 'other' }))).toBe(true)
	expect(['HEAD', 'POST'].map((method) => isPageRequest(ask({}, method)))).toEqual([false, false])
})

test.each([
	['Sec-Purpose', 'prefetch;prerender'],
	['Purpose', 'prefetch'],
	['X-Purpose', 'preview'],
	['X-Moz', 'Prefetch'],
	['Sec-Purpose', 'prerender'],
])('%s: %s opens no page', (name, value) => {
	const request = ask({ [name]: value })
	expect([isPageRequest, isDocumentRequest, isOwnPageRequest].map((is) => is(request))).toEqual([
		false,
		false,
		false,
	])
})

test('a window of its own asks for a document; a browser that says nothing counts as one', () => {
	expect(isDocumentRequest(ask())).toBe(true)
	expect(isDocumentRequest(ask({ 'Sec-Fetch-Dest': 'document' }))).toBe(true)
	const others = ['iframe', 'image', 'empty'].map((dest) =>
		isDocumentRequest(ask({ 'Sec-Fetch-Dest': dest })),
	)
	expect(others).toEqual([false, false, false])
})

test.each([
	[{ 'Sec-Fetch-Site': 'same-origin' }, true],
	[{ 'Sec-Fetch-Site': 'none' }, true],
	[{ 'Sec-Fetch-Site': 'cross-site' }, false],
	[{ 'Sec-Fetch-Site': 'same-site' }, false],
	[{ 'Sec-Fetch-Site': 'none', Referer: 'https://elders.nl/' }, true],
	[{}, true],
	[{ Referer: 'https://portaal.nl/b' }, true],
	[{ Referer: 'https://elders.nl/a' }, false],
	[{ Referer: 'geen adres' }, false],
])('a visit with %j comes from us: %s', (headers, isOwn) => {
	expect(isOwnPageRequest(ask(headers as Record<string, string>))).toBe(isOwn)
})

test('a post is no visit, wherever it comes from', () => {
	expect(isOwnPageRequest(ask({ 'Sec-Fetch-Site': 'same-origin' }, 'POST'))).toBe(false)
})

test.each([
	[{ 'Sec-Fetch-Site': 'none' }, 'later'],
	[{ 'Sec-Fetch-Site': 'cross-site' }, 'later'],
	[{ 'Sec-Fetch-Site': 'same-origin' }, 'now'],
	[{}, 'now'],
	[{ 'Sec-Fetch-Site': 'same-origin', 'Save-Data': 'on' }, 'never'],
	[{ 'Sec-Fetch-Site': 'same-origin', 'Save-Data': 'off' }, 'now'],
	[{ 'Sec-Fetch-Site': 'none', 'Sec-Purpose': 'prefetch', Referer: 'https://portaal.nl/b' }, 'now'],
	[{ 'Sec-Fetch-Site': 'none', 'Sec-Purpose': 'prefetch' }, 'later'],
])('a visit with %j fetches its fonts %s', (headers, timing) => {
	expect(chooseFontTiming(ask(headers as Record<string, string>))).toBe(timing)
})

test.each([
	[{ Referer: 'https://portaal.nl/b' }, undefined],
	[{ 'Sec-Purpose': 'prefetch', 'Sec-Fetch-Site': 'none', Referer: 'https://portaal.nl/b' }, 'own'],
	[{ 'Sec-Purpose': 'prefetch', 'Sec-Fetch-Site': 'same-origin' }, 'own'],
	[{ 'Sec-Purpose': 'prefetch;prerender', 'Sec-Fetch-Site': 'same-origin' }, 'other'],
	[{ Purpose: 'prefetch', 'Sec-Fetch-Site': 'same-origin' }, 'other'],
	[{ 'Sec-Purpose': 'prefetch', 'Sec-Fetch-Site': 'none', Referer: 'https://elders.nl/' }, 'other'],
	[{ 'Sec-Purpose': 'prefetch', Referer: 'geen adres' }, 'other'],
])('what comes with %j is prepared for: %s', (headers, prefetch) => {
	expect(findPrefetch(ask(headers as Record<string, string>))).toBe(prefetch)
})

test('a form is not prepared', () => {
	expect(findPrefetch(ask({ 'Sec-Purpose': 'prefetch' }, 'POST'))).toBeUndefined()
})

test.each([
	[{}, 'moderate'],
	[{ 'Sec-CH-UA-Mobile': '?0' }, 'moderate'],
	[{ 'Sec-CH-UA-Mobile': '?1' }, 'conservative'],
	[{ 'Save-Data': 'on' }, undefined],
])('the links of a page that was asked for with %j are fetched ahead: %s', (headers, timing) => {
	expect(choosePrefetchTiming(ask(headers as Record<string, string>))).toBe(timing)
})
