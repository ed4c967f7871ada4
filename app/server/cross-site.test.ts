import { expect, test } from 'vitest'
import { isSameSitePost } from './cross-site'

test.each<[verdict: boolean, headers: Record<string, string>]>([
	[true, { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://portaal.nl' }],
	[true, { 'Sec-Fetch-Site': 'none' }],
	[false, { 'Sec-Fetch-Site': 'same-site', Origin: 'https://portaal.nl' }],
	[false, { 'Sec-Fetch-Site': 'cross-site' }],
	[false, { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://portaal.nl' }],
	[true, { Origin: 'https://portaal.nl' }],
	[true, { Origin: 'https://PORTAAL.nl' }],
	[true, { Origin: 'https://portaal.nl:443' }],
	[false, { Origin: 'http://portaal.nl' }],
	[false, { Origin: 'https://portaal.nl:8443' }],
	[false, { Origin: 'https://portaal.nl.kwaad.nl' }],
	[false, { Origin: 'null' }],
	[false, { Origin: '' }],
	[true, {}],
])('That a form comes from this site is %s for %j', (verdict, headers) => {
	expect(isSameSitePost(new Headers(headers), 'https://portaal.nl/branch')).toBe(verdict)
})
