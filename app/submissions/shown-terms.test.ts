import { expect, test } from 'vitest'
import { createSay } from '#app/i18n/say.server'
import { createFeatureContext } from '../../tests/support/feature-context'
import { shownTermsField } from '#app/request/form-fields'
import { findChangedTerms, sealShownTerms, type ShownTerms } from './shown-terms.server'

const subject = 'action 11'
const terms: ShownTerms = {
	facts: [{ term: 'Premie', detail: '€ 47,90' }],
	texts: [{ title: 'Voorwaarden', lines: ['Artikel 1', 'Betaal binnen 14 dagen.', 'Artikel 2'] }],
}
type Ctx = Awaited<ReturnType<typeof createFeatureContext>>

const rowsOf = (ctx: Ctx, now: ShownTerms, mark = sealShownTerms(ctx, subject, terms)) =>
	findChangedTerms(ctx, subject, { [shownTermsField]: mark }, now)?.rows

test('What is as it was shown has no changes', async () => {
	expect(rowsOf(await createFeatureContext(), structuredClone(terms))).toBeUndefined()
})

test('Of a long text only the lines that differ are told; a title and an order count', async () => {
	const ctx = await createFeatureContext()
	const [text] = terms.texts ?? []
	const told = (change: object) => rowsOf(ctx, { ...terms, texts: [{ ...text!, ...change }] })
	expect(told({ lines: ['Artikel 1', 'Betaal binnen 7 dagen.', 'Artikel 2'] })).toEqual([
		{ term: 'Voorwaarden', was: ['Betaal binnen 14 dagen.'], now: ['Betaal binnen 7 dagen.'] },
	])
	expect(told({ title: 'Regels' })).toEqual([{ term: 'Regels', was: ['Voorwaarden'], now: ['Regels'] }])
	expect(told({ lines: [...text!.lines].reverse() })).toMatchObject([{ was: text!.lines }])
	expect(rowsOf(ctx, { facts: terms.facts })).toEqual([{ term: 'Voorwaarden', was: text!.lines, now: [] }])
})

test('A fact that came or went is told', async () => {
	const ctx = await createFeatureContext()
	const more = { term: 'Korting', detail: '€ 5,00' }
	expect(rowsOf(ctx, { ...terms, facts: [...terms.facts, more] })).toEqual([
		{ term: 'Korting', was: [], now: ['€ 5,00'] },
	])
	expect(rowsOf(ctx, { ...terms, facts: [] })).toEqual([{ term: 'Premie', was: ['€ 47,90'], now: [] }])
})

test('A text too long for a form is compared by its hash, and the page says that the old one is not kept', async () => {
	const ctx = await createFeatureContext()
	const lines = Array.from({ length: 4000 }, (_, index) => `Lid ${index} ${Math.sin(index)}`)
	const long = { facts: [], texts: [{ title: 'Voorwaarden', lines }] }
	const mark = sealShownTerms(ctx, subject, long)
	expect(mark.length).toBeLessThan(24_000)
	expect(rowsOf(ctx, long, mark)).toBeUndefined()
	const [row] = rowsOf(ctx, { facts: [], texts: [{ title: 'Voorwaarden', lines: ['Kort'] }] }, mark) ?? []
	expect(row).toEqual({ term: 'Voorwaarden', was: [ctx.say('sending.shown.unkept')], now: ['Kort'] })
})

test('A mark of another form, client or language, and one that is forged, are no mark', async () => {
	const [ctx, other] = [await createFeatureContext(), await createFeatureContext()]
	const english = { ...ctx, say: createSay('en', 'formal') }
	for (const mark of [
		sealShownTerms(ctx, 'action 12', terms),
		sealShownTerms(other, subject, terms),
		sealShownTerms(english, subject, terms),
		`${sealShownTerms(ctx, subject, terms)}A`,
		'',
	])
		expect(rowsOf(ctx, terms, mark)).toEqual([])
	expect(findChangedTerms(ctx, subject, {}, terms)?.rows).toEqual([])
})
