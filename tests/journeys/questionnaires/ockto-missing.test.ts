import { describe, expect, test } from 'vitest'
import { findCard, readText } from '#tests/support/card'
import { machineTalk, readFaults } from '#tests/support/fault-list'
import { deal } from '#tests/support/full'
import { listErrors, picture, createSharing, startUrl } from './sharing-site'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const { ask, require, requireThis, state } = createSharing(site)

const missing = 'De QR-code ontbreekt.'
const unreachable = 'Wij konden de gegevens van onze partner niet ophalen.'
const startName = /^Begin met Ockto/

describe('Without a code that can be used the page says so in red', () => {
	test.each<[string, Parameters<typeof require>[0]]>(
		deal('questionnaires', [
			['there is none', { qrCode: undefined }],
			['it is empty', { qrCode: '' }],
			['it is no picture', { qrCode: Buffer.from('<svg onload=alert(1)>').toString('base64') }],
			['it is cut off', { qrCode: picture.slice(0, 40) }],
			['it is no base64', { qrCode: '"><script>' }],
		]),
	)('because %s; the link still starts the same [571]', async (_why, change) => {
		const { ockto } = ask()
		require(change)
		state({ code: 10 })
		const page = await site.anna.visit(ockto)
		expect(listErrors(page)).toEqual([expect.stringContaining(missing)])
		expect(page.queryByRole('img', { name: /QR/ })).toBeNull()
		expect(page.getByRole('link', { name: startName }).getAttribute('href')).toBe(startUrl)
		expect(page.getByRole('button', { name: 'Nieuwe QR-code' })).toBeTruthy()
		expect(page.html).not.toContain('<script>"')
	})

	test.each<[string, unknown]>([
		['a list', ['qr expired']],
		['a text', 'qr expired'],
		['an object', { qr: 'expired' }],
	])('because the API tells errors as %s, which nobody sees [571]', async (_what, errors) => {
		const { ockto } = ask()
		require({ errors })
		state({ code: 10 })
		const page = await site.anna.visit(ockto)
		expect(listErrors(page)).toEqual([expect.stringContaining(missing)])
		expect(page.queryByRole('link', { name: startName })).toBeNull()
		expect(page.words).not.toContain('expired')
	})

	test.each([{}, { ockto: null }, { ockto: {} }, { ockto: { ockto_qrcode: null } }])(
		'because the requirements are %j [571] [577]',
		async (data) => {
			const { ockto } = ask()
			requireThis({ id: '1', data })
			state({ code: 10 })
			const page = await site.anna.visit(ockto)
			expect([page.status, listErrors(page)]).toEqual([200, [expect.stringContaining(missing)]])
		},
	)

	test.each(['javascript:alert(1)', 'http://delen.voorbeeld.nl/', 'begin', ''])(
		'and an address that is "%s" is not linked [567]',
		async (url) => {
			const { ockto } = ask()
			require({ url })
			state({ code: 10 })
			const page = await site.anna.visit(ockto)
			expect(page.getByRole('img', { name: /QR/ })).toBeTruthy()
			expect(page.queryByRole('link', { name: startName })).toBeNull()
		},
	)
})

describe('No answer hides another', () => {
	const states = [{ code: 10 }, { code: 20 }, { data: null }, { id: '1' }]
	test.each(states)('in state %j a missing code and errors are told [571]', async (told) => {
		const { ockto } = ask()
		state(told)
		for (const change of [{ qrCode: '' }, { errors: ['expired'] }]) {
			require(change)
			const page = await site.anna.visit(ockto)
			expect(listErrors(page)).toEqual([expect.stringContaining(missing)])
			expect(page.getAllByRole('button', { name: 'Nieuwe QR-code' })).toHaveLength(1)
		}
	})

	test('a state that is not found is a failure, told beside a missing code and beside failing requirements [576]', async () => {
		const { id, ockto } = ask()
		site.api.fault('GET', /ockto-state/, { status: 404 })
		require({ qrCode: '' })
		const both = [expect.stringContaining(missing), expect.stringContaining(unreachable)]
		expect(listErrors(await site.anna.visit(ockto))).toEqual(both)
		const answer = await site.anna.visit(`/action/${id}/ockto-state`)
		expect(JSON.parse(answer.html)).toEqual({ state: 'unreachable' })
		site.api.fault('GET', /requirements/, { status: 404 })
		expect(listErrors(await site.anna.visit(ockto))).toEqual([
			expect.stringContaining('Bel of mail uw adviseur.'),
			expect.stringContaining(unreachable),
		])
	})
})

describe('A state that can’t be told', () => {
	test.each(readFaults)('(%j) is said to be so, and the code is still there [576]', async (fault) => {
		const { ockto } = ask()
		require()
		site.api.fault('GET', /ockto-state/, fault)
		const page = await site.anna.visit(ockto)
		expect([page.status, listErrors(page)]).toEqual([200, [expect.stringContaining(unreachable)]])
		expect(page.getByRole('img', { name: /QR/ })).toBeTruthy()
		expect(readText(page.document.body)).not.toMatch(machineTalk)
	})
})

describe('Requirements that can’t be had', () => {
	const contact = 'Bel of mail uw adviseur.'
	test.each(readFaults)('(%j) make the page say whom to ask, and there they are [577]', async (fault) => {
		const { ockto } = ask()
		state({ code: 10 })
		site.api.fault('GET', /requirements/, fault)
		const page = await site.anna.visit(ockto)
		expect([page.status, page.path]).toEqual([200, ockto])
		expect(listErrors(page)).toEqual([expect.stringContaining(contact)])
		expect(findCard(page, 'Uw adviseurs')?.words).toContain('050')
		expect(page.queryByRole('img', { name: /QR/ })).toBeNull()
		expect(readText(page.document.body)).not.toMatch(machineTalk)
		expect(page.getByRole('link', { name: 'Kies een andere manier' })).toBeTruthy()
	})

	test('are told in the words of their code; without advisors too [577]', async () => {
		const { ockto } = ask()
		state({ code: 10 })
		site.api.fault('GET', /requirements/, { status: 422, code: 'ocktoRequirementsFailed' })
		site.api.fault('GET', '/api/dossiers', { status: 500 })
		const page = await site.anna.visit(ockto)
		expect(listErrors(page)).toEqual([expect.stringContaining('U kunt uw gegevens nu niet ophalen.')])
		expect(findCard(page, 'Uw adviseurs')).toBeUndefined()
	})
})
