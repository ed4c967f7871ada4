import { expect, it } from 'vitest'
import { mortgageSchema } from '#app/api/resources/mortgage'
import { createSay } from '#app/i18n/say.server'
import { buildGauge, buildLentPart } from './key-figures-view.server'

const say = { nl: createSay('nl', 'formal'), en: createSay('en', 'formal') }
const lend = (amount: number) =>
	mortgageSchema.parse({ id: '1', amount, collateral: { market_value: 400_000 } })

it.each([
	[240_000, '60%', 'Dat is 60% of minder.'],
	[240_160, 'iets meer dan 60%', 'Dat ligt tussen 60% en 70%.'],
	[240_960, '60,2%', 'Dat ligt tussen 60% en 70%.'],
	[239_920, 'iets minder dan 60%', 'Dat is 60% of minder.'],
	[360_400, '90,1%', 'Dat ligt tussen 90% en 100%.'],
	[400_040, 'iets meer dan 100%', 'Dat is meer dan 100%.'],
])('A mortgage of € %d on a home of € 400,000 is told as %s', (amount, value, band) => {
	const gauge = buildGauge(lend(amount), say.nl)
	expect(gauge).toMatchObject({ value, band, label: `U leent ${value} van de woningwaarde.` })
	expect(buildLentPart(lend(amount), say.nl)?.value).toBe(value)
})

it('The same is told in English', () => {
	expect(buildGauge(lend(240_160), say.en)?.label).toBe('You borrow just over 60% of the value of the home.')
	expect(buildGauge(lend(239_920), say.en)?.label).toBe('You borrow just under 60% of the value of the home.')
})
