import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import type { Page } from '#tests/support/page'
import { signIn } from '#tests/support/sign-in'
import { deal } from '#tests/support/full'
import { oneBranch, useSite } from '#tests/support/use-site'

const qrPath = '/api/auth/two-factor-qr'

const { api, portal } = await useSite({ env: oneBranch })
const anna = (await signIn(portal.url)).visitor

const secretOn = (page: Page) => page.document.querySelector('code')?.textContent.replaceAll(' ', '') ?? ''
const openLinkStep = () => anna.visit('/settings/two-factor?step=2')

describe('The picture of the key', () => {
	const png = Buffer.from(
		'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVQI12P4DwABAQEAG7buVgAAAABJRU5ErkJggg==',
		'base64',
	)
	const asImage = (bytes: Buffer, type = 'image/png') =>
		http.get(
			`*${qrPath}`,
			() => new HttpResponse(new Uint8Array(bytes), { headers: { 'Content-Type': type } }),
		)
	const asJson = (body: object) => http.get(`*${qrPath}`, () => HttpResponse.json(body))
	const pictureOn = (page: Page) => page.getByRole('img', { name: /^QR-code/ }).getAttribute('src')

	test('may come as an image alone: then there is nothing to type, and the code is asked all the same [174]', async () => {
		api.answer(asImage(png, 'image/PNG; charset=binary'))
		const page = await openLinkStep()
		expect(pictureOn(page)).toBe(`data:image/png;base64,${png.toString('base64')}`)
		expect(page.queryByRole('link', { name: 'Open de app' })).toBeNull()
		expect(secretOn(page)).toBe('')
		expect(page.getByLabelText('Code uit uw app')).toBeTruthy()
	})

	test.each([
		[
			'with a secret',
			{
				data: {
					type: 'qr',
					id: '1',
					attributes: { image: 'data:image/gif;base64,R0lGODlh', secret: 'jzxw 64te mvzg y2ld' },
				},
			},
			'JZXW64TEMVZGY2LD',
		],
		[
			'without one',
			{ data: { type: 'qr', id: '1', attributes: { image: 'data:image/gif;base64,R0lGODlh' } } },
			'',
		],
		[
			'as a flat object',
			{ image: 'data:image/gif;base64,R0lGODlh', secret: 'JZXW64TEMVZGY2LD' },
			'JZXW64TEMVZGY2LD',
		],
	])('may come in a document %s [174]', async (_how, body, secret) => {
		api.answer(asJson(body))
		const page = await openLinkStep()
		expect(pictureOn(page)).toBe('data:image/gif;base64,R0lGODlh')
		expect(secretOn(page)).toBe(secret)
	})

	test.each(
		deal('accounts', [
			['text that calls itself an image', () => asJson({ image: 'javascript:alert(1)' })],
			['an address elsewhere', () => asJson({ image: 'https://elders.voorbeeld.nl/qr.png' })],
			['HTML in a data address', () => asJson({ image: 'data:text/html;base64,PHNjcmlwdD4=' })],
			['an image of another kind', () => asImage(png, 'image/x-icon')],
			['an image of more than 200 KB', () => asImage(Buffer.alloc(200 * 1024 + 1, 1))],
			['an image of nothing', () => asImage(Buffer.alloc(0))],
			['no image at all', () => asJson({ data: { id: '1', attributes: { secret: 'JZXW64TEMVZGY2LD' } } })],
		]),
	)(
		'is not shown when it is %s; the page says that something went wrong [174] [245]',
		async (_what, answer) => {
			api.answer(answer())
			const page = await openLinkStep()
			expect(page.status).toBe(502)
			expect(page.html).not.toMatch(/alert\(1\)|PHNjcmlwdD4|elders\.voorbeeld/)
			expect(page.getByRole('link', { name: 'Naar het overzicht' })).toBeTruthy()
		},
	)

	test('that cannot be had says so, and the settings are still there [245]', async () => {
		api.fault('GET', qrPath, 'closed')
		expect((await openLinkStep()).status).toBe(503)
		expect((await anna.visit('/settings')).status).toBe(200)
	})
})

test.each([undefined, 'consumerNotFound'])(
	'A picture that is not found (%s) is a failure on its own page, not a way back to where it was asked for [174]',
	async (code) => {
		api.fault('GET', qrPath, { status: 404, code })
		const page = await anna.visit('/settings/two-factor?step=2', { redirects: false })
		expect([page.status, page.document.querySelector('h1')?.textContent]).toEqual([502, 'Er ging iets mis'])
	},
)
