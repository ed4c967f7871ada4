import { expect, test } from 'vitest'
import { sanitiseHtml } from './sanitise-html.server'
import { readStyleRules } from './style-rules'

const hidden = '{display:none}'

function clean(css: string, html: string) {
	return sanitiseHtml(`<style>${css}</style>${html}`)
}

test.each([
	['p span.weg', '<p>a<span class="weg">b</span></p>'],
	['#weg', '<p>a<span id="weg">b</span></p>'],
	['span#weg.b', '<p>a<span id="weg" class="a b">b</span></p>'],
	['div .weg', '<div><p>a<i><b class="weg">b</b></i></p></div>'],
	['div > p > .weg', '<div><p>a<b class="weg">b</b></p></div>'],
	['.a p>i .weg', '<div class="a"><p>a<i><u><b class="weg">b</b></u></i></p></div>'],
	['* .x.weg', '<p>a<b class="weg x">b</b></p>'],
	['h1, SPAN.weg , h2', '<p>a<span class="weg">b</span></p>'],
	['/* { */ @import url(a.css); .weg', '<p>a<b class="weg">b</b></p>'],
])('Words that %s hides stay hidden', (selector, html) => {
	expect(clean(`${selector}${hidden}`, html)).toBe('<p>a</p>')
})

test('A hidden cell of one table is dropped, and that of another stays', () => {
	const table = (name: string) => `<table class="${name}"><tr><td>a<td class="weg">b</table>`
	expect(clean(`table.t td.weg${hidden}`, table('t'))).not.toContain('b</td>')
	expect(clean(`table.t td.weg${hidden}`, table('u'))).toContain('b</td>')
})

test.each(['screen', 'all', 'only screen', 'print, screen', ''])(
	'A rule for %j holds on a screen',
	(media) => {
		expect(clean(`@media ${media}{p{color:red}.weg${hidden}}`, '<p>a<b class="weg">b</b></p>')).toBe(
			'<p>a</p>',
		)
	},
)

test.each([
	`@media print{.weg${hidden}}`,
	`@media not screen{.weg${hidden}}`,
	`@media screen and (max-width:1px){.weg${hidden}}`,
	`@media screen{@media print{.weg${hidden}}}`,
	`@supports (display:grid){.weg${hidden}}`,
	`.weg:target${hidden}`,
	`b:not(.a, .weg, .c)${hidden}`,
	`[title="a, .weg, c"]${hidden}`,
	`.weg + b${hidden}`,
	`.Weg${hidden}`,
	`div .weg${hidden}`,
	`p > i > .weg${hidden}`,
	`p.weg${hidden}`,
	`.weg .weg${hidden}`,
	`/* .weg${hidden} */`,
	`> .weg${hidden}`,
])('Words stay where it is not known, or not so, that they are hidden: %s', (css) => {
	expect(clean(css, '<p>a <b class="weg">b</b></p>')).toBe('<p>a <b>b</b></p>')
})

test.each([
	['a rarer selector', `#een .weg{display:inline}.weg${hidden}`],
	['the later of two alike', `.weg${hidden}b{display:none}.weg{display:inline}`],
	['the important one', `.weg{display:inline!important}#een .weg{display:none}`],
])('Of two rules %s holds', (_, css) => {
	expect(clean(css, '<p id="een">a <b class="weg">b</b></p>')).toBe('<p>a <b>b</b></p>')
})

test('A style of an element gives way to an important rule alone', () => {
	const html = '<p>a<span class="weg" style="display:inline">b</span></p>'
	expect(clean(`.weg${hidden}`, html)).toBe('<p>ab</p>')
	expect(clean('.weg{display:none !important}', html)).toBe('<p>a</p>')
})

test('Selectors of another kind take no place of a rule that is read', () => {
	const others = 'p:hover{color:red}'.repeat(60)
	expect(clean(`${others}*.weg${hidden}`, '<p>a <b class="weg">b</b></p>')).toBe('<p>a</p>')
	expect(clean(`${others}*{font-style:italic}`, '<p>a</p>')).toBe('<p><em>a</em></p>')
})

test('Of a rule with thousands of declarations each element keeps the few that change what is shown', () => {
	const many = Array.from({ length: 3_000 }, (_, at) => `a${at}:b;`).join('')
	const rules = readStyleRules(`p{${many}opacity:${'0'.repeat(300)};display:none}`, 1)
	expect([...(rules.get('p')?.[0]?.plain ?? [])]).toEqual([['display', 'none']])
})
