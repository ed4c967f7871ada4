import { expect, test } from 'vitest'
import { signIn } from '#tests/support/sign-in'
import { useSite } from '#tests/support/use-site'

const { portal } = await useSite()

/** `.github/REMIX.md` relies on this: the code behind these addresses has known advisories. */
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
