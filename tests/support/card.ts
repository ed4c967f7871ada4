import { within } from '@testing-library/dom'
import { http, HttpResponse, type JsonBodyType } from 'msw'
import type { Page } from './page'

/** The part of a page under a heading of the second level, or undefined when the page has none of that name. */
export function findCard(page: Page, title: string) {
	const headings = [...page.document.querySelectorAll('h2')]
	const heading = headings.find(({ textContent }) => textContent === title)
	const section = heading?.closest('section')
	return section ? { section, words: readText(section), ...within(section as HTMLElement) } : undefined
}

export function getCard(page: Page, title: string) {
	const found = findCard(page, title)
	if (!found) throw new Error(`The page has no part "${title}": ${readText(page.document.body)}`)
	return found
}

/** What is written in an element, white space collapsed, scripts left out. */
export function readText(element: Element): string {
	const copy = element.cloneNode(true) as Element
	for (const script of copy.querySelectorAll('script')) script.remove()
	return copy.textContent.replace(/\s+/g, ' ').trim()
}

/** The notices at the top of a page, in order. */
export function listNotices(page: Page): string[] {
	const notices = page.document.querySelectorAll('section[aria-label] [data-notice]')
	return [...notices].map((notice) => readText(notice).replace(/(Melding sluiten|Close message)$/, ''))
}

/** An answer in front of the API's own, for every branch. */
export function createApiHandler(path: string, body: JsonBodyType, status = 200) {
	return http.get(`*${path}`, () => HttpResponse.json(body, { status }))
}
