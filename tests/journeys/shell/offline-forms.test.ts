import { expect, test } from 'vitest'
import { parsePage } from '#tests/support/parse-page'
import { startVisitor } from '#tests/support/visitor'
import { useSite } from '#tests/support/use-site'

const site = await useSite()

test('The service worker gets a page per language and form of address, equal for everyone, whose styles are files', async () => {
	const visitor = startVisitor(site.portal.url)
	const answer = await visitor.visit('/offline/forms')
	expect([answer.status, answer.headers['content-type'], answer.setCookies]).toEqual([
		200,
		'application/json',
		[],
	])
	const { pages, stylesheets } = JSON.parse(answer.html) as {
		pages: Record<string, string>
		stylesheets: string[]
	}
	const titles = Object.entries(pages).map(([wording, html]) => {
		const page = parsePage(html, `${site.portal.url}/x`)
		const links = [...page.querySelectorAll('link')].map((link) => link.getAttribute('href'))
		expect(links).toEqual(stylesheets)
		expect(page.querySelectorAll('h1')).toHaveLength(1)
		expect(page.querySelector('meta[name=viewport]')).not.toBeNull()
		expect(page.querySelectorAll('script, style, img, [style]')).toHaveLength(0)
		expect(html.match(/<form[^>]*>/g)).toEqual(['<form method="post">'])
		return [wording, page.documentElement.lang, page.title, page.querySelector('h1')?.textContent]
	})
	const [formal, informal, english] = [
		'Misschien is uw formulier aangekomen',
		'Misschien is je formulier aangekomen',
		'Your form may have arrived',
	]
	expect(titles).toEqual([
		['nl-formal', 'nl', formal, formal],
		['nl-informal', 'nl', informal, informal],
		['en-formal', 'en', english, english],
		['en-informal', 'en', english, english],
	])
	for (const sheet of stylesheets) expect((await visitor.visit(sheet)).status, sheet).toBe(200)
})
