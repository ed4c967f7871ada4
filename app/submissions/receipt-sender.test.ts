import { expect, test } from 'vitest'
import { createFeatureContext } from '#tests/support/feature-context'
import { describeSender } from './receipt-sender.server'

const bearer = { accessToken: 'x' }

test.each([
	[{}, 'own'],
	[{ openedByLink: true }, 'link'],
	[{ queryTokens: bearer }, 'link'],
	[{ consumer: undefined, guest: { id: '1' } }, 'guest'],
])(
	'A sender has a name and a firm of this moment, and how the session was opened: %j',
	async (change, way) => {
		const { openedByLink, ...rest } = { openedByLink: undefined, ...change }
		const ctx = { ...(await createFeatureContext()), ...rest }
		Object.assign(ctx.session.data, { openedByLink })
		const { name, ...sender } = await describeSender(ctx as Parameters<typeof describeSender>[0])
		expect(sender).toEqual({ firm: 'Noord Advies', way })
		expect(name).toBe(way === 'guest' ? undefined : 'Anna de Vries')
	},
)

test('A firm that cannot be read does not cost the receipt', async () => {
	const ctx = { ...(await createFeatureContext()), firm: () => Promise.reject(new Error('away')) }
	expect(await describeSender(ctx)).toMatchObject({ name: 'Anna de Vries', firm: undefined })
})
