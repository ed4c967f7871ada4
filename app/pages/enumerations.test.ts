import { expect, test } from 'vitest'
import { savingsPeriods, savingsPeriodSchema } from '#app/api/resources/savings-period'
import { getDossierCards } from '#app/features/dossiers/dossiers.server'
import { isForProduct } from '#app/products/actions.server'
import { createAction, createFeatureContext } from '#tests/support/feature-context'

test('The enumerations of the specification are known: savings periods, product types and the advisor [188]', async () => {
	const periods = ['MONTHLY', 'ANNUALLY', 'REMAINING_DURATION']
	expect(savingsPeriods).toEqual(periods)
	expect(periods.map((period) => savingsPeriodSchema.parse(period))).toEqual(periods)
	for (const type of ['DOSSIER', 'MORTGAGE'])
		expect(isForProduct(createAction({ product: { id: '7', type } }), type.toLowerCase(), '7')).toBe(true)
	const roleOf = async (systemname: string) => {
		const dossier = { id: '1', userPanels: [{ name: 'Bo Bos', systemname }] }
		const content = { advisorLabel: 'Uw adviseur', dossierOwnerLabel: 'Uw behandelaar' }
		const ctx = await createFeatureContext({ 'GET /api/dossiers': [dossier] }, { content })
		return (await getDossierCards(ctx)).advisors[0]?.role
	}
	expect([await roleOf('ADVISOR'), await roleOf('OWNER')]).toEqual(['Uw adviseur', 'Uw behandelaar'])
})
