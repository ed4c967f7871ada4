import { beforeEach, describe, expect, test } from 'vitest'
import { discardDrafts } from '#tests/support/discard-drafts'
import { listNotices } from '#tests/support/card'
import { deal } from '#tests/support/full'
import { signIn } from '#tests/support/sign-in'
import type { Visitor } from '#tests/support/visitor'
import {
	anna,
	fillIn,
	createPersonIn,
	pressFormButton,
	send,
	listSummaryErrors,
	findFieldValue,
	listWrongFields,
} from './inventory-page'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
let client: Visitor
beforeEach(async () => {
	site.api.backend.reset()
	client = (await signIn(site.portal.url, { branch: 'noord' })).visitor
	await discardDrafts(client)
	site.api.forgetCalls()
})
const sent = () => site.api.callsTo('POST', '/api/inventory-form')
const complete = {
	...createPersonIn('consumer'),
	...createPersonIn('partner'),
	'mortgage.currentDebtAmount': '0',
}

describe('A partner who can’t be asked for', () => {
	test('leads to the dashboard, which says so [562]', async () => {
		site.api.fault('GET', '/api/consumers/partner', { status: 500 }, 1)
		const page = await client.visit(anna)
		expect(page.path).toBe('/dashboard')
		expect(listNotices(page)).toEqual(['Fout Kon partner data niet vinden.'])
	})

	test('costs nothing of what was typed: it is there the next time [562]', async () => {
		const page = fillIn(await client.visit(anna), { 'consumer.firstName': 'Annabel' })
		site.api.fault('GET', '/api/consumers/partner', { status: 500 })
		const landed = await pressFormButton(page, send)
		expect(listNotices(landed)).toContain('Fout Kon partner data niet vinden.')
		await site.api.heal()
		expect(findFieldValue(await client.visit(anna), 'consumer.firstName')).toBe('Annabel')
		expect(sent()).toEqual([])
	})
})

test('A client whose own data can’t be had is told so on the dashboard [547]', async () => {
	site.api.fault('GET', '/api/consumers', { status: 500 })
	const page = await client.visit(anna)
	expect(page.path).toBe('/dashboard')
	expect(listNotices(page)[0]).toContain('Wij konden uw gegevens niet ophalen.')
})

describe('What the API refuses', () => {
	const refuse = (place: string) =>
		({ status: 422, code: 'invalidCountry', pointer: `data/${place}` }) as const

	test.each(
		deal('questionnaires', [
			['consumer/birthCountry', 'consumer.birthCountry', 'Geboorteland: '],
			['partner/email', 'partner.email', 'E-mailadres van uw partner: '],
			['mortgage/loanParts/0/type', 'mortgage.loanParts[0].type', 'Soort leningdeel van leningdeel 1: '],
			[
				'general/extraRemarksOrQuestions',
				'general.extraRemarksOrQuestions',
				'Heeft u nog opmerkingen of vragen? ',
			],
		]),
	)('at %s is told at that field, and the same may be sent again [563]', async (place, name, words) => {
		let page = fillIn(await client.visit(anna), { ...complete, 'mortgage.hasMortgage': 'yes' })
		page = fillIn(await pressFormButton(page, 'Voeg een leningdeel toe'), {
			'mortgage.loanParts[0].type': 'Lineair',
		})
		site.api.fault('POST', '/api/inventory-form', refuse(place), 1)
		const refused = await pressFormButton(page, send)
		expect([refused.isRefused, refused.path]).toEqual([true, `${anna}&step=1`])
		expect(listWrongFields(refused)).toEqual([name])
		expect(listSummaryErrors(refused)[0]?.startsWith(words)).toBe(true)
		expect((await pressFormButton(refused, send)).path).toBe('/dashboard')
	})

	test('at nothing that the form asks is told of the whole form [563]', async () => {
		const page = fillIn(await client.visit(anna), complete)
		site.api.fault('POST', '/api/inventory-form', refuse('consumer/shoeSize'), 1)
		const refused = await pressFormButton(page, send)
		expect(listWrongFields(refused)).toEqual([])
		expect(listSummaryErrors(refused)).toHaveLength(1)
	})
})
