import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { hasMark, type ActionForm } from '#tests/actions/action-form'
import { actionForms } from '#tests/actions/forms'
import { fillWithoutScripts } from '#tests/actions/steps'
import { deal, seed } from '#tests/support/full'
import type { Page } from '#tests/support/page'
import { signIn } from '#tests/support/sign-in'
import type { Visitor } from '#tests/support/visitor'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
let anna: Visitor
beforeEach(async () => {
	site.api.backend.reset()
	anna = (await signIn(site.portal.url, { branch: 'noord' })).visitor
	site.api.forgetCalls()
})

/** Every form that closes an action. */
const closing = actionForms.filter(({ repeats }) => !repeats)

const [before, between, atOnce, whileLost] = [0, 1, 2, 3].map((turn) =>
	deal('actions', closing, 4, seed + turn),
)

interface ActionList {
	data: { id: string; attributes: Record<string, unknown> }[]
}

/** Lets the API report the action as done, as it does after the partner answered. */
function answerAsPartner({ address }: ActionForm) {
	const id = /\/actions\/(\d+)|\/(\d+)(\?.*)?$/.exec(address)?.slice(1).find(Boolean)
	site.api.answer(
		http.get('*/api/actions', async ({ request }) => {
			const answer = await site.api.backend.handle(request)
			const list = (await answer.json()) as ActionList
			for (const action of list.data)
				if (action.id === id) Object.assign(action.attributes, { isDone: true, is_done: true })
			return HttpResponse.json({ ...list })
		}),
	)
}

/** The partner's answer arrives while the client's is on its way: the API refuses the second. */
function answerAtOnce(form: ActionForm, status: number) {
	site.api.answer(
		http.post(`*${form.call.path}`, () => {
			answerAsPartner(form)
			return HttpResponse.json({ code: 'invalidActionType' }, { status })
		}),
	)
}

async function fillIn({ address, steps }: ActionForm) {
	return fillWithoutScripts(await anna.visit(address), steps)
}

async function countReceipts() {
	const { document } = await anna.visit('/receipts')
	return document.querySelectorAll('main a[href^="/receipts/"]').length
}

const commands = ({ call }: ActionForm) => site.api.callsTo('POST', call.path)

function expectTaken(answer: Page, form: ActionForm) {
	expect(answer.isRefused).toBe(true)
	expect(answer.title).toMatch(/^Fout: /)
	const alert = answer.getByRole('alert')
	expect(alert.textContent).toContain('Dit was al beantwoord')
	expect(alert.textContent).toMatch(/antwoord van nu is niet verstuurd/)
	expect(answer.queryByRole('button', { name: form.button })).toBeNull()
	const advisor = answer.getByRole('link', { name: /^Vraag het (uw|je) adviseur$/ })
	expect(advisor.getAttribute('href')).toBe('/help')
}

/** What the client chose, typed and attached, below its heading. */
function expectInput(answer: Page, { receipt, answers = receipt }: ActionForm) {
	const heading = answer.getByRole('heading', { name: /^Wat (u|je) invulde$/ })
	const input = heading.closest('section')?.textContent.replaceAll('\u00a0', ' ')
	for (const words of answers) expect(input).toContain(words)
}

// First, because nothing of the client's own was sent for the action then.
describe.each(closing)('$name', (form) => {
	test.runIf(before?.includes(form))(
		'done by the partner before the page says so, and how to reach the adviser',
		async () => {
			answerAsPartner(form)
			const page = await anna.visit(form.address)
			expect(page.status).toBe(200)
			expect(page.words).toContain(form.done ?? 'Dit actiepunt is al klaar.')
			expect(page.queryByRole('button', { name: form.button })).toBeNull()
			const advisor = page.getByRole('link', { name: /niet zelf gedaan\? Vraag het (uw|je) adviseur/ })
			expect(advisor.getAttribute('href')).toBe('/help')
		},
	)
})

describe.each(closing)('$name', (form) => {
	test.runIf(between?.includes(form))(
		'done by the partner between page and post is not sent, and shows what was filled in',
		async () => {
			const page = await fillIn(form)
			answerAsPartner(form)
			const answer = await page.press(form.button)
			expectTaken(answer, form)
			expectInput(answer, form)
			expect(commands(form)).toEqual([])
		},
	)

	test.each(atOnce?.includes(form) ? deal('actions', [404, 409, 422], 1) : [])(
		'done by the partner at the same moment (%i) is told like after',
		async (status) => {
			const page = await fillIn(form)
			const receipts = await countReceipts()
			answerAtOnce(form, status)
			const answer = await page.press(form.button)
			expectTaken(answer, form)
			expectInput(answer, form)
			expect(commands(form)).toHaveLength(1)
			expect(answer.queryByRole('link', { name: 'Bekijk het bewijs' })).toBeNull()
			expect(await countReceipts()).toBe(receipts)
		},
	)

	test.each(whileLost?.includes(form) ? deal('actions', [502, 504, 'html'] as const, 1) : [])(
		'done by the partner while its own answer is lost (%s) is told neither as sent nor as failed where it binds',
		async (lost) => {
			const page = await fillIn(form)
			const receipts = await countReceipts()
			site.api.answer(
				http.post(`*${form.call.path}`, () => {
					answerAsPartner(form)
					return lost === 'html'
						? HttpResponse.html('<p>Hallo</p>')
						: new HttpResponse(null, { status: lost })
				}),
			)
			if (!hasMark(page)) return expect((await page.press(form.button)).path).toBe(form.lands)
			const answer = await page.press(form.button)
			expect(answer.isRefused).toBe(true)
			expect(answer.getByRole('alert').textContent).toMatch(/Deze taak is beantwoord.*of dat uw antwoord was/)
			expectInput(answer, form)
			expect(answer.queryByRole('button', { name: form.button })).toBeNull()
			expect(await countReceipts()).toBe(receipts)
		},
	)

	// After the lost answers of the same form, which the portal remembers until a sending is known to have arrived.
	test.runIf(whileLost?.includes(form))(
		'done by the client in another browser lands there, or shows what differs',
		async () => {
			const { visitor } = await signIn(site.portal.url, { branch: 'noord' })
			const other = await fillWithoutScripts(await visitor.visit(form.address), form.steps)
			const mine = await fillIn(form)
			await other.press(form.button)
			const again = await mine.press(form.button)
			expect(again.path).toBe(form.lands)
			expect(commands(form)).toHaveLength(1)
		},
	)
})

test('Terms that are agreed to after the partner signed promise nothing about an agreement', async () => {
	const form = closing.find(({ name }) => name === 'An assignment that is paid at once')
	if (!form) throw new Error('The assignment has no row')
	const terms = await anna.visit(`${form.address}?terms=read`)
	answerAsPartner(form)
	const page = await terms.press('Ik ga akkoord met de voorwaarden')
	expect(page.words).toContain('Dit actiepunt is al klaar.')
	expect((await anna.visit('/notices')).words).not.toContain('Wij bewaren uw akkoord pas')
	expect(page.words).not.toContain('Wij bewaren uw akkoord pas')
})
