import * as fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { escapeHtml } from './escape-html'

const texts = fc.string({
	unit: fc.constantFrom('&', '<', '>', '"', "'", '=', '/', 'a', 'é', '&amp;', '</b>', '<!--', '`'),
})

test('A text is the same again in an element and in an attribute', () => {
	const samples = fc.sample(texts, 500)
	const html = samples.map((text) => `<b title="${escapeHtml(text)}">${escapeHtml(text)}</b>`).join('')
	const elements = [...new JSDOM(html).window.document.querySelectorAll('b')]
	expect(elements.map(({ title }) => title)).toEqual(samples)
	expect(elements.map(({ textContent }) => textContent)).toEqual(samples)
	expect(elements.every(({ children }) => children.length === 0)).toBe(true)
})
