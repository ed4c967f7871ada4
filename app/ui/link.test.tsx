import { expect, test } from 'vitest'
import { listAttributes, renderPage } from '#tests/support/render-page'
import { Link } from './link'

const names = ['href', 'target', 'rel', 'data-file', 'aria-current', 'aria-describedby', 'lang', 'hreflang']
const read = (link: ReturnType<typeof Link>) => {
	const element = renderPage(link).querySelector('a')
	return { ...listAttributes(element, ...names), words: element?.textContent }
}

test('A link leads where it says, and carries nothing that nobody asked for', () => {
	const link = (
		<Link href="/actions?page=2#top" isFile={false}>
			Actiepunten
		</Link>
	)
	expect(read(link)).toEqual({ href: '/actions?page=2#top', words: 'Actiepunten' })
})

test('A link to a new tab says so, and tells that tab nothing of this page', () => {
	const link = (
		<Link href="https://a.nl/b" newTab="(opent in een nieuw tabblad)">
			Kaart
		</Link>
	)
	expect(read(link)).toEqual({
		href: 'https://a.nl/b',
		target: '_blank',
		rel: 'noopener noreferrer',
		words: 'Kaart (opent in een nieuw tabblad)',
	})
})

test('A file is marked for the scripts; a language, the place in a menu and a description for who listens', () => {
	const link = (
		<Link href="/file" isFile lang="en" current="page" describedBy="size">
			Report
		</Link>
	)
	expect(read(link)).toEqual({
		href: '/file',
		'data-file': 'true',
		'aria-current': 'page',
		'aria-describedby': 'size',
		lang: 'en',
		hreflang: 'en',
		words: 'Report',
	})
})
