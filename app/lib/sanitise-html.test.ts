import { expect, test } from 'vitest'
import { sanitiseHtml } from './sanitise-html.server'

test.each([
	['mailto:hallo@kantoor.nl', '<a href="mailto:hallo@kantoor.nl">x</a>'],
	['mailto:hallo@kantoor.nl?bcc=kwaad@elders.nl&body=geef', '<a href="mailto:hallo@kantoor.nl">x</a>'],
	['MailTo:hallo@kantoor.nl%0ABcc:a@b.nl', '<a>x</a>'],
	['mailto:hallo%20b@kantoor.nl', '<a>x</a>'],
	['mailto:?to=kwaad@elders.nl', '<a>x</a>'],
	['tel:+31505550100', '<a href="tel:+31505550100">x</a>'],
	['tel:+31%2050-5550100;ext=12', '<a href="tel:+31505550100">x</a>'],
	['tel:bel-ons', '<a>x</a>'],
	[' mailto:hallo@kantoor.nl', '<a href="mailto:hallo@kantoor.nl">x</a>'],
	[
		'https://kantoor.nl/mailto:hallo@kantoor.nl',
		'<a href="https://kantoor.nl/mailto:hallo@kantoor.nl">x</a>',
	],
	['tel:12%203', '<a href="tel:123">x</a>'],
	['', '<a>x</a>'],
	['https://kantoor.nl/?a=1&b=2', '<a href="https://kantoor.nl/?a=1&amp;b=2">x</a>'],
	['javascript:alert(1)', '<a>x</a>'],
])('A link of the firm to %s only says whom or where', (href, html) => {
	expect(sanitiseHtml(`<a href="${href}">x</a>`)).toBe(html)
})

test('A text of the firm keeps what reads and loses what runs, also when it is asked for again', () => {
	const html = '<h1 style="color:red">Hoi</h1><p onclick="x()">a<br />b</p><script>alert(1)</script><a>x</a>'
	const safe = '<h1>Hoi</h1><p>a<br />b</p><a>x</a>'
	expect([sanitiseHtml(html), sanitiseHtml(html)]).toEqual([safe, safe])
})

test.each(['<b>', '<b>x</i>', '<p><b>', '<div>', '<B >'])(
	'What is nested deeper than anybody writes is shown without its marks: %s',
	(pattern) => {
		const html = sanitiseHtml(pattern.repeat(1_100))
		expect(html).not.toContain('<')
		expect(sanitiseHtml(pattern.repeat(100))).not.toContain('&lt;')
	},
)

test('Many elements that follow each other are none within each other', () => {
	const html = '<p>a <b>b</b><br>c</p>'.repeat(2_000)
	expect(sanitiseHtml(html)).toBe(html.replaceAll('<br>', '<br />'))
	expect(sanitiseHtml('<ul><li>a</ul>'.repeat(2_000))).toContain('<ul><li>a</li></ul>')
})
