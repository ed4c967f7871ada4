import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { quietSteps } from '#tests/actions/check-answers'
import { createStepsThrough, partnerAnswers } from '#tests/actions/hypact-answers'
import { fillWithoutScripts } from '#tests/actions/steps'
import { discardDrafts } from '#tests/support/discard-drafts'
import { readText } from '#tests/support/card'
import type { Page } from '#tests/support/page'
import { signIn } from '#tests/support/sign-in'
import { startVisitor } from '#tests/support/visitor'
import { fillIn as fillDossier, roos } from '../guest/dossier-site'
import {
	anna as inventoryAddress,
	createPersonIn,
	fillIn as fillInventory,
	pressFormButton,
} from '../questionnaires/inventory-page'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
beforeEach(() => site.api.backend.reset())

/** The API refuses one member of what was sent. */
function refuse(pointer: string, code?: string) {
	const body = { errors: [{ code, source: { pointer } }] }
	site.api.answer(http.post(/\/api\/(?!auth|maintenance)/, () => HttpResponse.json(body, { status: 422 })))
}

const refusal = 'Dit is niet aangenomen. Kijk het na.'
const readAlert = (page: Page) => ({
	errors: [...page.getByRole('alert').querySelectorAll('li')].map((item) => item.textContent),
	call: [...page.getByRole('alert').querySelectorAll('p')].map(readText),
})
const call = ['Helpt dat niet, bel ons dan. 050 555 01 00']

/** The control that the summary leads to; each error leads to one. */
function findTargets(page: Page) {
	const links = [...page.getByRole('alert').querySelectorAll<HTMLAnchorElement>('li a')]
	return links.map(({ hash }) => page.document.querySelector(`main ${hash}`)?.getAttribute('name'))
}

describe('A dossier without a partner', () => {
	const send = async () =>
		fillDossier(await startVisitor(site.portal.url).visit('/dossiers/create?domain=noord'), {
			...roos,
			hasPartner: 'no',
		}).press('Verstuur uw gegevens')

	test.each([
		'/persons/1/first_name',
		'/persons/1',
		'/data/attributes/persons/1/shoe_size',
		'persons.1.email',
	])(
		'that is refused at %s says so at the question about a partner, and whom to call [655]',
		async (pointer) => {
			refuse(pointer, 'invalidBirthDate')
			const page = await send()
			expect(readAlert(page)).toEqual({ errors: [`Wilt u een partner toevoegen? ${refusal}`], call })
			expect(findTargets(page)).toEqual(['hasPartner'])
		},
	)

	test('that is refused at the name of every person says so at the client’s own [655]', async () => {
		refuse('/persons/*/first_name')
		const page = await send()
		expect(readAlert(page)).toEqual({ errors: [`Voornaam: ${refusal}`], call: [] })
		expect(findTargets(page)).toEqual(['persons[0].firstName'])
	})
})

test.each([
	['/data/partner/email', 'Heeft u een partner?', 'consumer.hasPartner'],
	['/data/partnerPension/partnerPensions/0/amount', 'Heeft u een partner?', 'consumer.hasPartner'],
	['/data/mortgage/loanParts/0/type', 'Heeft u nu een hypotheek?', 'mortgage.hasMortgage'],
	['/data/mortgage/WOZ', 'Heeft u nu een hypotheek?', 'mortgage.hasMortgage'],
])('An inventory refused at %s, which was not asked: %s [563]', async (pointer, label, name) => {
	const client = (await signIn(site.portal.url, { branch: 'noord' })).visitor
	await discardDrafts(client)
	const typed = {
		...createPersonIn('consumer'),
		'consumer.hasPartner': 'no',
		'mortgage.currentDebtAmount': '0',
		'mortgage.hasMortgage': 'no',
	}
	const page = fillInventory(await client.visit(inventoryAddress), typed)
	refuse(pointer)
	const refused = await pressFormButton(page, 'Verstuur uw gegevens')
	expect(readAlert(refused)).toEqual({ errors: [`${label} ${refusal}`], call })
	expect(findTargets(refused)).toEqual([name])
})

/** Refused on the last page: the error leads to the step with the question. */
async function expectStep(refused: Page, label: string, name: string) {
	expect(readAlert(refused)).toEqual({ errors: [`${label} ${refusal}`], call })
	const { hash } = refused.getByRole('alert').querySelector('a')!
	const step = await refused.press(refused.document.querySelector(hash)!)
	expect(step.document.querySelector(`main [name="${name}"]`)).not.toBeNull()
}

test('An advice profile refused at an amount that was not asked leads to the answer that asks it [542]', async () => {
	const anna = (await signIn(site.portal.url, { branch: 'noord' })).visitor
	const label = 'Hoe verandert uw inkomen in de komende jaren?'
	const steps = createStepsThrough(partnerAnswers).map((step) =>
		'choose' in step && step.of === label ? { ...step, choose: 'Het blijft gelijk' } : step,
	)
	const income = 'Welk bruto jaarinkomen verwacht u, in euro’s?'
	const asked = steps.filter((step) => !('fill' in step && step.fill === income))
	const page = await fillWithoutScripts(await anna.visit('/actions/11036/hypact-form?step=1'), asked)
	refuse('/data/customer/0/income_expectation')
	await expectStep(await page.press('Verstuur uw antwoorden'), label, 'customer[0].incomeExpectationTrend')
})

const noCall = { choose: 'Nee', of: 'Zullen wij u bellen?' }

test('A check refused at a value that was not asked leads to the answer that asks it [633]', async () => {
	const anna = (await signIn(site.portal.url, { branch: 'noord' })).visitor
	const start = await anna.visit('/mortgage-check/10011/11037?step=1')
	const page = await fillWithoutScripts(start, [...quietSteps, noCall])
	refuse('/formData/market_value_amount_increased')
	const label = 'Hoe is de waarde van uw woning veranderd?'
	await expectStep(await page.press('Gegevens versturen'), label, 'home_developed_since_mortgage')
})

test('A check of a mortgage that ended, refused at a step in between, leads to the first [633]', async () => {
	const anna = (await signIn(site.portal.url, { branch: 'noord' })).visitor
	const page = await fillWithoutScripts(await anna.visit('/mortgage-check/10011/11037?step=1'), [
		{ choose: 'Nee', of: 'Loopt deze hypotheek nog?' },
		{ fill: 'Op welke datum stopte de hypotheek?', with: '1-6-2024' },
	])
	const last = await fillWithoutScripts(await page.press('Volgende'), [noCall])
	refuse('/formData/current_family_situation')
	await expectStep(await last.press('Gegevens versturen'), 'Loopt deze hypotheek nog?', 'mortgage_running')
})

test('An answer to a saving refused at an amount that was not asked is marked as a whole [345]', async () => {
	site.tell('/api/actions', {
		id: '11034',
		type: 'PRESENT_OPPORTUNITY_TO_CONSUMER',
		product: { id: '10011', label: 'Hypotheek Lindelaan 14', type: 'mortgage' },
		smartcare_show_amount: true,
		smartcare_min_savings_amount: 75,
		smartcare_savings_period: 'MONTHLY',
	})
	const page = await (
		await signIn(site.portal.url, { branch: 'noord' })
	).visitor.visit('/mortgages/10011/present-opportunity-to-consumer/11034')
	page.choose('Nee, ik wil dit niet')
	refuse('/customAmount')
	const refused = await page.press('Verstuur uw antwoord')
	expect(readAlert(refused).errors).toEqual([expect.stringContaining(refusal)])
	expect(findTargets(refused)).toEqual(['isAgreed'])
})
