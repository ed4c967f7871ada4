import { expect, test } from 'vitest'
import { createFeatureContext } from '#tests/support/feature-context'
import { followLanding, isLanding, setLanding } from '#app/request/landing.server'
import { addReceived, dropReceived, listReceivedHere } from './send-result.server'

const send = { to: '/mortgages/7?a=1', key: 'marketValue.saved' as const, links: [], language: 'nl' }

async function open() {
	const ctx = await createFeatureContext()
	return { ctx, titles: () => ctx.session.data.received.map(({ title }) => title) }
}

test('What was sent is kept newest first, three at most, and shown on the page after it', async () => {
	const { ctx, titles } = await open()
	for (const title of ['one', 'two', 'three', 'four']) addReceived(ctx, { ...send, title })
	expect(titles()).toEqual(['four', 'three', 'two'])
	const at = (address: string) => ({ ...ctx, visitor: { ...ctx.visitor, address } })
	expect(listReceivedHere(at('/mortgages/7'))).toHaveLength(3)
	expect(listReceivedHere(at('/mortgages/8'))).toEqual([])
})

test('An action has one entry: a later one takes its place, unless the receipt would be lost', async () => {
	const { ctx, titles } = await open()
	addReceived(ctx, { ...send, title: 'first', action: '1' })
	addReceived(ctx, { ...send, title: 'second', action: '1', receipt: 'r' })
	addReceived(ctx, { ...send, title: 'third', action: '1' })
	expect(titles()).toEqual(['second'])
	dropReceived(ctx, '2')
	expect(titles()).toEqual(['second'])
	dropReceived(ctx, '1')
	expect(titles()).toEqual([])
})

test('A page is the one after a send until another one is opened', async () => {
	const { ctx } = await open()
	const [landing, other] = ['/mortgages/7?b=2', '/help'].map((address) => ({
		...ctx,
		visitor: { ...ctx.visitor, address },
	}))
	if (!landing || !other) throw new Error('Two pages are opened')
	expect(isLanding(landing)).toBe(false)
	setLanding(ctx, send.to)
	expect([isLanding(landing), followLanding(landing), ctx.outcome]).toEqual([
		true,
		true,
		expect.not.objectContaining({ leavesLanding: true }),
	])
	expect([isLanding(other), followLanding(other), other.outcome]).toEqual([
		false,
		false,
		expect.objectContaining({ leavesLanding: true }),
	])
})
