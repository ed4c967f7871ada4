import { expect, test } from 'vitest'
import { sanitiseHtml } from './sanitise-html.server'

test.each([
	['mailto:hallo@kantoor.nl', 'mailto:hallo@kantoor.nl'],
	['mailto:hallo@kantoor.nl?bcc=kwaad@elders.nl&body=geef', 'mailto:hallo@kantoor.nl'],
	['mailto:%20hallo@kantoor.nl', 'mailto:hallo@kantoor.nl'],
	['mailto://hallo@kantoor.nl', 'mailto:hallo@kantoor.nl'],
	['mailto:Kantoor%20%3Challo@kantoor.nl%3E', 'mailto:hallo@kantoor.nl'],
	['hallo@kantoor.nl', 'mailto:hallo@kantoor.nl'],
	[' mailto:hallo@kantoor.nl', 'mailto:hallo@kantoor.nl'],
	['tel:+31505550100', 'tel:+31505550100'],
	['tel:+31%2050-5550100;isub=7;ext=12', 'tel:+31505550100;ext=12'],
	['tel:0900-1234,,1', 'tel:09001234,,1'],
	['tel://050 555', 'tel:050555'],
	['www.kantoor.nl/over', 'https://www.kantoor.nl/over'],
	['http://kantoor.nl', 'https://kantoor.nl'],
	['HTTP://kantoor.nl:80/a', 'https://kantoor.nl/a'],
	['www.kantoor.nl:80', 'https://www.kantoor.nl'],
	['www.kantoor.nl:443/a', 'https://www.kantoor.nl:443/a'],
	['https://kantoor.nl:80/', 'https://kantoor.nl/'],
	['https://kantoor.nl:8443/a', 'https://kantoor.nl:8443/a'],
	['https:kantoor.nl/a', 'https://kantoor.nl/a'],
	['https://kantoor.nl/mailto:hallo@kantoor.nl', 'https://kantoor.nl/mailto:hallo@kantoor.nl'],
	['https://kantoor.nl/?a=1&amp;b=2', 'https://kantoor.nl/?a=1&amp;b=2'],
	['ht\ntps://kantoor.nl/', 'https://kantoor.nl/'],
])('A link of the firm to %s leads to %s', (href, safe) => {
	expect(sanitiseHtml(`<a href="${href}">x</a>`)).toBe(`<p><a href="${safe}">x</a></p>`)
})

test.each([
	...[
		'',
		'/contact',
		'//kantoor.nl/a',
		'contact.html',
		'../voorwaarden.pdf',
		'#',
		'#geen',
		'?a=1',
		'javascript:alert(1)',
	],
	...['data:text/html,x', 'file:///C:/a.doc', 'https://kantoor', 'https:///', 'https://u:p@kantoor.nl/'],
	...['http://kantoor.nl:8080', 'www.kantoor.nl:8080/a', 'http://kantoor.nl:8080?a=1'],
	...['https:contact', '/\\', 'mailto:', 'mailto:?to=kwaad@elders.nl', 'mailto:a@b.nl, c@d.nl'],
	...[
		'MailTo:hallo@kantoor.nl%0ABcc:a@b.nl',
		'mailto:hallo%20b@kantoor.nl',
		'tel:bel-ons',
		'tel:030-1234567%20/%2006-12345678',
		'tel:*21*0612345678%23',
		'java\nscript:x',
	],
])('A link of the firm to %j is text', (href) => {
	expect(sanitiseHtml(`<a href="${href}">x</a>`)).toBe('<p>x</p>')
})

test('A link within the text leads to its place, under a name that no other text has', () => {
	const html =
		'<p>Zie <a href="#art%206">artikel 6</a> en <a href="#b">b</a>.</p>' +
		'<h2 id="art 6">Artikel 6</h2><a name="b"></a><p id="c">Slot'
	const safe = sanitiseHtml(html)
	const [, prefix = ''] = /href="#(t[\da-f]{8})-0"/.exec(safe) ?? []
	expect(safe).toBe(
		`<p>Zie <a href="#${prefix}-0">artikel 6</a> en <a href="#${prefix}-1">b</a>.</p>` +
			`<h2><a id="${prefix}-0"></a>Artikel 6</h2><p><a id="${prefix}-1"></a>Slot</p>`,
	)
	expect(sanitiseHtml(`${html}!`)).not.toContain(prefix)
})

test.each([
	'<p><a name="x"></a><a id="x">een</a>',
	'<ol><li id="x">een</ol><p id="x">twee',
	'<table><tr><td id="x">een<td id="x">twee</table>',
	'<table><tr><td id="x">een</table>',
])('A link within the text leads to one place: %s', (html) => {
	const safe = sanitiseHtml(`${html}<p><a href="#x">daarheen</a>`)
	const [, id = ''] = /href="#(t[\da-f]{8}-0)"/.exec(safe) ?? []
	expect(safe.split(`<a id="${id}"></a>`)).toHaveLength(2)
})

test('A text of the firm keeps what reads and loses what runs, also when it is asked for again', () => {
	const html = '<h1 style="color:red">Hoi</h1><p onclick="x()">a<br />b</p><script>alert(1)</script><a>x</a>'
	const safe = '<h1>Hoi</h1><p>a<br />b</p><p>x</p>'
	expect([sanitiseHtml(html), sanitiseHtml(html)]).toEqual([safe, safe])
})

test.each([
	['€ 500<sup>1</sup>', '<p>€ 500<sup>1</sup></p>'],
	['<strike>a</strike><del>b</del><ins>c</ins>', '<p><s>a</s><del>b</del><ins>c</ins></p>'],
	['<span style="TEXT-DECORATION:underline line-through">a</span>', '<p><s>a</s></p>'],
	['<div style="text-decoration:line-through"><p>a</p>b</div>', '<p><s>a</s></p><p><s>b</s></p>'],
	[
		'<s><table><tr><td>a<td>b</table></s>',
		'<table><tbody><tr><td><s>a</s></td><td><s>b</s></td></tr></tbody></table>',
	],
	['<style>.d{text-decoration:line-through}</style>a <b class="d">b</b>', '<p>a <b><s>b</s></b></p>'],
	[
		'<style>@media print{.d{display:none}}.e{display:none}</style><i class=d>a</i><i class=e>b</i>',
		'<p><i>a</i></p>',
	],
	['<b style="font-weight:normal"><span style="font-weight:700">a</span>b</b>', '<p><strong>a</strong>b</p>'],
	['a<p style="display:none">b</p><span hidden>c</span><i style="mso-hide:all">d</i>e', '<p>ae</p>'],
	['<div>Neude 4</div><div>3511 AB</div>030', '<p>Neude 4</p><p>3511 AB</p><p>030</p>'],
	['<div>a<div>b</div>c</div>', '<p>a</p><p>b</p><p>c</p>'],
	['a<br><br><br>b<br>c<br>', '<p>a</p><p>b<br />c</p>'],
	['a\n\nb\nc', '<p>a</p><p>b<br />c</p>'],
	['<p>a\n\nb</p>', '<p>a b</p>'],
	['<pre>a\nb</pre>', '<p>a<br />b</p>'],
	[
		'<ol start=6 type=a reversed><li value=3>a<li type=I>b</ol>',
		'<ol start="6" type="a" reversed><li value="3">a</li><li type="I">b</li></ol>',
	],
	['<ol style="list-style-type:lower-roman"><li>a</ol>', '<ol type="i"><li>a</li></ol>'],
	['<ol style="list-style:none"><li>1. a</ol>', '<ul><li>1. a</li></ul>'],
	['<ol><li>a<ol><li>b</ol></ol>', '<ol><li>a<ol><li>b</li></ol></li></ol>'],
	['<ol><li>a</li><ul><li>b</ul><li>c</ol>', '<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>'],
	['<ul><li><p>a</p><p>b</p><li></ul>', '<ul><li>a<p>b</p></li></ul>'],
	['<ol><li>a<li style="list-style:none">b<li>c</ol>', '<ol><li>a</li><li type="none">b</li><li>c</li></ol>'],
	['<ol><li>a<li style="display:block">b<li>c</ol>', '<ol><li>a<p>b</p></li><li>c</li></ol>'],
	[
		'<ol start="3x"><li value="+5">a<li value="2.5">b</ol>',
		'<ol start="3"><li value="5">a</li><li value="2">b</li></ol>',
	],
	['<ul><li style="text-decoration:line-through">a</ul>', '<ul><li><s>a</s></li></ul>'],
	['<ul style="display:flex"><li>a <b>b</b></ul>', '<ul><li>a <b>b</b></li></ul>'],
	[
		'<ul><li style="display:list-item"><p style="display:flex"><i>a</i><i>b</i></p></ul>',
		'<ul><li><i>a</i><p><i>b</i></p></li></ul>',
	],
	['<table><tr><td style="text-decoration:line-through">a</table>', '<p><s>a</s></p>'],
	[
		'<table><tr><td style="display:flex"><b>a</b><b>b</b><td></table>',
		'<table><tbody><tr><td><b>a</b><p><b>b</b></p></td><td></td></tr></tbody></table>',
	],
	['<td>a</td>', '<p>a</p>'],
	['<table><tr><td><p>a</p><p>b</p></table>', '<p>a</p><p>b</p>'],
	[
		'<table><caption>t</caption><tr><th colspan=2 scope=col>a<tr><td rowspan="2">b<td colspan="x">c<tr><td></table>',
		'<table><caption>t</caption><tbody><tr><th scope="col" colspan="2">a</th></tr>' +
			'<tr><td rowspan="2">b</td><td>c</td></tr><tr><td></td></tr></tbody></table>',
	],
	['<h2> </h2><h3>&nbsp;</h3><p>a</p>', '<p>a</p>'],
	['a<hr>b', '<p>a</p><hr /><p>b</p>'],
	['<img alt="Let op"><img src=x>stop', '<p>Let op stop</p>'],
	['<blockquote>a<p>b</blockquote>', '<blockquote><p>a</p><p>b</p></blockquote>'],
	['<dl><dt>a<dd>b</dl>', '<p>a</p><p>b</p>'],
	[
		'<math><mfrac><mn>1</mn><mn>2</mn></mfrac><msup><mi>x</mi><mn>2</mn></msup></math>',
		'<p>1/2x<sup>2</sup></p>',
	],
	['<q>a</q>', '<p>“a”</p>'],
	[
		'<a href="https://a.nl/"><h2>a</h2>b</a>',
		'<h2><a href="https://a.nl/">a</a></h2><p><a href="https://a.nl/">b</a></p>',
	],
	['<b>a</b> <b>b</b><b>c</b>', '<p><b>a</b> <b>bc</b></p>'],
	['a <!-- [if x]>b<![endif]--><![if !x]>c<![endif]>', '<p>a c</p>'],
	['1 &lt; 2 &amp;amp; "3"', '<p>1 &lt; 2 &amp;amp; "3"</p>'],
	['<svg><text>x</text></svg><iframe>x</iframe><noscript>x</noscript>a', '<p>a</p>'],
])('%s becomes %s', (html, safe) => {
	expect(sanitiseHtml(html)).toBe(safe)
})

test.each(['<b>', '<b>x</i>', '<div><!--</div>-->', '<div>', '<B >'])(
	'What is nested deeper than anybody writes is shown without its marks: %s',
	(pattern) => {
		const html = sanitiseHtml(`${pattern}x`.repeat(1_100))
		expect(html).not.toContain('<')
		expect(html).toContain('x')
		expect(sanitiseHtml(`${pattern}x`.repeat(100))).not.toContain('&lt;')
	},
)

test('Formatting that is closed with its paragraph is not nested, however often it begins', () => {
	expect(sanitiseHtml('<p><b>x'.repeat(1_100))).toBe('<p><b>x</b></p>'.repeat(1_100))
})

test('Formatting that is never closed cannot multiply without end', () => {
	const open = Array.from({ length: 400 }, (_, at) => `<font size="${at}">`).join('')
	expect(sanitiseHtml('<p>' + open + '<p>a'.repeat(2_000))).not.toContain('<')
})

test('A power of a power of a power stands no higher', () => {
	expect(sanitiseHtml('x' + '<sup>2'.repeat(40))).toBe(`<p>x<sup>2<sup>${'2'.repeat(39)}</sup></sup></p>`)
})

test('A text of more lines than can be read again is shown as words', () => {
	const lines = sanitiseHtml(`<pre>${'x\n'.repeat(60_000)}</pre>`)
	expect(lines).not.toContain('<')
	expect(lines).toContain('x\nx\nx')
})

test('A text with far more elements than words is shown as words', () => {
	const items = '<ul>' + '<li>x'.repeat(10_000)
	expect(sanitiseHtml(items)).not.toContain('<')
	expect(sanitiseHtml('<ul>' + '<li>een punt van de lijst'.repeat(5_000))).toContain('<li>een punt')
})

test('Many elements that follow each other are none within each other', () => {
	const html = '<p>a <b>b</b><br>c</p>'.repeat(2_000)
	expect(sanitiseHtml(html)).toBe('<p>a <b>b</b><br />c</p>'.repeat(2_000))
	expect(sanitiseHtml('<ul><li>a</ul>'.repeat(2_000))).toContain('<ul><li>a</li></ul>')
})

test('An address that is never closed is not repeated in each paragraph', () => {
	const html = `<a href="https://a.nl/${'b'.repeat(4_000)}">${'<p>a'.repeat(2_000)}`
	expect(sanitiseHtml(html).length).toBeLessThan(3 * html.length)
})
