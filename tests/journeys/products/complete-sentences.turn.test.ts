import { http, HttpResponse, type JsonBodyType } from 'msw'
import { expect, test } from 'vitest'
import { seedDictionary } from '#app/backend/seed/dictionary'
import { mainLanguage } from '#app/locales/languages'
import { findPatterns, ofApi, type Need } from '#tests/specification/complete-sentences'
import { isFull, deal } from '#tests/support/full'
import { readLanguage } from '#tests/texts/sentences'
import { routes } from '../access/route-kinds'
import { useSite } from '#tests/support/use-site'

type Change = (value: unknown, path: string) => unknown

const site = await useSite({ as: 'anna' })
const allPages = [
	...routes.filter(({ kind, has, unseeded }) => kind === 'portal' && has.page && !unseeded),
	{ path: '/actions?status=done', address: '/actions?status=done' },
	{ path: '/invoices?q=', address: '/invoices?q=xyzzy' },
]
const pages = deal('pages', allPages)
const firmWords = seedDictionary.map(
	({ id, translation }) => [id, typeof translation === 'string' ? '' : translation.nl] as const,
)
const formal = new Map([
	...readLanguage(mainLanguage).formal,
	...firmWords.filter(([, words]) => words !== ''),
])
const kinds = [...formal].flatMap(([key, text]) => (key.startsWith('dashboard.groups.') ? [text] : []))

/** Said in states that need more than a shorter list; tests of their parts say them with and without all that was read. */
const elsewhere = [
	'actions.noneOnSite',
	'actions.notHere',
	'actions.total',
	'dashboard.actions.all_one',
	'dashboard.actions.news_one',
	'dashboard.actions.news_other',
	'dashboard.actions.purpose_one',
	'dashboard.actions.purpose_other',
	'dashboard.dossier.turn.open_one',
	'dashboard.mortgages.all_one',
	'dashboard.mortgages.all_other',
	'downloads.nothing',
	'invoices.totals.unsure_one',
	'invoices.totals.unsure_other',
	'invoices.totals.untold_one',
	'invoices.totals.untold_other',
	'lifeInsurances.insured.noCoverage',
	'lists.found_one',
	'lists.found_other',
	'myData.document.none',
	'myData.office.none',
	'quotes.noAttachments',
]

const sentences = [...formal].flatMap(([key, text]) =>
	findPatterns(key)
		.filter(({ need }) => ofApi.includes(need))
		.map(({ need }) => ({ key, need, words: toPattern(text) })),
)
const unreadWords = [...formal].flatMap(([key, text]) => (/^unread\.(?!page)/.test(key) ? [text] : []))
const seen = new Set<string>()

function toPattern(text: string) {
	const parts = text.split(/\{\{(\w+)\}\}/).map((part, index) => {
		if (index % 2 === 0) return part.replace(/[.*+?^$()|[\]\\]/g, (sign) => `\\${sign}`)
		if (part === 'kind') return `(${kinds.join('|')})`
		return ['count', 'number', 'from', 'to'].includes(part) ? '\\d+' : '.{1,80}?'
	})
	return new RegExp(parts.join(''))
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function mapObject(value: Record<string, unknown>, change: (member: unknown, name: string) => unknown) {
	return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, change(member, name)]))
}

/** Changes each list of things in a document. */
function mapLists(value: unknown, change: (list: unknown[]) => unknown[]): unknown {
	if (isObject(value)) return mapObject(value, (member) => mapLists(member, change))
	if (!Array.isArray(value)) return value
	const list: unknown[] = value.map((element: unknown) => mapLists(element, change))
	return list.every(isObject) ? change(list) : list
}

const plain: Change = (document) => document
const empty: Change = (document) => mapLists(document, () => [])
const single: Change = (document) => mapLists(document, (list) => list.slice(0, 1))
/** Things whose own lists are empty. */
const hollow: Change = (document) =>
	isObject(document) && Array.isArray(document.data)
		? { ...document, data: document.data.map((element) => empty(element, '')) }
		: empty(document, '')
const addGone = (document: unknown) => mapLists(document, (list) => [...list, 'unreadable'])
/** A total above what came, and in each list of a thing an element that must be left out. */
const incomplete: Change = (document) => {
	if (!isObject(document) || !Array.isArray(document.data)) return addGone(document)
	const data = document.data.map(addGone)
	return {
		...document,
		...(document.included ? { included: addGone(document.included) } : {}),
		data,
		meta: { total: data.length + 90 },
	}
}
const unstated: Change = (document, path) => {
	if (path !== '/api/actions' || !isObject(document) || !Array.isArray(document.data)) return document
	const [first, ...others] = document.data as Record<string, Record<string, unknown>>[]
	return {
		...document,
		data: [{ ...first, attributes: { ...first?.attributes, is_done: 'misschien' } }, ...others],
	}
}
const priceless: Change = (document) => {
	if (Array.isArray(document)) return document.map((element: unknown) => priceless(element, ''))
	if (!isObject(document)) return document
	return mapObject(document, (member, name) =>
		/^(total|amount)$/.test(name) ? 'veel' : priceless(member, name),
	)
}

/** What the page says with answers of the API that were changed. */
async function read(address: string, change: Change) {
	site.api.answer(
		http.get('*/api/*', async ({ request }) => {
			const { pathname } = new URL(request.url)
			if (/^\/api\/(dictionary|languages|licenses|maintenance|multiple-domains|theme)/.test(pathname)) return
			const answer = await site.api.backend.handle(request)
			if (!(answer.headers.get('content-type') ?? '').includes('json')) return answer
			const body = change(await answer.json(), pathname) as JsonBodyType
			return HttpResponse.json(body, { status: answer.status })
		}),
	)
	const { status, title, words, document } = await site.anna.visit(address)
	await site.api.heal()
	const named = [...document.querySelectorAll('[aria-label], [alt]')]
	const names = named.map((element) => element.getAttribute('aria-label') ?? element.getAttribute('alt'))
	const text = [title, words, ...names].join(' ')
	return { status, text, said: sentences.filter((sentence) => sentence.words.test(text)) }
}

async function listSaid(address: string, change: Change, needs: readonly Need[]) {
	const { said } = await read(address, change)
	return said.flatMap(({ key, need }) => (needs.includes(need) ? [key] : []))
}

test.each(pages)(
	'$path says none, only, all, a count or a sum of what was read to the end',
	async ({ address }) => {
		for (const state of [plain, single, hollow, empty]) {
			const whole = await read(address, state)
			for (const { key } of whole.said) seen.add(key)
			const part = await read(address, (document, path) => incomplete(state(document, path), path))
			expect(part.said.map(({ key }) => key)).toEqual([])
			if (whole.said.length > 0 && part.status === 200)
				expect(
					unreadWords.some((words) => part.text.includes(words)),
					part.text,
				).toBe(true)
		}
	},
)

test.each(pages)('$path counts no tasks where the state of one could not be read', async ({ address }) => {
	const said = await listSaid(address, unstated, ['tasks'])
	// The page of a product speaks of its own tasks.
	expect(said.filter((key) => key !== 'products.noActions')).toEqual([])
})

test.each(pages)('$path adds up no amounts that could not be read', async ({ address }) => {
	expect(await listSaid(address, priceless, ['amounts'])).toEqual([])
})

/** The sample does not show all sentences. */
test.runIf(isFull('pages'))('Each of these sentences is said where all was read', () => {
	const unseen = sentences.map(({ key }) => key).filter((key) => !seen.has(key))
	expect(unseen.toSorted()).toEqual(elsewhere.toSorted())
})
