import { beforeEach, describe, expect, test } from 'vitest'
import type { ActionForm } from '#tests/actions/action-form'
import { actionForms } from '#tests/actions/forms'
import { fillWithoutScripts } from '#tests/actions/steps'
import { listNotices } from '#tests/support/card'
import { deal, isFull, seed } from '#tests/support/full'
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

/** The filled-in page, before the submit. */
async function fillIn({ address, steps }: ActionForm) {
	const page = await anna.visit(address)
	expect(page.status).toBe(200)
	return fillWithoutScripts(page, steps)
}

const sent = ({ call }: ActionForm) => site.api.callsTo('POST', call.path)

const faults = [
	['refuses', { status: 422, code: 'accessDenied' }, 'U heeft geen toegang tot dit component.'],
	['fails', { status: 500, code: 'genericError' }, 'Er is een fout opgetreden'],
	['breaks off', 'reset', 'Er is een fout opgetreden'],
] as const
/** Forms that each of these tests is dealt. */
const [pressedTwice, inTwoTabs, broken, done] = [0, 1, 2, 3].map((turn) =>
	deal('actions', actionForms, 4, seed + turn),
)

const readNumbers = ({ numbers }: ActionForm) => numbers.match(/\d+/g) ?? []
/** Forms that alone prove a number, or the first of several. */
const proving = actionForms.filter((form, at) => {
	const earlier = actionForms.slice(0, at).flatMap(readNumbers)
	return readNumbers(form).some((number) => !earlier.includes(number))
})
const isSent = (form: ActionForm) => isFull('actions') || proving.includes(form)

describe.each(actionForms)('$name', (form) => {
	test.runIf(isSent(form))(
		`is sent as the specification says; the client lands where it should and finds the receipt ${form.numbers} [671]`,
		async () => {
			const landed = await (await fillIn(form)).press(form.button)
			const [call, ...more] = sent(form)
			expect(more).toEqual([])
			expect(call?.headers.authorization).toMatch(/^Bearer ./)
			if (form.parts)
				expect(call?.parts.map(({ name, filename, bytes }) => [name, filename ?? bytes.toString()])).toEqual(
					form.parts,
				)
			else expect(call?.json).toEqual(form.call.body)
			expect([landed.path, landed.status]).toEqual([form.lands, 200])
			expect(landed.title).toMatch(/^Ontvangen: /)
			expect([landed.received?.lines[0], listNotices(landed)]).toEqual([
				expect.stringContaining(form.notice),
				[],
			])

			const receipt = await landed.follow('Bekijk het bewijs')
			for (const words of form.receipt) expect(receipt.words.replace(/\u00a0/g, ' ')).toContain(words)
			expect(receipt.words).toMatch(/Verstuurd op \d+ \p{L}+ \d{4}, \d\d:\d\d uur/u)
			const { answers = form.receipt } = form
			const sentHeading = receipt.queryByRole('heading', { name: 'Wat u verstuurde' })
			const sentWords = sentHeading?.closest('section')?.textContent.replace(/\u00a0/g, ' ') ?? ''
			for (const words of form.receipt.filter((one) => !answers.includes(one)))
				expect(sentWords).not.toContain(words)
			const terms = [...receipt.document.querySelectorAll('main dt')].map(({ textContent }) => textContent)
			expect(terms.filter((term) => term === 'Tijd').length).toBeLessThan(2)
			const overview = await anna.visit('/dashboard')
			expect(overview.title).not.toMatch(/^Ontvangen: /)
			const heading = `Ontvangen: ${receipt.getByRole('heading', { level: 1 }).textContent}`
			expect(overview.received).toMatchObject({ heading, headings: [heading] })
			expect(landed.received).toMatchObject({ heading })
			expect((await overview.follow('Bekijk het bewijs')).path).toBe(receipt.path)
		},
	)

	test.runIf(pressedTwice?.includes(form))(
		'pressed twice at once is sent once, and so is a reload and a press after the way back [674]',
		async () => {
			const page = await fillIn(form)
			const both = await Promise.all([page.press(form.button), page.press(form.button)])
			expect(both.map(({ path }) => path)).toEqual([form.lands, form.lands])
			const later = await page.press(form.button)
			expect(later.path).toBe(form.lands)
			expect(listNotices(later).at(-1)).toMatch(/(U|Je) verstuurde dit al op .*niet nog een keer/)
			expect(sent(form)).toHaveLength(1)
		},
	)

	test.runIf(inTwoTabs?.includes(form))('sent from two tabs is sent once [674]', async () => {
		const [one, other] = [await fillIn(form), await fillIn(form)]
		await one.press(form.button)
		expect((await other.press(form.button)).path).toBe(form.lands)
		expect(sent(form)).toHaveLength(1)
	})

	test.each(broken?.includes(form) ? deal('actions', faults, 1) : [])(
		'stays filled in while the API %s, and is sent by one more press [671]',
		async (...row) => {
			const [, fault, words] = row
			const page = await fillIn(form)
			site.api.fault('POST', form.call.path, fault, 1)
			const refused = await page.press(form.button)
			expect(refused.isRefused).toBe(true)
			// A damage report may be sent again, because nothing shows whether it arrived.
			const isInDoubt = fault === 'reset' && form.repeats === true && form.parts !== undefined
			const said = isInDoubt ? 'Wij weten niet of dit is aangekomen.' : words
			expect(refused.getByRole('alert').textContent).toContain(form.failure ?? said)
			expect(refused.title).toMatch(/^Fout: /)
			const [label, value] = form.kept ?? []
			if (label) expect(refused.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`)).value).toBe(value)
			const again = await fillWithoutScripts(refused, form.repeated ?? [])
			if (isInDoubt) again.choose('Toch nog een keer versturen')
			expect((await again.press(form.button)).path).toBe(form.lands)
			expect(sent(form)).toHaveLength(2)
		},
	)

	test.runIf(done?.includes(form) && !form.repeats)(
		'that is done says so and asks nothing more [392]',
		async () => {
			await (await fillIn(form)).press(form.button)
			const done = await anna.visit(form.address)
			const words = form.done ?? 'Dit actiepunt is al klaar.'
			expect(done.words).toContain(words)
			expect(done.queryByRole('button', { name: form.button })).toBeNull()
			const other = await signIn(site.portal.url, { branch: 'noord' })
			expect((await other.visitor.visit(form.address)).words).toContain(words)
		},
	)
})
