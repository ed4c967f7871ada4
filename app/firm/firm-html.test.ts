import { expect, test } from 'vitest'
import { findBindingHtml, findFirmHtml } from './firm-html.server'

const dutch = '<p>Dag<script>x</script></p>'

test.each([
	['nl', { nl: dutch }, { html: '<p>Dag</p>' }],
	['en', { nl: dutch }, { html: '<p>Dag</p>', lang: 'nl' }],
	['en', { nl: dutch, en: '<p>Hello</p>' }, { html: '<p>Hello</p>' }],
	['nl', { en: '<p>Hello</p>' }, undefined],
	['en', { nl: '' }, undefined],
	['nl', { nl: '<p> &nbsp;</p><!-- x -->' }, undefined],
	['en', { en: '<p></p>', nl: dutch }, { html: '<p>Dag</p>', lang: 'nl' }],
] as const)(
	'A reader of %s is told %j as %j, in a language that is named where it is another',
	(language, wordings, told) => {
		expect(findFirmHtml(wordings, { language })).toEqual(told)
	},
)

test('A text that binds is told in any language that it has', () => {
	expect(findBindingHtml({ en: '<p>Hello</p>' }, { language: 'nl' })).toEqual({
		html: '<p>Hello</p>',
		lang: 'en',
	})
	expect(findBindingHtml({ nl: ' ', en: '<p>Hello</p>' }, { language: 'en' })).toEqual({
		html: '<p>Hello</p>',
	})
	expect(findBindingHtml({ nl: dutch }, { language: 'en' })).toEqual({ html: '<p>Dag</p>', lang: 'nl' })
	expect(findBindingHtml({ nl: '<p></p>' }, { language: 'nl' })).toBeUndefined()
})

test.each([
	'.',
	'<p>.</p>',
	'<p>\u2026</p>',
	'<ol><li>-</li></ol>',
	'<h2>1.</h2><p>&amp;</p>',
	'<p>&#8212; 2026</p>',
])('Terms without a letter, as %j, are no text that anybody can agree to', (html) => {
	expect(findBindingHtml({ nl: html }, { language: 'nl' })).toBeUndefined()
	expect(findBindingHtml({ nl: html, en: '<p>Terms</p>' }, { language: 'nl' })).toEqual({
		html: '<p>Terms</p>',
		lang: 'en',
	})
})
