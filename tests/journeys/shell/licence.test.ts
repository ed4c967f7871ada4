import { describe, expect, test } from 'vitest'
import { useBranches, createDocument } from '../../support/own-branches'
import { computeSha256 } from '../../support/recorder'
import { openOverview, signIn } from '../../support/sign-in'
import { startVisitor } from '../../support/visitor'
import { deal } from '#tests/support/full'

const { api, portal, branches } = await useBranches()

type Content = Parameters<typeof createDocument>[0]

const branchWith = (content: Content) =>
	branches.open({ '/api/licenses/current': createDocument({ content }) })
const loginWith = (content: Content) => startVisitor(portal.url).visit(`/?domain=${branchWith(content)}`)

const hostile = `<p onclick="alert(1)" style="color:red" class="x" id="main">Goed <b>vet</b> <em>nadruk</em>
<script>alert(2)</script><style>body{display:none}</style><iframe src="https://kwaad.voorbeeld.nl"></iframe>
<a href="javascript:alert(3)">fout</a> <a href=" jav&#09;ascript:alert(3)">tab</a> <a href="data:text/html,x">data</a>
<a href="//kwaad.voorbeeld.nl">zonder</a> <a href="https://goed.voorbeeld.nl" target="_blank" onfocus="x()">goed</a>
<a href="tel:+31505550100">bel</a> <img src="x" onerror="alert(4)"><form action="https://kwaad.voorbeeld.nl"><input name="password"></form>
<svg><script>alert(5)</script></svg><math><mtext></p><h1>Kop</h1><ul><li>punt</li></ul><noscript><p title="</noscript><img src=x onerror=alert(6)>"></noscript>`

describe('HTML of the firm', () => {
	test.each([
		['welcome_content', '/dashboard', 'h3'],
		['footer_content', '/dashboard', 'h2'],
		['important_documents_content', '/important-documents', 'h2'],
	])('is shown as text with marks, and nothing of it runs: %s [16] [18]', async (member, path, heading) => {
		const { visitor } = await signIn(portal.url, { branch: branchWith({ [member]: hostile }) })
		const page = await visitor.visit(path)
		const text = page.getByText('vet').closest('div') as HTMLElement
		expect(text.querySelector('p b')?.textContent).toBe('vet')
		expect(text.querySelector(heading)?.textContent).toBe('Kop')
		expect(text.querySelector('li')?.textContent).toBe('punt')
		const links = [...text.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])
		expect(links.filter(([, href]) => href)).toEqual([
			['goed', 'https://goed.voorbeeld.nl'],
			['bel', 'tel:+31505550100'],
		])
		expect(text.querySelectorAll('script, style, iframe, img, form, input, svg, math, h1')).toHaveLength(0)
		expect(text.innerHTML).not.toMatch(/ on[a-z]+=|javascript|style=|class=|id=|alert/i)
		expect(page.getAllByRole('heading', { level: 1 })).toHaveLength(1)
	})

	test('is the same with and without scripts [18]', async () => {
		const { visitor, page } = await openOverview(portal.url, {
			branch: branchWith({ welcome_content: hostile }),
		})
		const simple = await page.press('Eenvoudige versie')
		expect(simple.document.querySelectorAll('script')).toHaveLength(0)
		const html = (shown: typeof page) => shown.getByText('vet').closest('div')?.innerHTML
		expect(html(simple)).toBe(html(await visitor.visit('/dashboard')))
		expect(html(simple)).toBe(html(page))
	})
})

test('Titles of the firm are text, whatever they hold [16]', async () => {
	const title = 'Welkom <script>alert(1)</script> & <b>hallo</b>'
	const content = { welcome_title: title, important_documents_title: title }
	const { visitor, page } = await openOverview(portal.url, { branch: branchWith(content) })
	expect(page.getByRole('heading', { name: title })).toBeTruthy()
	const documents = await visitor.visit('/important-documents')
	expect(documents.getByRole('heading', { level: 1 }).textContent).toBe(title)
	expect(documents.title).toContain(title)
	expect(documents.html).not.toContain('<script>alert')
})

test('Without words of the firm the portal has its own, and the footer the year [16] [169]', async () => {
	const { page } = await openOverview(portal.url, { branch: branchWith({}) })
	expect(page.words).toMatch(/(Welkom|Goede\w+), mevrouw De Vries/)
	expect(page.getByRole('contentinfo').textContent).toContain(`© ${new Date().getFullYear()}`)
})

test('The footer shows what the firm says instead of the year, to guests as well [16] [169]', async () => {
	const page = await loginWith({ footer_content: '<p>KvK 123</p>' })
	const footer = page.getByRole('contentinfo')
	expect(footer.textContent).toContain('KvK 123')
	expect(footer.textContent).not.toContain('©')
})

test('Each branch has its own licence: words, pictures and colours [16] [17] [280]', async () => {
	const [one, other] = [
		branchWith({ footer_content: 'Kantoor Een' }),
		branchWith({ footer_content: 'Kantoor Twee' }),
	]
	const visitor = startVisitor(portal.url)
	expect((await visitor.visit(`/?domain=${one}`)).words).toContain('Kantoor Een')
	expect((await visitor.visit(`/?domain=${other}`)).words).toContain('Kantoor Twee')
	expect((await visitor.visit(`/?domain=${one}`)).words).toContain('Kantoor Een')
})

describe('Pictures of the firm', () => {
	const picture = async (path: string) => {
		const answer = await api.backend.handle(new Request(`${api.url}${path}`))
		return computeSha256(Buffer.from(await answer.arrayBuffer()))
	}

	test('come by way of the portal, byte for byte [14] [15]', async () => {
		const page = await startVisitor(portal.url).visit('/?domain=noord')
		const logo = page.getByRole('img', { name: /^Kantoor noord/ }).getAttribute('src') ?? ''
		const header = page.document.querySelector('main img')?.getAttribute('src') ?? ''
		expect([logo, header].every((source) => source.startsWith('/images/'))).toBe(true)
		for (const [source, path] of [
			[logo, '/images/logo-noord.svg'],
			[header, '/images/header-noord.svg'],
		] as const) {
			const image = await startVisitor(portal.url).visit(source)
			expect([image.status, image.headers['content-type']]).toEqual([200, 'image/svg+xml'])
			expect(image.headers['content-security-policy']).toContain('sandbox')
			expect(computeSha256(image.bytes)).toBe(await picture(path))
		}
	})

	test('are fetched only for names that the portal signed itself [14]', async () => {
		const page = await startVisitor(portal.url).visit('/?domain=noord')
		const logo = page.getByRole('img', { name: /^Kantoor noord/ }).getAttribute('src') ?? ''
		const [name, day, signature] = logo.replace('/images/', '').split('.') as [string, string, string]
		const foreign = Buffer.from('http://127.0.0.1/geheim').toString('base64url')
		api.forgetCalls()
		for (const forged of [
			name,
			`${foreign}.${day}.${signature}`,
			`${name}.${Number(day) + 1}.${signature}`,
			`${name}.${day}.${signature}a`,
			`${name}.${signature}`,
			`${name}.${day}.`,
			'a.',
			'a.b.c',
			`${foreign}.`,
		]) {
			const answer = await startVisitor(portal.url).visit(`/images/${forged}`)
			expect([forged, answer.status]).toEqual([forged, 404])
		}
		expect(api.calls).toEqual([])
	})

	test.each(
		deal('pages', [
			['javascript:alert(1)'],
			['http://elders.voorbeeld.nl/logo.png'],
			['file:///etc/passwd'],
			['data:text/html,<script>alert(1)</script>'],
			['data:image/svg+xml;base64,PHN2Zy8+'],
			['geen adres'],
			[''],
		]),
	)(
		'that are no picture to trust are left out; the name of the firm stands there: %s [14]',
		async (address) => {
			const page = await loginWith({ logo_image: address, header_image: address })
			expect(page.document.querySelectorAll('img')).toHaveLength(0)
			expect(page.getByRole('banner').textContent).toContain('Kantoor vestiging-')
		},
	)

	test('may stand in the licence itself, or differ per language [5] [14]', async () => {
		const dot = 'data:image/png;base64,iVBORw0KGgo='
		const page = await loginWith({ logo_image: { nl: dot, en: 'https://goed.voorbeeld.nl/en.png' } })
		expect(page.getByRole('img', { name: /^Kantoor/ }).getAttribute('src')).toBe(dot)
		const english = await page.press('English')
		expect(english.getByRole('img', { name: /^Kantoor/ }).getAttribute('src')).toMatch(/^\/images\//)
	})

	test.each([
		[true, 'band'],
		['1', 'band'],
		[false, 'beside'],
	])('over the whole width or beside the login, as the licence says: %s [15]', async (isFull, layout) => {
		const page = await loginWith({
			header_image: 'data:image/png;base64,iVBORw0KGgo=',
			isHeaderImageFullWidth: isFull,
		})
		expect(page.document.querySelector('[data-image]')?.getAttribute('data-image')).toBe(layout)
	})
})
