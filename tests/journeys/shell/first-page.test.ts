import { constants, brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { feedbackLinks } from '#app/backend/seed/feedback'
import { signIn } from '../../support/sign-in'
import { startVisitor, type Visitor } from '../../support/visitor'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })

/** Bytes that a server sends before the first answer from the other end: ten packets. */
const firstWindow = 14_600

const bram = async () =>
	(await signIn(site.portal.url, { branch: 'noord', email: 'bram@voorbeeld.nl' })).visitor

async function openGuest() {
	const guest = startVisitor(site.portal.url)
	await guest.visit('/?domain=noord')
	return guest
}

/** A page as Brotli, and the bytes of its headers. */
async function visitPacked(visitor: Visitor, path: string) {
	const { headers, bytes } = await visitor.visit(path, { headers: { 'accept-encoding': 'br' } })
	expect(headers['content-encoding']).toBe('br')
	const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
	return { bytes, headerSize: lines.join('').length }
}

test.each<[string, () => Promise<Visitor>, string, string]>([
	['the login', openGuest, '/', 'Inloggen'],
	['the overview of a client with a questionnaire', bram, '/dashboard', 'Hypotheek'],
	['the overview of a client with every kind of product', async () => site.anna, '/dashboard', 'Hypotheken'],
	['a step of a questionnaire', bram, '/actions/21031/hypact-form?step=1', 'Stap 1 van 9'],
	['a question of a mail', openGuest, feedbackLinks[0] ?? '', 'Wat ging het best?'],
])(
	'On a distant line %s comes without a second wait, styles and headers included',
	async (_name, open, path, words) => {
		const visitor = await open()
		const page = await visitor.visit(path)
		expect(page.words).toContain(words)
		expect(page.html).toMatch(/<style[^>]*>[^<]{1000}/)
		const { bytes, headerSize } = await visitPacked(visitor, path)
		expect(headerSize + bytes.length).toBeLessThanOrEqual(firstWindow)
	},
)

test.each([
	['the payment of an appointment', '/actions/11214/validate-ideal-payment'],
	['a service to sign', '/otds/10053/sign/11111'],
])('On a distant line all that is seen of %s comes without a second wait', async (_name, path) => {
	const { bytes, headerSize } = await visitPacked(site.anna, path)
	const first = bytes.subarray(0, firstWindow - headerSize)
	const html = brotliDecompressSync(first, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString()
	expect(html).toContain('</footer>')
})
