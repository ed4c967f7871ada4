import { expect, test } from 'vitest'
import { listHtmlLines } from './html-lines.server'
import { sanitiseHtml } from './sanitise-html.server'
import { showsText } from './shows-text'

function linesOf(html: string) {
	return listHtmlLines(sanitiseHtml(html), { struckOut: 'doorgehaald' })
}

test('HTML is read as lines, a block each; a link keeps its address', () => {
	const html =
		'<h2>Artikel 1</h2><p>Wij &amp; u,<br>samen <b>sterk</b>.</p><ul><li>een<li>twee</ul>' +
		'<p>Lees de <a href="https://a.nl/v1.pdf">voorwaarden</a>.</p><table><tr><td>a</td><td>b</td></tr></table>'
	expect(linesOf(html)).toEqual([
		'Artikel 1',
		'Wij & u,',
		'samen sterk.',
		'• een',
		'• twee',
		'Lees de voorwaarden (https://a.nl/v1.pdf).',
		'a | b',
	])
})

test.each([
	['€ 500<sup>1</sup>', '€ 500¹'],
	['14<sup>2</sup> dagen', '14² dagen'],
	['de 1<sup>e</sup> CO<sub>2</sub>', 'de 1ᵉ CO₂'],
	['100<sup>Q</sup> x<sub>n!</sub> 5<sup>*</sup>', '100^(Q) x_(n!) 5*'],
	['€ <s>500</s> 400', '€ [doorgehaald: 500] 400'],
	['<span style="text-decoration: line-through">nee</span> ja', '[doorgehaald: nee] ja'],
])('%s keeps its meaning as plain text', (html, line) => {
	expect(linesOf(html)).toEqual([line])
})

test('Items keep the number that a browser shows', () => {
	const html =
		'<ol start="6"><li>zes<li value="9">negen<ol type="a"><li>een<li>twee</ol><li>tien</ol>' +
		'<ol reversed><li>drie<li>twee<li>een</ol><ol type="I" start="4"><li>vier<li>vijf</ol>' +
		'<ol type="A" start="26"><li>z<li>aa</ol><ol type="i" start="0"><li>nul</ol>'
	expect(linesOf(html)).toEqual([
		...['6. zes', '9. negen', '› a. een', '› b. twee', '10. tien', '3. drie', '2. twee', '1. een'],
		...['IV. vier', 'V. vijf', 'Z. z', 'AA. aa', '0. nul'],
	])
})

test.each([
	[
		'<ul><li>verzekerd<li>niet verzekerd<ul><li>brand</ul><li>diefstal</ul>',
		['• verzekerd', '• niet verzekerd', '› • brand', '• diefstal'],
	],
	[
		'<ul><li>verzekerd<li>niet verzekerd<ul><li>brand<li>diefstal</ul></ul>',
		['• verzekerd', '• niet verzekerd', '› • brand', '› • diefstal'],
	],
	['<ol><li>een<p>twee</p></ol><p>drie</p>', ['1. een', '› twee', 'drie']],
	['<ul><li><ul><li>een</ul><li></ul>', ['• • een']],
	[
		'<table><tr><td>Advies</td><td><table><tr><td>1</td><td>2</td></tr></table></td></tr></table>',
		['Advies | (1 | 2)'],
	],
])('What is within an item or a cell is told so: %s', (html, lines) => {
	expect(linesOf(html)).toEqual(lines)
})

test.each([
	['14<sup> </sup>2 dagen', '14 2 dagen'],
	['14<sup>1 </sup>2 weken', '14¹ 2 weken'],
	['14<sup> 1</sup> dagen', '14 ¹ dagen'],
	['10<sup>&nbsp;</sup>000', '10 000'],
	['H<sub> </sub>2', 'H 2'],
])('Blanks at raised figures stay: %s', (html, line) => {
	expect(linesOf(html)).toEqual([line])
})

test.each([
	'',
	' \n',
	'<p></p>',
	'<p>&nbsp;</p>',
	'<!-- later -->',
	'<p><br></p><ul><li> </li></ul><ol><li></ol><hr><table><tr><td></td></tr></table><h2> </h2>',
	'<script>alert(1)</script>',
	'<p style="display:none">later</p><p hidden>later</p>',
	'<img src="https://a.nl/x.png">',
	'&#8203;&zwnj;&#xFEFF;',
	'<a href="https://a.nl"></a>',
	'<a href="#a"><a id="a">',
	'<p>&#x3164;&#x2800;</p>',
])('%j shows nothing once it is made safe', (html) => {
	expect(sanitiseHtml(html)).toBe('')
})

test('A word, a figure or a sign shows something', () => {
	expect(['a', '1', '€', '–'].map(showsText)).toEqual([true, true, true, true])
})

test('Lists and raised words that nest deeper than anybody writes are lines and words', () => {
	const list = `${'<ul><li>a'.repeat(6)}${'</ul>'.repeat(6)}`
	expect(listHtmlLines(list, { struckOut: '' })).toEqual([
		'• a',
		'› • a',
		'› › • a',
		'› › › • a',
		'› › › › a',
		'› › › › a',
	])
	expect(listHtmlLines('<sup>2</sup> <sup><sup><sup>é</sup></sup></sup>', { struckOut: '' })).toEqual([
		'² ^(^(é))',
	])
})
