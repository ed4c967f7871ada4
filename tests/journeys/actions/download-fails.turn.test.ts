import { beforeEach, expect, test } from 'vitest'
import { listNotices } from '#tests/support/card'
import type { Fault } from '#tests/support/faults'
import { signIn } from '#tests/support/sign-in'
import type { Visitor } from '#tests/support/visitor'
import { deal } from '#tests/support/full'
import { useSite } from '#tests/support/use-site'
import { unmark } from '#tests/support/unmark'

let anna: Visitor
const { api, portal } = await useSite()
beforeEach(async () => {
	anna = (await signIn(portal.url, { branch: 'noord' })).visitor
	api.forgetCalls()
})

test.each<[Fault, string]>(
	deal('actions', [
		[
			{ status: 500, code: 'pdfGenerationFailed' },
			'Wij konden het document niet maken. Probeer het later nog een keer.',
		],
		[{ status: 404, code: 'fileNotFound' }, 'Wij kunnen dit bestand niet vinden.'],
		[{ status: 403, code: 'productOwnershipMismatch' }, 'Dit product hoort niet bij uw account.'],
		['gateway', 'Er is een fout opgetreden, probeer het nog een keer.'],
		['reset', 'Er is een fout opgetreden, probeer het nog een keer.'],
	]),
)(
	'A download that fails by %j leads back to where the client was, with a notice, and the action stays open [227] [293] [507]',
	async (fault, message) => {
		api.fault('GET', '/api/actions/11012/download', fault)
		const upload = await anna.visit('/actions/11001/upload-document')
		const answer = await anna.visit('/actions/11012/download', { from: upload, redirects: false })
		expect([answer.status, answer.headers.location]).toEqual([303, '/actions/11001/upload-document'])
		const page = await anna.visit('/actions/11001/upload-document')
		expect(listNotices(page)).toEqual([`Fout ${message}`])
		expect(listNotices(await anna.visit('/dashboard'))).toEqual([])
		expect((await anna.visit('/actions')).words).toContain('koopakte')
	},
)

test.each([
	['no address', undefined],
	['an address elsewhere', 'https://elders.voorbeeld.nl/dashboard'],
	['an address that looks like ours', '//elders.voorbeeld.nl/x'],
])('A download that fails and comes from %s leads to the overview [227]', async (_what, referer) => {
	api.fault('GET', '/api/actions/11012/download', { status: 500 })
	const headers: Record<string, string> = referer ? { referer } : {}
	const answer = await anna.visit('/actions/11012/download', { headers, redirects: false })
	expect([answer.status, answer.headers.location]).toEqual([303, '/dashboard'])
	expect(listNotices(await anna.visit('/dashboard'))).toHaveLength(1)
})

test.each(deal('actions', ['21002', '99999', 'a%2Fb', '%2e%2e%2fconsumers', '11012%00', '1'.repeat(150)]))(
	'No file is asked for an action of someone else or of nobody: %s [278]',
	async (id) => {
		const page = await anna.visit(`/actions/${id}/download`)
		expect(page.status).toBe(404)
		expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Deze pagina is er niet')
		const reads = ['/api/actions', '/api/products/definitions']
		expect(api.calls.filter(({ path }) => !reads.includes(path))).toEqual([])
	},
)

test('A guest gets no file and no call is made for it [293]', async () => {
	anna.cookies.clear()
	const answer = await anna.visit('/actions/11012/download', { redirects: false })
	expect([answer.status, unmark(answer)]).toEqual([302, '/'])
	expect(api.calls.filter(({ path }) => path.startsWith('/api/actions'))).toEqual([])
})
