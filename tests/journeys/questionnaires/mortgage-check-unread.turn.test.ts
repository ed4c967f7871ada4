import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { changedSteps, ownSteps } from '#tests/actions/check-answers'
import { fillWithoutScripts } from '#tests/actions/steps'
import { listNotices } from '#tests/support/card'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })

interface Mortgage {
	id: string
	relationships?: Record<string, unknown>
}

/** Loan parts of all mortgages as `parts`. */
function tellParts(parts: unknown) {
	site.api.answer(
		http.get('*/api/products/mortgages', async ({ request }) => {
			const document = (await (await site.api.backend.handle(request)).json()) as { data: Mortgage[] }
			const data = document.data.map((one) => ({ ...one, relationships: { loan_parts: parts } }))
			return HttpResponse.json({ ...document, data })
		}),
	)
}

const check = '/mortgage-check/10011/11037'
const unread: [string, unknown][] = [
	['a text', 'xx'],
	['links alone', { links: { related: '/x' } }],
	['an identifier of nothing', { data: [{ type: 'loan-parts', id: 'weg' }] }],
]

test.each(unread)(
	'With loan parts that are %s the check is not asked, and says that it lies with us',
	async (_what, parts) => {
		tellParts(parts)
		const page = await site.anna.visit(check)
		expect(page.path).toBe('/dashboard')
		expect(listNotices(page)[0]).toContain('Wij kunnen de gegevens van uw hypotheek nu niet ophalen.')
	},
)

test('Parts that cannot be read any more at the last step send nothing, and what was typed stays', async () => {
	const page = await site.anna.visit(`${check}?step=1`)
	const filled = await fillWithoutScripts(page, [...ownSteps, ...changedSteps])
	site.api.forgetCalls()
	tellParts('xx')
	const landed = await filled.press('Gegevens versturen')
	expect([landed.path, listNotices(landed)[0]]).toEqual([
		'/dashboard',
		expect.stringContaining('Uw antwoorden zijn bewaard.'),
	])
	expect(site.api.callsTo('POST', /mortgage-check/)).toEqual([])
	await site.api.heal()
	expect((await site.anna.visit(check)).words).toContain('Stap 6 van 6')
})
