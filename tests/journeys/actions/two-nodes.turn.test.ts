// Own portals: two processes share one Redis.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ActionForm } from '#tests/actions/action-form'
import { actionForms } from '#tests/actions/forms'
import { fillWithoutScripts } from '#tests/actions/steps'
import { startApi } from '#tests/support/api'
import { deal } from '#tests/support/full'
import { startPortal, type TestPortal } from '#tests/support/portal'
import { hasRedis, startRedis, type TestRedis } from '#tests/support/redis'
import { signIn } from '#tests/support/sign-in'
import { startVisitor, type Visitor } from '#tests/support/visitor'

describe.skipIf(!hasRedis())('Two processes behind one address', () => {
	let api: Awaited<ReturnType<typeof startApi>>
	let redis: TestRedis
	let portals: TestPortal[] = []
	beforeAll(async () => {
		api = await startApi()
		redis = await startRedis()
		const options = { apiUrl: api.url, env: { REDIS_URL: redis.url } }
		portals = await Promise.all([startPortal(options), startPortal(options)])
	})
	beforeEach(() => {
		api.backend.reset()
		api.forgetCalls()
	})
	afterAll(async () => {
		await Promise.all(portals.map((portal) => portal.close()))
		await redis.close()
		await api.close()
	})

	/** The same client at each process, with one session and one cookie. */
	async function signInAtBoth(): Promise<Visitor[]> {
		const [one, other] = portals.map(({ url }) => url)
		const { visitor } = await signIn(one ?? '', { branch: 'noord' })
		const there = startVisitor(other ?? '')
		for (const { name, value } of visitor.cookies.all()) there.cookies.store(`${name}=${value}; Path=/`)
		return [visitor, there]
	}

	async function fillIn(visitor: Visitor, { address, steps }: ActionForm) {
		return fillWithoutScripts(await visitor.visit(address), steps)
	}

	test.each(deal('redis', actionForms))(
		'$name: pressed at both at once, the API has it once [674]',
		async (form) => {
			const visitors = await signInAtBoth()
			const pages = await Promise.all(visitors.map((visitor) => fillIn(visitor, form)))
			const landed = await Promise.all(pages.map((page) => page.press(form.button)))
			expect(landed.map(({ path }) => path)).toEqual([form.lands, form.lands])
			expect(api.callsTo('POST', form.call.path)).toHaveLength(1)
		},
	)
})
