import { expect, test } from 'vitest'
import { feedbackLinks } from '#app/backend/seed/feedback'
import { startProductSite } from '../../support/product-site'
import { signIn } from '../../support/sign-in'
import { startVisitor, type Visitor } from '../../support/visitor'

const site = startProductSite()

/** Bytes that a server sends before the first answer from the other end: ten packets. */
const firstWindow = 14_600

const bram = async () =>
	(await signIn(site.portal.url, { branch: 'noord', email: 'bram@voorbeeld.nl' })).visitor

async function openGuest() {
	const guest = startVisitor(site.portal.url)
	await guest.visit('/?domain=noord')
	return guest
}

test.each<[string, () => Promise<Visitor>, string, string]>([
	['the login', openGuest, '/', 'Inloggen'],
	['the overview of a client with a questionnaire', bram, '/dashboard', 'Hypotheek'],
	['a step of a questionnaire', bram, '/actions/21031/hypact-form?step=1', 'Stap 1 van 9'],
	['a question of a mail', openGuest, feedbackLinks[0] ?? '', 'Wat ging het best?'],
])(
	'On a distant line %s comes without a second wait, styles and headers included',
	async (_name, open, path, words) => {
		const visitor = await open()
		const page = await visitor.visit(path)
		expect(page.words).toContain(words)
		expect(page.html).toMatch(/<style[^>]*>[^<]{1000}/)
		const packed = await visitor.visit(path, { headers: { 'accept-encoding': 'br' } })
		const headers = Object.entries(packed.headers).map(([name, value]) => `${name}: ${value}\r\n`)
		expect(packed.headers['content-encoding']).toBe('br')
		expect(headers.join('').length + packed.bytes.length).toBeLessThanOrEqual(firstWindow)
	},
)
