import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { createSealer } from '#app/config/seal.server'
import type { BindingForm, Holdings } from '#tests/actions/binding-form'
import { bindingForms } from '#tests/actions/binding-forms'
import { createApiHandler } from '#tests/support/card'
import { deal } from '#tests/support/full'
import type { Page } from '#tests/support/page'
import { demoPassword, signIn } from '#tests/support/sign-in'
import type { Visitor } from '#tests/support/visitor'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
let anna: Visitor
beforeEach(async () => {
	site.api.backend.reset()
	anna = (await signIn(site.portal.url, { branch: 'noord' })).visitor
})

async function hold(holds: Holdings) {
	await site.api.heal()
	site.api.answer(http.post('*/api/*', () => HttpResponse.json({ status: 'PAID' })))
	tell(holds)
}

function tell(holds: Holdings) {
	for (const [path, record] of Object.entries(holds)) {
		if (path.endsWith('/premium')) site.api.answer(createApiHandler(path, record as Record<string, string>))
		else site.tell(path, record)
	}
}

async function open(form: BindingForm) {
	await hold(form.holds)
	const first = await anna.visit(form.address)
	const page = (await form.open?.(first)) ?? first
	form.fillIn?.(page)
	site.api.forgetCalls()
	return page
}

const commands = () => site.api.calls.filter(({ method }) => method !== 'GET').map(({ path }) => path)
const sent = ({ command }: BindingForm) => (command ? [command] : [])
const plain = (text: string) => text.replace(/\s+/g, ' ')

function readChanges(page: Page) {
	const table = page.getByRole('table', { name: 'Wat er veranderd is' })
	const rows = [...table.querySelectorAll('tbody tr')]
	return rows.map((row) => [...row.querySelectorAll('td')].map((cell) => plain(cell.textContent)))
}

const mark = (page: Page) => page.document.querySelector<HTMLInputElement>('main input[name=shownTerms]')!

const spoiledMarks = [
	['no mark', (page: Page) => mark(page).remove()],
	['a forged mark', (page: Page) => void (mark(page).value = createSealer('shown terms').seal('x'))],
	['a mark of a later time', (page: Page) => void (mark(page).value += 'A')],
] as const

/** `npm test` tries one change of each form that it is dealt. */
const dealChanges = ({ changes }: BindingForm) => deal('actions', changes, 1)

describe.each(deal('actions', bindingForms))('$name', (form) => {
	test('goes out when nothing changed', async () => {
		const page = await open(form)
		const answer = await page.press(form.button, { redirects: false })
		expect([answer.status, commands()]).toEqual([303, sent(form)])
	})

	test.each(dealChanges(form))('is not sent when $what changed; the page shows both', async (change) => {
		const page = await open(form)
		const { path, to, was, now } = change
		await hold({ ...form.holds, [path]: { ...form.holds[path], ...to } })
		const asked = await page.press(form.button)
		expect([asked.isRefused, commands()]).toEqual([true, []])
		expect(asked.getByRole('alert').textContent).toContain('Deze pagina is veranderd')
		const [row, ...others] = readChanges(asked)
		expect(others).toHaveLength((change.rows ?? 1) - 1)
		expect(row?.[0]).toContain(plain(was))
		expect(row?.[1]).toContain(plain(now))
		expect(row?.[0]).not.toBe(row?.[1])
		const answer = await asked.press(form.button, { redirects: false })
		expect([answer.status, commands()]).toEqual([303, sent(form)])
	})

	test.each(form.command ? dealChanges(form) : [])(
		'was refused before $what changed: what was ticked then is asked about when the page comes again',
		async ({ path, to }) => {
			const page = await open(form)
			const changed = { ...form.holds, [path]: { ...form.holds[path], ...to } }
			site.api.answer(
				http.post('*/api/*', () => HttpResponse.json({ code: 'accessDenied' }, { status: 422 })),
			)
			const refused = await page.press(form.button)
			expect(refused.isRefused).toBe(true)
			await hold(changed)
			site.api.forgetCalls()
			const asked = await (await anna.visit(refused.url)).press(form.button)
			expect([asked.isRefused, commands()]).toEqual([true, []])
			expect(asked.getByRole('alert').textContent).toContain('Deze pagina is veranderd')
			// What changed once more since the page said what changed.
			await hold(form.holds)
			const again = await (await anna.visit(asked.url)).press(form.button)
			expect([again.isRefused, commands()]).toEqual([true, []])
			const answer = await again.press(form.button, { redirects: false })
			expect([answer.status, commands()]).toEqual([303, sent(form)])
		},
	)

	// A form without an answer comes back as a new page.
	test.each(form.command && form.fillIn ? form.changes.slice(0, 1) : [])(
		'was posted after the session ended, before $what changed: it is asked about after the sign-in',
		async ({ path, to }) => {
			const page = await open(form)
			anna.cookies.store('accelerate=x; Path=/')
			const login = await page.press(form.button)
			await site.api.heal()
			tell({ ...form.holds, [path]: { ...form.holds[path], ...to } })
			login.fill('E-mailadres of gebruikersnaam', 'anna@voorbeeld.nl')
			login.fill('Wachtwoord', demoPassword)
			const back = await login.press('Inloggen')
			site.api.forgetCalls()
			const asked = await back.press(form.button)
			expect([asked.isRefused, commands()]).toEqual([true, []])
			expect(asked.getByRole('alert').textContent).toContain('Deze pagina is veranderd')
		},
	)

	test.each(deal('actions', spoiledMarks, 1))('with %s is asked once more', async (_what, spoil) => {
		const page = await open(form)
		spoil(page)
		const asked = await page.press(form.button)
		expect([asked.isRefused, commands()]).toEqual([true, []])
		expect(asked.getByRole('alert').textContent).toContain('Deze pagina was niet meer actueel')
		const answer = await asked.press(form.button, { redirects: false })
		expect([answer.status, commands()]).toEqual([303, sent(form)])
	})

	test('is not sent when the record is gone', async () => {
		const page = await open(form)
		await site.api.heal()
		for (const path of Object.keys(form.holds))
			if (path.endsWith('/premium')) site.api.fault('GET', path, { status: 404, code: 'notFound' })
			else site.tell(path)
		const answer = await page.press(form.button, { redirects: false })
		expect(commands()).toEqual([])
		if (form.gone) return expect(answer.headers.location).toBe(form.gone)
		expect([answer.status, answer.title]).toEqual([
			404,
			expect.stringMatching(/^Fout: Er is niets verstuurd/),
		])
		expect(answer.getByRole('heading', { level: 1 }).textContent).toBe('Er is niets verstuurd')
		const advisor = answer.getByRole('link', { name: 'Vraag het uw adviseur' })
		expect(advisor.getAttribute('href')).toBe('/help')
		return undefined
	})
})

const withdrawn = bindingForms.flatMap(({ withdrawals = [], ...form }) =>
	withdrawals.map((withdrawal) => ({ ...form, ...withdrawal })),
)
test.each(deal('actions', withdrawn))(
	'$name is not sent when $what, and the page says that it cannot be',
	async (form) => {
		const page = await open(form)
		await hold({ ...form.holds, [form.path]: { ...form.holds[form.path], ...form.to } })
		const answer = await page.press(form.button)
		expect([answer.isRefused, commands()]).toEqual([true, []])
		const alert = answer.getByRole('alert').textContent
		expect(alert).toContain('Er is niets verstuurd')
		expect(alert).toContain(form.says)
		expect(answer.words).not.toContain('nog een keer op de knop')
		expect(readChanges(answer)).not.toEqual([])
		expect(answer.queryByRole('button', { name: form.button })).toBeNull()
	},
)

test('A form that does not bind says so too when its action is gone', async () => {
	const upload = { id: '9', type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE', label: 'Loonstrook' }
	await hold({ '/api/actions': upload })
	const page = await anna.visit('/actions/9/upload-document')
	site.tell('/api/actions')
	const answer = await page.press('Verstuur', { redirects: false })
	expect([answer.status, answer.getByRole('heading', { level: 1 }).textContent]).toEqual([
		404,
		'Er is niets verstuurd',
	])
})
