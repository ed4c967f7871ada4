import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { JSDOM, type DOMWindow } from 'jsdom'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { PasswordField } from '#app/forms/fields/password-field'
import { Announcer } from './page-frame'
import { Button } from './button'
import { ErrorSummary } from './error-summary'
import { Link } from './link'
import { Notices, type NoticeItem } from './notices'

const script = readFileSync(new URL('../../public/enhance.js', import.meta.url), 'utf8')

interface Surroundings {
	device?: object
	fetch?: unknown
	url?: string
	texts?: object
	timers?: object
}

function open(page: ReactElement, { device = {}, fetch, url, texts, timers }: Surroundings = {}) {
	const html = `<main id="main" tabindex="-1">${renderToStaticMarkup(page)}</main>`
	const { window } = new JSDOM(html, { url, runScripts: 'outside-only', pretendToBeVisual: true })
	Object.assign(window, { fetch, ...timers })
	if (texts) Object.defineProperty(window.document, 'currentScript', { value: { dataset: texts } })
	for (const [name, value] of Object.entries(device)) Object.defineProperty(window.navigator, name, { value })
	window.eval(script)
	window.eval(script)
	return window
}

const password = (
	<form>
		<PasswordField
			label="Wachtwoord"
			showLabel="Toon wachtwoord"
			hideLabel="Verberg wachtwoord"
			inputProps={{ id: 'password', name: 'password' }}
		/>
		<Button>Inloggen</Button>
	</form>
)

const done: NoticeItem = {
	id: '1',
	tone: 'success',
	kind: 'Gelukt',
	text: 'Uw bestand is verstuurd.',
	close: { action: '/notices', label: 'Sluiten' },
}

test('a password can be shown and hidden again, by one button [99] [125]', () => {
	const { document } = open(password)
	const input = document.querySelector('input')
	const toggles = document.querySelectorAll<HTMLButtonElement>('button[type=button]')
	expect(toggles).toHaveLength(1)
	expect(toggles[0]?.textContent).toBe('Toon wachtwoord')
	toggles[0]?.click()
	expect(input?.type).toBe('text')
	expect(toggles[0]?.textContent).toBe('Verberg wachtwoord')
	toggles[0]?.click()
	expect(input?.type).toBe('password')
})

test('the manifest, which text browsers would show as a link, is added to the page', () => {
	const { document } = open(password, { texts: { manifest: '/app-manifests/a.webmanifest' } })
	const links = [...document.head.querySelectorAll('link')].map(({ rel, href }) => [rel, href])
	expect(links).toEqual([['manifest', '/app-manifests/a.webmanifest']])
})

test.each([
	['that comes at once', (window: DOMWindow) => window.eval('window.__remixContext = {}')],
	['that waits', ({ document }: DOMWindow) => document.body.append(waiting(document))],
])('on a page of React %s nothing is added before React is there', async (_name, prepare) => {
	const { window } = new JSDOM(renderToStaticMarkup(password), { runScripts: 'outside-only' })
	const toggle = () => window.document.querySelector('button[type=button]')
	prepare(window)
	window.eval(script)
	expect(toggle()).toBeNull()
	window.document.documentElement.setAttribute('data-hydrated', '')
	await expect.poll(toggle).not.toBeNull()
})

function waiting(document: Document) {
	const element = document.createElement('script')
	element.dataset.hydrate = '{}'
	return element
}

test('without a script there is no button that does nothing', () => {
	expect(renderToStaticMarkup(password)).not.toContain('Toon wachtwoord</button>')
})

test('a notice leaves after its three seconds, one without a time stays [225]', async () => {
	const { document } = open(
		<Notices
			label="Meldingen"
			notices={[
				{ ...done, leavesAfter: 3000 },
				{ ...done, id: '2' },
			]}
		/>,
	)
	const rows = () => [...document.querySelectorAll<HTMLElement>('[data-notices] li')].map((row) => row.hidden)
	await wait(2500)
	expect(rows()).toEqual([false, false])
	await expect.poll(rows).toEqual([true, false])
})

test('a notice waits while someone is in it', async () => {
	const { document } = open(<Notices label="Meldingen" notices={[{ ...done, leavesAfter: 200 }]} />)
	document.querySelector<HTMLElement>('[data-notice-close]')?.focus()
	await wait(500)
	expect(document.querySelector<HTMLElement>('[data-notices] li')?.hidden).toBe(false)
})

test('a click anywhere on a notice removes it [226]', () => {
	const { document } = open(<Notices label="Meldingen" notices={[done]} />)
	document.querySelector<HTMLElement>('[data-notice] strong')?.click()
	expect(document.querySelector<HTMLElement>('[data-notices] ul')?.hidden).toBe(true)
})

test('a notice is told once to who cannot see it', async () => {
	const { document } = open(
		<>
			<Notices label="Meldingen" notices={[done]} />
			<Announcer />
		</>,
	)
	expect(document.querySelector('[role=status]')?.textContent).toBe('')
	await wait(700)
	expect(document.querySelector('[role=status]')?.textContent).toBe('Gelukt Uw bestand is verstuurd.')
})

test('the list of errors gets the focus when a page comes back with errors', async () => {
	const { document } = open(
		<ErrorSummary title="Er ging iets mis" errors={[{ fieldId: 'x', text: 'Kies een bestand' }]} />,
	)
	await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('alert')
})

test.each([
	[{ deviceMemory: 1, hardwareConcurrency: 8 }, [['/simple-version', 'formToken=t&by=device', 'manual']]],
	[{ deviceMemory: 4, hardwareConcurrency: 2 }, [['/simple-version', 'formToken=t&by=device', 'manual']]],
	[{ deviceMemory: 8, hardwareConcurrency: 2 }, []],
	[{ deviceMemory: 2, hardwareConcurrency: 4 }, []],
	[{ hardwareConcurrency: 2 }, []],
])('of a device with %j the server hears %j', (device, heard) => {
	const sent: unknown[] = []
	const fetch = async (address: string, { body, redirect }: { body: URLSearchParams; redirect: string }) =>
		void sent.push([address, body.toString(), redirect])
	open(
		<form action="/simple-version" data-version="open">
			<input type="hidden" name="formToken" value="t" />
		</form>,
		{ fetch, device },
	)
	expect(sent).toEqual(heard)
})

test('a form is not sent twice, unless something was changed', () => {
	const { document, Event } = open(password)
	const form = document.querySelector('form')
	const send = () => form?.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }))
	expect(send()).toBe(true)
	const button = document.querySelector('button[type=submit]')
	expect([button?.hasAttribute('data-held'), button?.hasAttribute('aria-disabled')]).toEqual([true, false])
	expect(send()).toBe(false)
	document.querySelector('input')?.dispatchEvent(new Event('change', { bubbles: true }))
	expect(send()).toBe(true)
})

test.each([
	['no file field', undefined, true],
	['an empty file field', [[]], true],
	['two empty file fields', [[], []], true],
	['a chosen file', [['akte.pdf']], false],
	['a chosen file in the second field', [[], ['akte.pdf']], false],
])('a button that no page followed comes back by itself, with %s: %s', (_name, fields, comesBack) => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
	const { document, Event } = open(
		<form method="post">
			{fields?.map((_, at) => (
				<input key={at} type="file" />
			))}
			<button>Verstuur</button>
		</form>,
		{ texts: { awaiting: 'Wij wachten nog op antwoord.' }, timers: { setTimeout, clearTimeout } },
	)
	document.querySelectorAll('input').forEach((input, at) => {
		Object.defineProperty(input, 'files', { value: fields?.[at] })
	})
	const send = () =>
		document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }))
	const isHeld = () => document.querySelector('[data-held]') !== null
	expect([send(), isHeld(), document.body.textContent.includes('wachten')]).toEqual([true, true, false])
	expect([send(), document.querySelector('[data-awaiting]')?.textContent]).toEqual([
		false,
		'Wij wachten nog op antwoord.',
	])
	vi.advanceTimersByTime(19_999)
	expect(isHeld()).toBe(true)
	vi.advanceTimersByTime(1)
	expect([isHeld(), document.querySelector('[data-awaiting]') === null]).toEqual([!comesBack, comesBack])
	if (comesBack) expect(send()).toBe(true)
	vi.useRealTimers()
})

function openOffline(method: string) {
	const form = (
		<form method={method}>
			<button>Verder</button>
			<button type="button">Kies</button>
		</form>
	)
	const texts = { unsent: 'Er is niets verstuurd.', sendAnyway: 'Toch versturen' }
	const { document, Event } = open(form, { device: { onLine: false }, texts })
	const send = () =>
		document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }))
	const find = (words: string) =>
		[...document.querySelectorAll('button')].find((one) => one.textContent === words)
	return { document, send, find }
}

test('without a connection a form says so once, and its first button is pressed for who insists', () => {
	const { document, send, find } = openOffline('post')
	expect([send(), send()]).toEqual([false, false])
	const [alert, ...more] = document.querySelectorAll('[role=alert]')
	expect([alert?.textContent, more]).toEqual(['Er is niets verstuurd.Toch versturen', []])
	expect(document.activeElement).toBe(alert)
	const pressed: unknown[] = []
	find('Verder')?.addEventListener('click', (event) => {
		event.preventDefault()
		pressed.push(send())
	})
	find('Toch versturen')?.click()
	expect(pressed).toEqual([true])
	expect(document.querySelector('[role=alert]')).toBeNull()
	expect(document.activeElement).toBe(find('Verder'))
})

test('without a connection a search says nothing', () => {
	const { document, send } = openOffline('get')
	expect([send(), document.querySelector('[role=alert]')]).toEqual([true, null])
})

function press(link: ReactElement) {
	const window = open(link, { url: 'https://portaal.nl/actions' })
	window.addEventListener('click', (event) => event.preventDefault())
	window.document.querySelector('a')?.click()
	const bar = window.document.querySelector('[data-loading-bar]')
	return { window, bar, isHeld: bar?.hasAttribute('data-page-comes') === true }
}

test.each([
	['/help', true],
	['/actions?page=2#row', true],
	['/actions#row', false],
	['#main', false],
	['https://kaart.nl/', false],
])('grey lines hold the place of the page that a link brings: %s, %s [168]', (href, isPage) => {
	expect(press(<Link href={href}>Verder</Link>).isHeld).toBe(isPage)
})

test('neither a file nor another tab takes the page away', () => {
	const file = press(
		<Link href="/file" isFile>
			Download
		</Link>,
	)
	const tab = press(
		<Link href="/help" newTab="(nieuw tabblad)">
			Hulp
		</Link>,
	)
	expect([file.bar, tab.bar]).toEqual([null, null])
})

test.each(['keydown', 'pointerdown', 'wheel'])('a %s gives the page back to who goes on with it', (sign) => {
	const { window, bar } = press(<Link href="/help">Hulp</Link>)
	window.dispatchEvent(new window.Event(sign))
	expect(bar?.isConnected).toBe(true)
	expect(bar?.hasAttribute('data-page-comes')).toBe(false)
})
