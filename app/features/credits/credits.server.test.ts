import { expect, test } from 'vitest'
import { createFeatureContext, locationOf, visit } from '#tests/support/feature-context'
import { getCreditList, getCreditView } from './credits.server'

const credit = { id: '7', label: 'Doorlopend krediet', lender: 'Bank Oost', loanAmount: 12_500 }
const open = (...credits: unknown[]) => createFeatureContext({ 'GET /api/products/credits': credits })

test('A credit is a card with its lender and its amount', async () => {
	const ctx = await open(credit)
	const { cards, purpose } = await getCreditList(ctx, visit('/credits'))
	const words = ['Doorlopend krediet', 'Bank Oost', '€\u00a012.500,00']
	expect(cards).toEqual([
		{ href: '/credits/7', icon: 'euro', words, figure: words[2], badge: undefined, status: undefined },
	])
	expect(purpose).toBe(ctx.say('credits.purpose'))
	expect(ctx.calls).toEqual(['GET /api/products/credits'])
})

test('Without credits the page says so, and not what would stand there', async () => {
	const ctx = await open()
	const { cards, purpose, list } = await getCreditList(ctx, visit('/credits'))
	expect([cards, purpose, list.empty]).toEqual([
		[],
		undefined,
		{ title: ctx.say('credits.none'), isNone: true },
	])
})

test('What the API does not tell of a credit is no line of its card, and a dash on its page', async () => {
	const ctx = await open({ id: '7' })
	expect((await getCreditList(ctx, visit('/credits'))).cards[0]?.words).toEqual(['Lening'])
	const { facts } = await getCreditView(ctx, '7')
	expect(facts.map(({ detail }) => detail)).toEqual(['-', '-', '-', '-', '-'])
})

test('A repayment of 0 % is told, for it is not the same as none', async () => {
	const { facts } = await getCreditView(await open({ ...credit, repaymentPercentage: 0 }), '7')
	expect(facts.at(-1)?.detail).toBe('0%')
})

test('A credit of somebody else leads to not-found', async () => {
	expect(await locationOf(getCreditView(await open(credit), '8'))).toBe('/404')
})
