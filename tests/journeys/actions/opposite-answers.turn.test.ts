import { beforeEach, describe, expect, test } from 'vitest'
import { mainButtons, presets, questions, type Answer, type Question } from '#tests/actions/opposite-answers'
import { deal } from '#tests/support/full'
import type { Page } from '#tests/support/page'
import { signIn } from '#tests/support/sign-in'
import { startVisitor, type Visitor } from '#tests/support/visitor'
import { routes } from '../access/route-kinds'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
let anna: Visitor
beforeEach(async () => {
	site.api.backend.reset()
	anna = (await signIn(site.portal.url, { branch: 'noord' })).visitor
	site.api.forgetCalls()
})

const open = ({ address, open: steps }: Question) => (steps ? steps(anna) : anna.visit(address))

const main = 'main [class*="_button_"]:is(a, button)'
const commands = () => site.api.calls.filter(({ method }) => method !== 'GET')

/** Buttons and links that look like one; styles name their rank. */
function getRank({ className }: Element) {
	return /_(primary|quiet)_/.exec(className)?.[1] ?? 'secondary'
}

function findControl(page: Page, name: string): HTMLElement {
	const control = ['radio', 'checkbox', 'button', 'link']
		.flatMap((role) => page.queryAllByRole(role, { name }))
		.find((element) => element.closest('form'))
	if (!control) throw new Error(`The page has no "${name}"`)
	return control
}

/** Presses all but the last, then the last. */
async function give(page: Page, presses: readonly string[]) {
	const last = presses.at(-1) ?? ''
	for (const name of presses.slice(0, -1)) page.choose(name)
	const control = findControl(page, last)
	return control.tagName === 'A' ? page.follow(control) : page.press(control)
}

function countPresses({ presses, demanded = 0 }: Answer) {
	return presses.length - demanded
}

describe.each(deal('actions', questions))('The question of $page', (question) => {
	const { answers, order } = question
	const ends = answers.map(({ presses }) => presses.at(-1) ?? '')

	test('has answers of one rank, in words of one weight, none given before and none pressed by Enter [A170]', async () => {
		const page = await open(question)
		const shown = answers.map(({ presses }) => findControl(page, presses.at(-2) ?? presses.at(-1) ?? ''))
		const controls = new Set([...shown, ...ends.map((name) => findControl(page, name))])
		const buttons = [...controls].filter((control) => control.matches('a, button'))
		// A single button sends whatever was chosen.
		expect(new Set(buttons.map((button) => button.className)).size).toBe(1)
		if (buttons.length > 1) expect(buttons.map(getRank)).toEqual(buttons.map(() => 'secondary'))
		const words = answers.map(({ presses }) => (presses.at(-2) ?? presses.at(-1) ?? '').split(' ').length)
		expect(Math.max(...words) / Math.min(...words)).toBeLessThanOrEqual(3)
		for (const input of page.document.querySelectorAll<HTMLInputElement>('main form input'))
			if (/radio|checkbox/.test(input.type) && input.value && !/^customPeriod/.test(input.name))
				expect(input.checked).toBe(false)
		expect(page.document.querySelector('main [aria-hidden] button, main button[aria-hidden]')).toBeNull()
	})

	test('takes as many presses for each answer, apart from a consent that the documents demand [A170]', () => {
		expect(new Set(answers.map(countPresses)).size).toBe(1)
	})

	test.runIf(order === 'safe first')('has the answer that changes nothing first [A170]', async () => {
		const page = await open(question)
		const labels = [...page.document.querySelectorAll(main)].map(({ textContent }) => textContent.trim())
		expect(labels.filter((label) => ends.includes(label))).toEqual(ends)
	})

	test.each(answers)('$presses', async ({ presses, types, sends, lands }) => {
		const page = await open(question)
		if (types) page.fill(...types)
		site.api.forgetCalls()
		const landed = await give(page, presses)
		const [path, body] = sends ?? []
		expect(commands().map((call) => call.path)).toEqual(path ? [expect.stringMatching(path)] : [])
		if (body) expect(commands()[0]?.json).toMatchObject(body)
		if (lands) expect(landed.path.split(/[?#]/)[0]).toBe(lands)
	})

	test.each(answers.filter(({ presses }) => presses.length > 1))(
		'$presses sends nothing by its last press alone',
		async ({ presses, sends }) => {
			const page = await open(question)
			site.api.forgetCalls()
			await give(page, presses.slice(-1))
			expect([sends !== undefined, commands()]).toEqual([true, []])
		},
	)
})

const queried = Object.keys({ ...mainButtons, ...presets }).map((key) => key.split(' ')[0] ?? '')
const pages = routes.filter(({ has, unseeded, moved }) => has.page && !unseeded && !moved)
const addresses = [
	...pages.map(({ kind, address }) => ({ kind, address })),
	...[...new Set(queried)]
		.filter((path) => path.includes('?'))
		.map((address) => ({ kind: 'portal', address })),
]

describe('A page that is new', () => {
	test('sets buttons of a row in one rank, or is listed with its main button [A170]', async () => {
		const guest = startVisitor(site.portal.url)
		await guest.visit('/?domain=noord')
		const unequal = new Set<string>()
		const chosen = new Set<string>()
		for (const { kind, address } of addresses) {
			const page = await (kind === 'guest' ? guest : anna).visit(address)
			const rows = [
				...new Set([...page.document.querySelectorAll(main)].map((button) => button.parentElement)),
			]
			for (const row of rows)
				if (new Set([...(row?.children ?? [])].filter(isButton).map(getRank)).size > 1) unequal.add(address)
			const inputs = page.document.querySelectorAll<HTMLInputElement>(
				'main :is([type=radio], [type=checkbox])',
			)
			for (const { checked, value, name } of inputs) if (checked && value) chosen.add(`${address} ${name}`)
		}
		expect([...unequal].sort()).toEqual(Object.keys(mainButtons).sort())
		expect([...chosen].sort()).toEqual(Object.keys(presets).sort())
	}, 60_000)
})

function isButton(element: Element) {
	return element.className.includes('_button_')
}
