import { expect, test } from 'vitest'
import { listHtmlLines, showsText } from './html-lines'
import { sanitiseHtml } from './sanitise-html.server'

test('HTML is read as lines, a block each; a link keeps its address', () => {
	const html =
		'<h2>Artikel 1</h2><p>Wij &amp; u,<br>samen <b>sterk</b>.</p><ul><li>een<li>twee</ul>' +
		'<p>Lees de <a href="https://a.nl/v1.pdf">voorwaarden</a>.</p><table><tr><td>a</td><td>b</td></tr></table>'
	expect(listHtmlLines(sanitiseHtml(html))).toEqual([
		'Artikel 1',
		'Wij & u,',
		'samen sterk.',
		'een',
		'twee',
		'Lees de voorwaarden (https://a.nl/v1.pdf).',
		'a b',
	])
})

test.each([
	'',
	' \n',
	'<p></p>',
	'<p>&nbsp;</p>',
	'<!-- later -->',
	'<p><br></p><ul><li> </li></ul>',
	'<script>alert(1)</script>',
	'<img src="https://a.nl/x.png">',
	'&#8203;&zwnj;&#xFEFF;',
	'<a href="https://a.nl"></a>'.replace('https://a.nl', ''),
	'<p>&#x3164;&#x2800;</p>',
])('%j shows nothing once it is made safe', (html) => {
	expect(listHtmlLines(sanitiseHtml(html))).toEqual([])
})

test('A word, a figure or a sign shows something', () => {
	expect(['a', '1', '€', '–'].map(showsText)).toEqual([true, true, true, true])
})
