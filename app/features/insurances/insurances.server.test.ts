import { expect, test } from 'vitest'
import { ApiUnreachable } from '#app/api/errors'
import { generalInsuranceSchema } from '#app/api/resources/insurances'
import {
	createAction,
	createFeatureContext,
	fillIn,
	locationOf,
	markShown,
	visit,
} from '#tests/support/feature-context'
import { createDamageSchema, getReportableInsurance, sendDamageReport } from './damage-form.server'
import { getGeneralInsurance } from './general-insurance.server'
import { getInsuranceList } from './insurances.server'
import {
	buildProposalView,
	createProposalSchema,
	listProposalTerms,
	requireProposal,
	postProposal,
} from './proposal.server'
import { getPaperId, getWoongarantView } from './woongarant.server'

const car = { id: '1', productId: '100', label: 'Auto', companyName: 'Schade NV', policyNumber: 'P-1' }
const home = { id: '2', productId: '200', label: 'Pakket', productType: 'Woonhuis', dateStart: '2026-01-01' }
const open = (general: unknown = [car], homes: unknown = [home], answers: object = {}) =>
	createFeatureContext({
		'GET /api/products/general-insurances': general,
		'GET /api/products/woongarant-insurances': homes,
		...answers,
	})

test('General and home insurances stand in one list, each with an address of its own', async () => {
	const { cards } = await getInsuranceList(await open(), visit('/insurances'))
	expect(cards.map(({ words }) => words)).toEqual([
		['Auto', 'Schade NV', 'P-1'],
		['Woongarant Woonhuis', 'Pakket'],
	])
	expect(new Set(cards.map(({ href }) => href)).size).toBe(2)
})

test.each([
	['100', '/general-insurances/1'],
	['2', '/woongarant-insurances/2'],
	['200', '/woongarant-insurances/2'],
	['9', '/404'],
])('The general insurance %s is found at %s', async (id, address) => {
	expect(await locationOf(getGeneralInsurance(await open(), id))).toBe(address)
})

test('Damage at a home is that of the general insurance with the same id, and its own', async () => {
	const damage = { cause: 'Storm', dateReported: '2026-02-01', isClosed: true }
	const same = { ...car, id: '200', showDamageReportButton: true, damageReports: [damage] }
	const view = await getWoongarantView(
		await open([car, same], [{ ...home, damageReports: [{ cause: 'Brand' }] }]),
		'2',
	)
	expect(view.damage?.rows.map(({ cells }) => cells)).toEqual([
		['Brand', '-', '-'],
		['Storm', '-', '1 februari 2026'],
	])
	expect(view.damage?.report?.href).toContain('/200/')
})

test('While damage can’t be told the page says so; before the insurance starts it says nothing', async () => {
	const away = new ApiUnreachable({ cause: 'reset' })
	const ctx = await open(away)
	expect((await getWoongarantView(ctx, '2')).damage?.text).toBe(ctx.say('insurances.damage.couldNotLoad'))
	expect((await getWoongarantView(await open(away, [{ id: '2' }]), '2')).damage).toBeUndefined()
})

test('A paper is given of its own insurance alone', async () => {
	const ctx = await open(
		[],
		[
			{ ...home, documents: [{ apiId: 'D1' }] },
			{ id: '3', documents: [{ apiId: 'D2' }] },
		],
	)
	expect(await getPaperId(ctx, '2', 'D1')).toBe('D1')
	expect(await locationOf(getPaperId(ctx, '2', 'D2'))).toBe('/404')
})

test('Damage is reported where the API offers it, without what was left empty', async () => {
	const command = 'POST /api/products/general-insurances/1/damage-reports'
	const ctx = await open([{ ...car, productId: '' }], [], { [command]: undefined })
	expect(await locationOf(getReportableInsurance(ctx, '1'))).toBe('/general-insurances/1')
	const fields = { date: '1-2-2026', time: '9:05', cause: 'Storm', notes: ' ' }
	const form = await fillIn(ctx, createDamageSchema(ctx.say), fields, 'damage 1')
	const upload = { ...form, files: [], faults: [], upload: undefined as never }
	const insurance = generalInsuranceSchema.parse({ id: '1' })
	expect(await locationOf(sendDamageReport(ctx, insurance, upload))).toBe('/general-insurances/1')
	expect(ctx.calls.at(-1)).toEqual([command, { date: '2026-02-01', time: '09:05', cause: 'Storm' }])
})

test('A proposal is signed at the insurer; the API is told nothing and the action stays open', async () => {
	const conditionsUrl = 'https://verzekeraar.example/voorwaarden.pdf'
	const woongarant = { approvalUrl: 'https://verzekeraar.example/x', conditionsUrl, renovationPremium: 10 }
	const action = createAction({ woongarant })
	const ctx = await open()
	const shown = markShown(ctx, listProposalTerms(requireProposal(action), ctx.say))
	const form = await fillIn(ctx, createProposalSchema(ctx.say), { agreed: 'on', ...shown })
	expect(await locationOf(Promise.resolve(postProposal(ctx, form, action, requireProposal(action))))).toBe(
		'/dashboard',
	)
	expect([ctx.calls, ctx.session.data.doneActions]).toEqual([[], []])
	expect(ctx.session.data.received[0]?.links[0]).toMatchObject({ href: woongarant.approvalUrl, newTab: true })
})

test('A proposal warns of renovation at a house alone, and has no way on without an address or conditions', async () => {
	const { say } = await open()
	const view = (woongarant: object) => {
		const action = createAction({ woongarant })
		return buildProposalView(action, requireProposal(action), say)
	}
	expect(view({ renovationPremium: 10 }).cover.warning?.text).toContain('10,00')
	expect(view({ renovationPremium: 10, isApartment: true }).cover.warning).toBeUndefined()
	const termsOf = (members: object) => view(members).cover.facts.map(({ term }) => term)
	expect(termsOf({ isApartment: false })).toContain('Woonhuisverzekering')
	expect(termsOf({ isApartment: null })).not.toContain('Woonhuisverzekering')
	expect(view({ approvalUrl: 'javascript:x' })).toMatchObject({ approval: undefined, papers: { links: [] } })
	const conditionsUrl = 'https://verzekeraar.example/voorwaarden.pdf'
	const approvalUrl = 'https://verzekeraar.example/x'
	expect(view({ approvalUrl, conditionsUrl })).toMatchObject({ approval: approvalUrl, missing: undefined })
	expect(view({ approvalUrl, conditionsUrl: 'http://verzekeraar.example/x' })).toMatchObject({
		approval: undefined,
		missing: say.table('proposal').noConditions,
	})
	expect(await locationOf((async () => requireProposal(createAction({})))())).toBe('/404')
})
