import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { useBranches, createDocument } from '../../support/own-branches'
import { startVisitor } from '../../support/visitor'
import { deal } from '#tests/support/full'

const { portal, branches } = await useBranches()

type Theme = Parameters<typeof createDocument>[0]

/** Rules of the theme's style sheet for a light screen. */
async function styleWith(theme: Theme | undefined) {
	const answer = theme ? createDocument(theme) : () => HttpResponse.json({}, { status: 500 })
	const visitor = startVisitor(portal.url)
	const page = await visitor.visit(`/?domain=${branches.open({ '/api/theme': answer })}`)
	const href = page.document.querySelector('style')?.getAttribute('data-sheet') ?? ''
	const sheet = await visitor.visit(href)
	expect(page.styles).toContain(sheet.html)
	expect([sheet.status, sheet.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
	return { css: sheet.html.split('@media')[0] ?? '', href, page, visitor }
}

const colours = {
	color_primary: '#102a43',
	color_accent: '#b03a00',
	color_buttons: '#0b6e4f',
	color_links: '#1b4f9c',
	color_headers: '#231942',
	color_subheaders: '#3d1f5c',
	color_small_headers: '#4a2545',
	color_menu_background: '#fdf6e3',
	color_menu_active: '#9b2226',
	color_menu_text: '#22223b',
	color_footer_background: '#001219',
	color_footer_text: '#e9d8a6',
}

test('The twelve colours, the font and the size of the firm are the colours, font and size of the page [10] [12] [285]', async () => {
	const { css } = await styleWith({ ...colours, font_family: 'Libre Baskerville', font_size: 18 })
	for (const rule of [
		'--brand-primary:#102a43',
		'--brand-accent:#b03a00',
		'--brand-action:#0b6e4f',
		'--brand-link:#1b4f9c',
		'--brand-heading:#231942',
		'--brand-subheading:#3d1f5c',
		'--brand-small-heading:#4a2545',
		'--brand-menu:#fdf6e3',
		'--brand-menu-active:#9b2226',
		'--brand-on-menu:#22223b',
		'--brand-footer:#001219',
		'--brand-on-footer:#e9d8a6',
		'--brand-font:"Libre Baskerville",',
		'font-size:calc(112.5% * var(--size))',
	])
		expect(css).toContain(rule)
})

test.each<[string, Theme | undefined]>([
	['none at all', {}],
	['one that fails', undefined],
	['empty values', { color_primary: '', font_family: null, font_size: null }],
])(
	'With %s the defaults of the specification hold: blue, orange, Roboto, 16 [11] [13]',
	async (_what, theme) => {
		const { css, href } = await styleWith(theme)
		expect(href).toMatch(/^\/theme\/0A2E65-ff5d00-/)
		expect(href).toMatch(/-16-Roboto-[\da-f]{12}\.css$/)
		expect(css).toContain('--brand-primary:#0A2E65')
		expect(css).toContain('--brand-secondary:#39549E')
		expect(css).toContain('--brand-font:"Roboto",')
		expect(css).toContain('font-size:calc(100% * var(--size))')
	},
)

function listPreloads(header = '') {
	return [...header.matchAll(/<([^>]+)>; rel=preload; as=font/g)].map(([, file]) => file).toSorted()
}

test.each(
	deal('pages', [
		'Roboto',
		'Open Sans',
		'Lato',
		'Montserrat',
		'Oswald',
		'Raleway',
		'Noto Sans',
		'Fira Sans',
		'Lora',
		'Merriweather',
		'Libre Baskerville',
	]),
)('The font %s is served by the portal itself [12]', async (font) => {
	const { css: first, page, visitor } = await styleWith({ font_family: font })
	// The first page does not wait for the font, which loads for the next page.
	expect(first).toContain(`--brand-font:"${font}",`)
	expect(first).not.toContain('url(')
	const ahead = [...page.document.querySelectorAll('link[rel=prefetch]')].map((link) =>
		link.getAttribute('href'),
	)
	const second = await visitor.visit('/', { headers: { 'sec-fetch-site': 'same-origin' } })
	const css = second.styles
	expect(css).toContain(`--brand-font:"${font}",`)
	const files = [...css.matchAll(/url\((\/assets\/[^)]+\.woff2)\)/g)].map(([, file]) => file ?? '')
	expect(files).toHaveLength(2)
	expect(ahead.toSorted()).toEqual(files.toSorted())
	expect([page.headers.link, second.headers.link].map(listPreloads)).toEqual([[], files.toSorted()])
	expect(css).not.toMatch(/url\(["']?https?:/)
	const file = await startVisitor(portal.url).visit(files[0] ?? '')
	expect([file.status, file.bytes.subarray(0, 4).toString()]).toEqual([200, 'wOF2'])
})

test.each<[string, Theme]>([
	['a colour that ends the rule', { color_primary: 'red;}body{display:none}' }],
	['a colour that is an address', { color_primary: 'url(javascript:alert(1))' }],
	['a colour by name', { color_primary: 'rebeccapurple' }],
	['half a colour', { color_primary: '#12345' }],
	['a tag', { color_primary: '</style><script>alert(1)</script>' }],
	['a font the portal does not have', { font_family: 'Comic Sans MS' }],
	['a font that ends the rule', { font_family: 'Roboto";}*{display:none}' }],
	['a size without measure', { font_size: 9999 }],
	['a tiny size', { font_size: 1 }],
	['a size that is none', { font_size: 'calc(1px)' }],
	['an object for a text', { color_primary: { a: 1 }, font_size: [1] }],
])('A theme with %s falls back to the default there [10] [11] [13]', async (_what, theme) => {
	const { css, href, page } = await styleWith(theme)
	expect(href).toMatch(/^\/theme\/0A2E65-ff5d00-.*-16-Roboto-/)
	const rest = page.html.replace(/<style[^<]*<\/style>/, '')
	expect(`${css}${rest}`).not.toMatch(/display:none|alert|Comic|rebecca|9999/)
})

test('A colour nobody could read is shifted, so that the firm cannot make the page unreadable [10]', async () => {
	const { css } = await styleWith({ color_links: '#ffff66' })
	expect(css).not.toContain('--brand-link:#ffff66')
	expect(css).toMatch(/--brand-link:#[\da-f]{6}/)
})

test.each([
	'/theme/nergens.css',
	'/theme/000000-000000-000000-000000-000000-000000-000000-000000-000000-000000-000000-000000-16-Roboto-000000000000.css',
	'/theme/..%2f..%2fpackage.json.css',
])('A stylesheet that no theme has is not there: %s', async (path) => {
	expect((await startVisitor(portal.url).visit(path)).status).toBe(404)
})
