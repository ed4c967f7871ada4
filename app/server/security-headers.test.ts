import { expect, test } from 'vitest'
import { addSecurityHeaders } from './security-headers.server'

function readCacheControl(headers: Record<string, string>) {
	const added = new Headers(headers)
	addSecurityHeaders(added, { nonce: '', secure: false })
	return added.get('Cache-Control')
}

test.each([
	['text/html; charset=utf-8', 'no-store, no-transform'],
	['text/html', 'no-store, no-transform'],
	['TEXT/HTML;charset=UTF-8', 'no-store, no-transform'],
	['application/xhtml+xml', 'no-store, no-transform'],
	['application/pdf', 'no-store'],
	['text/html-fragment', 'no-store'],
	['application/json; charset=utf-8', 'no-store'],
	[undefined, 'no-store'],
])('Proxies change no page and store nothing: %s is sent with %s', (type, expected) => {
	expect(readCacheControl(type ? { 'Content-Type': type } : {})).toBe(expected)
})

test.each(['private, no-cache, no-transform', 'public, max-age=31536000, immutable'])(
	'Own rules of an answer are kept: %s',
	(own) => {
		expect(readCacheControl({ 'Content-Type': 'text/html', 'Cache-Control': own })).toBe(own)
	},
)
