import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createFeatureContext } from '#tests/support/feature-context'
import { MainMenu } from '#app/ui/main-menu'
import { writeFrame } from './frame-html.server'
import { ShellFooter, ShellTools } from './frame-parts'
import { markCurrent } from './menu.server'
import { getShell, type ShellWords } from './shell.server'

const definitions = [
	{ id: 'credit', counter: 2, openActions: 1 },
	{ id: 'mortgage', counter: 2, openActions: 3 },
]

async function createShell(): Promise<ShellWords> {
	return getShell(await createFeatureContext({ 'GET /api/products/definitions': definitions }), 'page', false)
}

/** Renders without the cache. */
function renderFrame(shell: ShellWords, current: string, returnTo: string) {
	const { menu, session, texts } = shell
	const values = {
		formToken: shell.formToken,
		returnTo,
		sessionLeft: String(session?.left ?? ''),
		sessionText: session?.text ?? '',
		sessionWarning: session?.warning ?? '',
	}
	return {
		tools: renderToStaticMarkup(
			<ShellTools {...shell} texts={texts} hasMenu={menu !== undefined} values={values} />,
		),
		menu: menu && renderToStaticMarkup(<MainMenu {...markCurrent(menu, current)} />),
		footer: renderToStaticMarkup(<ShellFooter {...shell} stay={session?.stay} values={values} />),
	}
}

test('What is kept is to the letter what React would write, page by page, for one client and the next', async () => {
	const hostile = "\"><script>alert('1')</script>&$& $1"
	const anna = await createShell()
	const bram = { ...(await createShell()), formToken: `bram ${hostile}` }
	expect(anna.menu?.products.entries.map(({ href }) => href)).toContain('/credits')
	for (const shell of [anna, bram, anna, bram]) {
		expect(writeFrame(shell, 'https://a.nl/dashboard')).toEqual(
			renderFrame(shell, '/dashboard', '/dashboard'),
		)
		expect(writeFrame(shell, 'https://a.nl/credits/7?accessToken=x&q=%3Cb%3E')).toEqual(
			renderFrame(shell, '/credits', '/credits/7?q=%3Cb%3E'),
		)
	}
	expect(writeFrame(bram, 'https://a.nl/')).toEqual(renderFrame(bram, '', '/'))
})

test('Who has no menu gets none, and a session that ended no button to prolong it', async () => {
	const { session: _, menu: __, ...guest } = await createShell()
	const frame = writeFrame({ ...guest, menu: undefined, signedIn: false }, 'https://a.nl/help')
	expect(frame.menu).toBeUndefined()
	expect(frame.footer).toContain('/simple-version')
	expect(frame.footer).not.toContain('data-session-end')
	expect(frame.tools).not.toContain('/logout')
})

test('The page with help has the firm’s footer once, in its content', async () => {
	const footer = { html: '<p>Kade 1 <a id="t1-0"></a></p>', lang: undefined }
	const shell = { ...(await createShell()), footer }
	const words = (address: string) => writeFrame(shell, `https://a.nl${address}`).footer
	for (const address of ['/help', '/help?language=en']) {
		expect(words(address)).not.toContain('Kade 1')
		expect(words(address)).toContain(shell.year)
		expect(words(address)).toContain('/privacy')
	}
	for (const address of ['/', '/helpers', '/glossary', '/dashboard'])
		expect(words(address)).toContain('Kade 1')
})
