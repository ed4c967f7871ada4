import { within } from '@testing-library/dom'
import { http, HttpResponse, type JsonBodyType } from 'msw'
import type { Page } from './page'

/** Section with this h2; undefined when there is none. */
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

/** Text of an element with collapsed white space, without scripts. */
export function readText(element: Element): string {
	const copy = element.cloneNode(true) as Element
	for (const script of copy.querySelectorAll('script')) script.remove()
	return copy.textContent.replace(/\s+/g, ' ').trim()
}

/** Notices at the top of a page, in order. */
export function listNotices(page: Page): string[] {
	const notices = page.document.querySelectorAll('section[aria-label] [data-notice]')
	return [...notices].map((notice) => readText(notice).replace(/(Melding sluiten|Close message)$/, ''))
}

/** Replaces an answer of the API, for every branch. */
export function createApiHandler(path: string, body: JsonBodyType, status = 200) {
	return http.get(`*${path}`, () => HttpResponse.json(body, { status }))
}
