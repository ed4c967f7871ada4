import { dropParameters } from '#app/lib/hide-url-secrets'
import { getQueriesForElement, queries, type BoundFunctions } from '@testing-library/dom'
import { encodeForm, type ChosenFiles, type TestFile } from './form-body'
import { parsePage, styleText } from './parse-page'
import { readReceived, type ReceivedBlock } from './received'
import type { Send } from './visitor'

export interface Answer {
	status: number
	/** Names in lower case. */
	headers: Record<string, string>
	setCookies: string[]
	bytes: Buffer
	/** Address after all redirects. */
	url: string
}

type Name = string | RegExp

/** A visible page; the queries of Testing Library are bound to its body. */
export interface Page extends Answer, BoundFunctions<typeof queries> {
	/** Path, query and fragment of the address, without the id of a refused form and the page that follows a login. */
	path: string
	/** A form that was refused at this address, with its errors. */
	isRefused: boolean
	html: string
	/** The rules in the page, which are not in `document`. */
	styles: string
	document: Document
	title: string
	/** The block about what was just sent. */
	received: ReceivedBlock | undefined
	/** Text of the page with collapsed white space. */
	words: string
	fill(label: Name, value: string): void
	/** Ticks a radio button or checkbox, or selects an option by its text. */
	choose(label: Name, option?: string): void
	untick(label: Name): void
	attach(label: Name, files: TestFile[]): void
	press(button: Name | Element, options?: Send): Promise<Page>
	follow(link: Name | Element, options?: Send): Promise<Page>
}

type Visit = (path: string, send?: Send) => Promise<Page>

/** Parsing is lazy, because it takes longer than the request itself. */
export function createPage(answer: Answer, visit: Visit): Page {
	const html = answer.bytes.toString()
	const files: ChosenFiles = new WeakMap()
	const isHtml = (answer.headers['content-type'] ?? '').includes('html')
	const { search, hash } = new URL(answer.url)
	let document: Document | undefined
	let words: string | undefined

	const page: Page = {
		...bindQueries(() => page.document.body),
		...answer,
		path: dropParameters(answer.url, ['form', 'to']) + hash,
		html,
		get styles() {
			return Array.from(html.matchAll(styleText), ([, , css]) => css).join('')
		},
		get document() {
			return (document ??= parsePage(isHtml ? html : '', answer.url))
		},
		get isRefused() {
			const isKept = answer.status === 200 && new URLSearchParams(search).has('form')
			return isKept && page.document.querySelector('[data-error-summary]') !== null
		},
		get title() {
			return page.document.title
		},
		get received() {
			return readReceived(page.document)
		},
		get words() {
			return (words ??= wordsOf(page.document))
		},
		fill: (label, value) => {
			fieldOf(page, label).value = value
		},
		choose: (label, option) => {
			const field = fieldOf(page, label)
			const select = field as Element
			if (select.tagName === 'SELECT') pickOption(select as HTMLSelectElement, option)
			else field.checked = true
		},
		untick: (label) => {
			fieldOf(page, label).checked = false
		},
		attach: (label, chosen) => void files.set(fieldOf(page, label), chosen),
		press: (button, options) => {
			const pressed = typeof button === 'object' && 'tagName' in button ? button : buttonOf(page, button)
			const { address, ...sending } = readSubmission(page, pressed, files)
			return visit(address, { ...sending, from: page, ...options })
		},
		follow: (link, options) => {
			const followed =
				typeof link === 'object' && 'tagName' in link ? link : page.getByRole('link', { name: link })
			return visit((followed as HTMLAnchorElement).href, { from: page, ...options })
		},
	}
	return page
}

function bindQueries(getBody: () => HTMLElement): BoundFunctions<typeof queries> {
	type Queries = Record<string, (...args: unknown[]) => unknown>
	const bound = Object.keys(queries).map((name) => [
		name,
		(...args: unknown[]) => (getQueriesForElement(getBody()) as unknown as Queries)[name]?.(...args),
	])
	return Object.fromEntries(bound) as BoundFunctions<typeof queries>
}

/** Text without the content of scripts. */
function wordsOf(document: Document): string {
	const body = document.body.cloneNode(true) as HTMLElement
	for (const script of body.querySelectorAll('script')) script.remove()
	return body.textContent.replace(/\s+/g, ' ').trim()
}

/** Prefers the whole label to its beginning, because a label may end in "(niet verplicht)". */
function fieldOf(page: Page, label: Name): HTMLInputElement {
	const selector = 'input, textarea, select'
	const exact = page.queryAllByLabelText(label, { selector })
	if (exact.length === 1 || typeof label === 'object') return page.getByLabelText(label, { selector })
	const start = (text: string) => text.trim().startsWith(label)
	return page.getByLabelText(exact.length ? label : start, { selector })
}

function buttonOf(page: Page, name: Name): Element {
	return page.getByRole('button', { name })
}

function pickOption(select: HTMLSelectElement, text?: string): void {
	const option = [...select.options].find((candidate) => candidate.text.trim() === text)
	if (!option) throw new Error(`The select has no option "${text}"`)
	option.selected = true
}

interface Submission extends Pick<Send, 'method' | 'body'> {
	address: string
}

function readSubmission(page: Page, button: Element, files: ChosenFiles): Submission {
	const form = (button as HTMLButtonElement).form
	if (!form) throw new Error(`The button "${button.textContent}" belongs to no form`)
	const body = encodeForm(form, button, files)
	const target = new URL(form.getAttribute('action') ?? page.url, page.url)
	if (form.method !== 'get') return { address: target.href, method: 'POST', body }
	target.search = body.body.toString()
	return { address: target.href }
}
