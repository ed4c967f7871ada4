import { getByRole } from '@testing-library/dom'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { parsePage } from './parse-page'

const html = `<!doctype html><html lang="nl"><title>T</title><body><a href="next?a=1#b">Verder</a>
<noscript><p>Zonder</p></noscript><form action="send"><button>Stuur</button></form><p hidden><button>Weg</button></p>`

test('A page is read as in a window of its own, at its own address, when others have been read since', () => {
	const url = 'http://localhost:3000/een/twee'
	const page = parsePage(html, url)
	parsePage('<a href="x">', 'http://localhost:4000/')
	const own = new JSDOM(html, { url }).window.document
	expect(page.documentElement.outerHTML).toBe(own.documentElement.outerHTML)
	expect([page.URL, page.compatMode]).toEqual([own.URL, own.compatMode])
	expect(page.querySelector('a')?.href).toBe('http://localhost:3000/een/next?a=1#b')
	expect(page.forms[0]?.action).toBe(own.forms[0]?.action)
	expect(getByRole(page.body, 'button', { name: 'Stuur' }).textContent).toBe('Stuur')
})
