import { expect, test } from 'vitest'
import { mortgageSchema } from '#app/api/resources/mortgage'
import { createSay } from '#app/i18n/say.server'
import { listBasisChoices } from './value-basis'

test.each([
	[['woz', '-', 'other'], 'woz', ['woz', 'other'], 'woz'],
	[['woz', '-', 'other'], '-', ['woz', 'other'], 'other'],
	[['-'], '-', ['other', 'woz', 'remotevaluation', 'valuation'], 'other'],
	[[], undefined, ['other', 'woz', 'remotevaluation', 'valuation'], 'other'],
])('Of the bases %j with %j chosen a client sees %j, and %s is chosen', (listed, basis, shown, chosen) => {
	const wire = { id: '1', collateral: { based_on: basis, based_on_options: listed } }
	const choices = listBasisChoices(mortgageSchema.parse(wire).collateral, createSay('nl', 'formal'))
	expect(choices.options.map(({ value }) => value)).toEqual(shown)
	expect(choices.chosen).toBe(chosen)
})
