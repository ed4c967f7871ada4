import { expect, test } from 'vitest'
import { listNotices } from '#tests/support/card'
import { startVisitor } from '#tests/support/visitor'
import { deal } from '#tests/support/full'
import { useSite } from '#tests/support/use-site'
import { unmark } from '#tests/support/unmark'

const site = await useSite({ as: 'anna' })
const path = '/api/products/purchase-intentions'
const start = Buffer.from('89504e470d0a1a0a0102030405', 'hex')
const end = Buffer.from('49454e44ae426082', 'hex')
const png = Buffer.concat([start, end])
const picture = '/purchase-intentions/81/houses/h%2F1/picture'

function answerHouse(raw_base64_thumbnail: unknown) {
	site.tell(path, {
		id: '81',
		found_houses_collection: [{ id: 'h/1', address: 'Vlierhof 3', raw_base64_thumbnail }],
	})
}

test('A house has its picture, which comes from an address of its own and stays with this client [204] [502]', async () => {
	answerHouse(png.toString('base64'))
	const page = await site.anna.visit('/purchase-intentions/81')
	const image = page.document.querySelector('main li img')
	expect(['src', 'alt', 'width', 'height'].map((name) => image?.getAttribute(name))).toEqual([
		picture,
		'',
		'400',
		'300',
	])
	expect(page.html).not.toContain(png.toString('base64'))
	const answer = await site.anna.visit(picture)
	expect([answer.status, answer.bytes]).toEqual([200, png])
	expect(answer.headers).toMatchObject({
		'content-type': 'image/png',
		'cache-control': 'private, max-age=300',
		'x-content-type-options': 'nosniff',
		'content-security-policy': "default-src 'none'",
	})
})

test.each(
	deal('pages', [
		['missing', null],
		['no base64', 'geen plaatje!'],
		['cut off', start.toString('base64')],
		['a web page', Buffer.from('<!doctype html><script>alert(1)</script>').toString('base64')],
		['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')],
		['more than 500 KB', Buffer.concat([start, Buffer.alloc(500 * 1024), end]).toString('base64')],
	]),
)('A house whose picture is %s shows none, and there is none to fetch [502]', async (_what, raw) => {
	answerHouse(raw)
	const page = await site.anna.visit('/purchase-intentions/81')
	expect(page.words).toContain('Vlierhof 3')
	expect(page.document.querySelector('main li img')).toBeNull()
	expect((await site.anna.visit(picture)).status).toBe(404)
})

test.each(['/purchase-intentions/82/houses/h%2F1/picture', '/purchase-intentions/81/houses/2/picture'])(
	'There is no picture at %s [502] [504]',
	async (address) => {
		answerHouse(png.toString('base64'))
		expect((await site.anna.visit(address)).status).toBe(404)
	},
)

test("A picture that can't be had is missing; no notice comes of it [502]", async () => {
	site.api.fault('GET', path, { status: 500 })
	expect((await site.anna.visit(picture)).status).toBe(404)
	expect(listNotices(await site.anna.visit('/important-documents'))).toEqual([])
})

test('Who is not signed in gets no picture [502]', async () => {
	answerHouse(png.toString('base64'))
	const guest = startVisitor(site.portal.url)
	await guest.visit('/?domain=noord')
	const answer = await guest.visit(picture, { redirects: false })
	expect([answer.status, unmark(answer)]).toEqual([302, '/'])
})
