import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ActionForm } from '#tests/actions/action-form'
import { actionForms } from '#tests/actions/forms'
import { fillWithoutScripts, type Step } from '#tests/actions/steps'
import { deal } from '#tests/support/full'
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

/** Texts typed on the last page, which the press sends. */
function typedIn(all: readonly Step[]) {
	const steps = all.slice(all.findLastIndex((step) => 'press' in step) + 1)
	return steps.flatMap((step) => ('fill' in step ? [step.with] : []))
}
const closing = actionForms.filter(({ repeats, steps }) => !repeats && typedIn(steps).length > 0)

/** Lets the API list no actions any more, as some do once one was answered. */
const dropActions = () => site.api.answer(http.get('*/api/actions', () => HttpResponse.json({ data: [] })))

describe.each(deal('actions', closing))('$name', ({ address, steps, button, call }: ActionForm) => {
	test.each([
		['before the press', 'Er is niets verstuurd', 0],
		['while it is on its way', 'Dit is niet aangenomen', 1],
	])('whose task is gone %s: what was typed is there to copy', async (_when, title, sent) => {
		const page = await fillWithoutScripts(await anna.visit(address), steps)
		if (sent === 0) dropActions()
		else
			site.api.answer(
				http.post(`*${call.path}`, () => {
					dropActions()
					return new HttpResponse(null, { status: 404 })
				}),
			)
		const answer = await page.press(button)
		expect([answer.status, answer.getByRole('heading', { level: 1 }).textContent]).toEqual([404, title])
		expect(answer.getByRole('link', { name: 'Vraag het uw adviseur' }).getAttribute('href')).toBe('/help')
		const card = answer.getByRole('heading', { name: 'Wat u invulde' }).closest('section')
		for (const text of typedIn(steps).filter((typed) => typed.length > 2))
			expect(card?.textContent).toContain(text)
		expect(site.api.callsTo('POST', call.path)).toHaveLength(sent)
	})
})
