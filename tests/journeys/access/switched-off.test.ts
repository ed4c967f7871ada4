import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi } from '#tests/support/api'
import { startPortal, type TestPortal } from '#tests/support/portal'
import { signIn } from '#tests/support/sign-in'

let api: Awaited<ReturnType<typeof startApi>>
let portal: TestPortal
beforeAll(async () => {
	api = await startApi()
	portal = await startPortal({ apiUrl: api.url })
})
afterAll(async () => {
	await portal.close()
	await api.close()
})

/** `.github/REMIX.md` builds on it: known faults are in what answers these. */
test.each(['/__manifest?p=%2Fdashboard&p=%2Fhelp&version=x', '/dashboard.data', '/_root.data'])(
	'What of Remix is switched off answers nothing: %s is not found',
	async (path) => {
		const { visitor } = await signIn(portal.url, { branch: 'noord' })
		const headers = { cookie: visitor.cookies.header('/dashboard') ?? '' }
		const answer = await fetch(portal.url + path, { headers, redirect: 'manual' })
		expect(answer.status).toBe(404)
		expect(answer.headers.get('content-type')).toContain('text/html')
	},
)
