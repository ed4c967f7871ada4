import { readFileSync } from 'node:fs'
import { UNSAFE_RemixContext } from '@remix-run/react'
import { JSDOM } from 'jsdom'
import { expect, test, vi } from 'vitest'
import { renderPage } from '#tests/support/render-page'
import { NonceProvider } from '#app/request/nonce'
import { LateScripts } from './late-scripts'

const wakeReact = readFileSync(new URL('../../../public/wake-react.js', import.meta.url), 'utf8')
const future = { v3_fetcherPersist: true, v3_relativeSplatPath: true, v3_lazyRouteDiscovery: false }
const page = { hasAction: false, hasLoader: true, hasClientAction: false, hasClientLoader: false }

/** Remix escapes `<`, `>` and `&`. */
const state = JSON.stringify({ words: 'Zij zei: "kom `morgen`", ‘goed’ & </script><!--' }).replace(
	/[<>&]/g,
	(letter) => `\\u00${letter.charCodeAt(0).toString(16)}`,
)

const remix = {
	serverHandoffString: state,
	future: { ...future, v3_singleFetch: false },
	isSpaMode: false,
	routeModules: {},
	manifest: {
		url: '/assets/manifest-1.js',
		version: '1',
		entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
		routes: {
			page: {
				...page,
				id: 'page',
				hasErrorBoundary: false,
				module: '/assets/page.js',
				imports: ['/assets/react.js'],
			},
		},
	},
}

/** Modules of the page itself. */
const known = {
	entry: { module: '/assets/entry.js', imports: [] },
	routes: { page: { ...page, id: 'page', hasErrorBoundary: false, module: '/assets/page.js' } },
	url: '',
	version: '1',
}

const renderScript = (context = remix) =>
	renderPage(
		<UNSAFE_RemixContext.Provider value={context}>
			<NonceProvider value="n">
				<LateScripts />
			</NonceProvider>
		</UNSAFE_RemixContext.Provider>,
	).querySelector('script')

/** Runs the script and returns the document. */
function open() {
	const script = renderScript()
	script?.removeAttribute('src')
	if (script) script.textContent = wakeReact
	const { window } = new JSDOM(script?.outerHTML, { runScripts: 'dangerously' })
	return { window, append: vi.spyOn(window.document.head, 'append') }
}

type Opened = ReturnType<typeof open>['window']

const move = (window: Opened, screenX: number) =>
	window.dispatchEvent(new window.MouseEvent('pointermove', { screenX, screenY: 5 }))

test('React gets its data and its files as Remix wrote them', () => {
	const { window, append } = open()
	window.dispatchEvent(new window.Event('keydown'))
	expect(window.__remixContext).toEqual(JSON.parse(state))
	expect(append.mock.calls).toEqual([
		[
			expect.objectContaining({
				type: 'module',
				nonce: 'n',
				textContent: [
					'import "/assets/react.js"',
					'import * as route0 from "/assets/page.js"',
					`window.__remixManifest=${JSON.stringify(known)}`,
					'window.__remixRouteModules={"page":route0}',
					'import("/assets/entry.js")',
				].join(';'),
			}),
		],
	])
})

test('No quotation mark of the data is written with six letters', () => {
	const plain = { ...remix, serverHandoffString: '{"words":["one","two"]}' }
	expect(renderScript(plain)?.outerHTML).toContain('="{`words`:[`one`,`two`]}"')
})

test('A pointer that rests where the page came wakes nobody; its first move does', () => {
	const { window, append } = open()
	move(window, 40)
	move(window, 40)
	expect(append).not.toHaveBeenCalled()
	move(window, 41)
	move(window, 42)
	expect(append).toHaveBeenCalledOnce()
})

test.each(['pointerdown', 'touchstart', 'keydown', 'focusin', 'portal:wake'])('%s wakes React', (sign) => {
	const { window, append } = open()
	window.dispatchEvent(new window.Event(sign))
	expect(append).toHaveBeenCalledOnce()
})
