import { expect, test } from 'vitest'
import { getCard, readText } from '#tests/support/card'
import type { Page } from '#tests/support/page'
import { openOverview, tryToSignIn } from '#tests/support/sign-in'
import { startVisitor } from '#tests/support/visitor'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const hour = 3_600_000
const tasksTitle = 'Wat u nu kunt doen'
const upload = { type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE', is_done: false }

function made(inHours: number) {
	return { date_created: new Date(Date.now() + inHours * hour).toISOString() }
}

/** Two of three open actions and one of two completed documents are newer than the client's last visit. */
function answerNews() {
	const done = { type: 'DOWNLOAD_ADDED_DOCUMENT', is_done: true }
	site.tell(
		'/api/actions',
		{ ...upload, ...made(-48), id: '1', label: 'Oud' },
		{ ...upload, ...made(1), id: '2', label: 'Vers', product: { id: '7', type: 'credit', label: 'Lening' } },
		{ ...made(2), id: '3', label: 'Vragen', type: 'FILL_KNOWLEDGE_FORM' },
		{ ...done, ...made(-48), id: '4', label: 'Oud rapport' },
		{ ...done, ...made(1), id: '5', label: 'Vers rapport' },
	)
}

function newOf(root: Element) {
	return [...root.querySelectorAll('li')]
		.filter((row) =>
			[...row.querySelectorAll('[data-tone]')].some((tag) => /^(Nieuw|New)$/.test(readText(tag))),
		)
		.map((row) => /^(?:\w+: )?(Oud rapport|Vers rapport|Oud|Vers|Vragen|Punt \d+)/.exec(readText(row))?.[1])
}

const inCard = (page: Page, title: string) => newOf(getCard(page, title).section).sort()

async function signInAgain(email: string, branch = 'noord') {
	return openOverview(site.portal.url, { email: `${email}@voorbeeld.nl`, branch })
}

test('What was made since the visit before this session is marked, counted and stays so while the session lasts', async () => {
	await site.anna.visit('/dashboard')
	answerNews()
	const { page, visitor } = await signInAgain('anna')
	expect(inCard(page, tasksTitle)).toEqual(['Vers', 'Vragen'])
	expect(inCard(page, 'Mijn documenten')).toEqual(['Vers rapport'])
	const sentence = /Sinds uw vorige bezoek op \d+ \w+ \d{4} zijn er 2 nieuwe punten\./
	expect(getCard(page, tasksTitle).words).toMatch(sentence)
	const again = await visitor.visit('/dashboard')
	expect(inCard(again, tasksTitle)).toEqual(['Vers', 'Vragen'])
	expect(getCard(again, tasksTitle).words).toMatch(sentence)
	expect(newOf((await visitor.visit('/actions')).document.body)).toEqual(['Vers', 'Vragen'])
	expect(newOf((await visitor.visit('/documents')).document.body)).toEqual(['Vers rapport'])
	expect(newOf((await visitor.visit('/timeline')).document.body).sort()).toEqual([
		'Vers',
		'Vers rapport',
		'Vragen',
	])
	site.tell('/api/products/credits', { id: '7', label: 'Lening' })
	expect(newOf((await visitor.visit('/credits/7')).document.body)).toEqual(['Vers'])
})

test('On a first visit nothing is new; on the next it is, in the words of an informal reader [7]', async () => {
	answerNews()
	const first = await signInAgain('bram')
	expect(newOf(first.page.document.body)).toEqual([])
	expect(first.page.words).not.toContain('vorige bezoek')
	expect(newOf((await first.visitor.visit('/dashboard')).document.body)).toEqual([])
	const { page } = await signInAgain('bram')
	expect(page.words).toMatch(/Sinds je vorige bezoek op .* zijn er 2 nieuwe punten\./)
	const english = await page.press('English')
	expect(english.words).toMatch(/Since your last visit on .* you have 2 new things to do\./)
	expect(inCard(english, 'What you can do now')).toEqual(['Vers', 'Vragen'])
})

test('One new point is told in the singular; when nothing is new nothing is said', async () => {
	await signInAgain('anna')
	site.tell('/api/actions', { ...upload, ...made(1), id: '1', label: 'Vers' })
	expect((await signInAgain('anna')).page.words).toMatch(/op \d+ \w+ \d{4} is er 1 nieuw punt\./)
	await site.api.heal()
	site.tell(
		'/api/actions',
		{ ...upload, ...made(-48), id: '1', label: 'Oud' },
		{ ...upload, id: '2', label: 'Los' },
	)
	const { page } = await signInAgain('anna')
	expect(page.words).not.toContain('vorige bezoek')
	expect(newOf(page.document.body)).toEqual([])
})

test('Where the list is too long to show what is new, a link finds it', async () => {
	await signInAgain('anna')
	const old = Array.from({ length: 55 }, (_, index) => ({
		...upload,
		...made(-48),
		id: `o${index}`,
		label: 'Oud',
	}))
	site.tell('/api/actions', ...old, { ...upload, ...made(1), id: 'n', label: 'Vers' })
	const { page } = await signInAgain('anna')
	expect(inCard(page, tasksTitle)).toEqual([])
	const found = await page.follow('Bekijk wat nieuw is')
	const rows = [...found.document.querySelectorAll('main li')]
	expect([rows.length, newOf(found.document.body)]).toEqual([1, ['Vers']])
})

test('A prefetch, a HEAD and a token in the address are no visits', async () => {
	answerNews()
	const account = { email: 'kees@voorbeeld.nl', branch: 'delta' }
	const visitor = startVisitor(site.portal.url)
	await tryToSignIn(visitor, { ...account, redirects: false })
	await visitor.visit('/dashboard', { headers: { 'sec-purpose': 'prefetch;prerender' } })
	await visitor.visit('/dashboard', { method: 'HEAD' })
	await visitor.visit('/settings')
	const bearer = site.api.calls.findLast(({ headers }) => headers.authorization)?.headers.authorization
	const carried = await visitor.visit(`/dashboard?accessToken=${bearer?.slice('Bearer '.length)}`)
	expect([carried.status, newOf(carried.document.body)]).toEqual([200, []])
	const { page } = await signInAgain('kees', 'delta')
	expect(newOf(page.document.body)).toEqual([])
	expect(newOf((await signInAgain('kees', 'delta')).page.document.body)).not.toEqual([])
})
