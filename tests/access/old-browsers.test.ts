import { describe, expect, test } from 'vitest'
import { findJoinedLinks, findPrintedLinks } from './old-browsers'

describe('Two links', () => {
	test.each([
		['beside each other', '<a href="/a">Bel</a><a href="/b">Mail</a>'],
		[
			'in elements without a line of their own',
			'<span><a href="/a">Bel</a></span><nav><a href="/b">Mail</a></nav>',
		],
		['with a picture', '<a href="/a">Bel</a><a href="/b"><svg></svg><span>Mail</span></a>'],
	])('%s are found', (_, html) => expect(findJoinedLinks(html)).toEqual(['BelMail']))

	test.each([
		['a space', '<a href="/a">Bel</a> <a href="/b">Mail</a>'],
		['words', '<a href="/a">Bel</a>of<a href="/b">Mail</a>'],
		['a line break', '<a href="/a">Bel</a><br><a href="/b">Mail</a>'],
		['a line each', '<ul><li><a href="/a">Bel</a></li><li><a href="/b">Mail</a></li></ul>'],
	])('with %s between them are not', (_, html) => expect(findJoinedLinks(html)).toEqual([]))
})

test('Link elements that text browsers print are found', () => {
	const head = '<link rel="icon" href="/i"><link rel="preload" href="/f"><link rel="manifest" href="/m">'
	expect(findPrintedLinks(head)).toHaveLength(2)
})
