import { describe, expect, test } from 'vitest'
import { listNotices } from '#tests/support/card'
import type { Fault } from '#tests/support/faults'
import { deal } from '#tests/support/full'
import { signIn } from '#tests/support/sign-in'
import { useSite } from '#tests/support/use-site'

const faults: Fault[] = ['closed', 'gateway', 'broken-json', 'wrong-shape', { status: 500 }]

const { api, portal } = await useSite()

describe('A refresh that fails without a verdict', () => {
	test.each(deal('faults', faults))(
		'%j is tried three times, then the client is signed out and told so [227]',
		async (fault) => {
			const { visitor } = await signIn(portal.url, { branch: 'noord' })
			api.fault('GET', '/api/actions', { status: 401, code: 'accessTokenExpired' }, 1)
			api.fault('POST', '/api/auth/refresh', fault)
			const page = await visitor.visit('/actions/11001/upload-document')
			expect([page.status, page.path]).toEqual([200, '/'])
			expect(listNotices(page)).toEqual([
				'Fout U bent uitgelogd omdat ons systeem even geen antwoord gaf. Dat ligt aan ons. Log opnieuw in.',
			])
			expect(api.callsTo('POST', '/api/auth/refresh')).toHaveLength(3)
			expect((await visitor.visit('/dashboard')).path).toBe('/')
		},
	)

	test('that succeeds at the second try goes unnoticed [227]', async () => {
		const { visitor } = await signIn(portal.url, { branch: 'noord' })
		api.fault('GET', '/api/actions', { status: 401, code: 'accessTokenExpired' }, 1)
		api.fault('POST', '/api/auth/refresh', 'reset', 1)
		const page = await visitor.visit('/actions/11001/upload-document')
		expect([page.status, page.path]).toEqual([200, '/actions/11001/upload-document'])
		expect(api.callsTo('POST', '/api/auth/refresh').map(({ json }) => Object.keys(json as object))).toEqual([
			['refreshToken'],
			['refreshToken'],
		])
	})
})
