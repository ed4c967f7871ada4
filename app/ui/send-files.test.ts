import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const script = readFileSync(new URL('../../public/send-files.js', import.meta.url), 'utf8')
const words = {
	sending: 'Wij ontvangen',
	label: 'Verstuurd',
	stop: 'Stop',
	amount: '{sent} van {total}',
	whole: 'Alles is verstuurd',
	waiting: 'Wij wachten nog op antwoord',
	broken: 'De verbinding viel weg',
	brokenLate: 'Misschien aangekomen',
	unreadable: 'Niet te lezen: {names}. Kies het bestand opnieuw.',
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** A file of the disk; one that cannot be read fails at its first byte, or at its last. */
function fileOf(name: string, broken?: 'first' | 'last') {
	const part = (isBroken: boolean) => ({ isBroken })
	return { name, slice: (from: number) => part(broken === (from === 0 ? 'first' : 'last')) }
}

class ReadPart {
	constructor(readonly part: { isBroken: boolean }) {}
	arrayBuffer() {
		return this.part.isBroken ? Promise.reject(new Error('NotReadableError')) : Promise.resolve()
	}
}

/** A form of the portal with chosen files, whose requests the test answers. */
function open(files: ReturnType<typeof fileOf>[]) {
	const html = `<form action="/x"><div data-files data-sending='${JSON.stringify(words)}'><input type="file"></div><button>Verstuur</button></form>`
	const { window } = new JSDOM(html, { runScripts: 'outside-only' })
	const requests: Record<string, unknown>[] = []
	const aborted: number[] = []
	function FakeRequest(this: Record<string, unknown>) {
		const at = requests.push(this) - 1
		Object.assign(this, { upload: {}, open: vi.fn(), setRequestHeader: vi.fn(), send: vi.fn() })
		this.abort = () => aborted.push(at)
	}
	Object.assign(window, { XMLHttpRequest: FakeRequest, Response: ReadPart, setTimeout, clearTimeout })
	window.eval(script)
	const { document } = window
	const input = document.querySelector('input')
	const form = document.querySelector('form')
	Object.defineProperty(input, 'files', { value: Object.assign(files, { item: undefined }) })
	Object.defineProperty(window, 'FormData', { value: window.FormData })
	const release = vi.fn()
	const drop = vi.fn()
	const make = (name: string, attributes: Record<string, string>) => {
		const element = document.createElement(name)
		for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
		return element
	}
	const start = Reflect.get(window, 'portalSendFiles') as (input: unknown, helpers: object) => void
	start(input, { make, release, announce: vi.fn(), size: String, drop })
	window.FormData = class {
		append = vi.fn()
	} as unknown as typeof window.FormData
	const send = () => form?.dispatchEvent(new window.Event('submit', { cancelable: true, bubbles: true }))
	const call = (target: unknown, name: string) => {
		const listener = Reflect.get(target as object, name) as (event: object) => void
		listener({ loaded: 1, total: 1 })
	}
	return { send, call, requests, aborted, release, drop, text: () => form?.textContent ?? '' }
}

test.each([
	['changed on disk', [fileOf('akte.pdf', 'first')], 'akte.pdf'],
	['removed', [fileOf('loon.pdf'), fileOf('id.jpg', 'first')], 'id.jpg'],
	['of a cloud drive out of reach', [fileOf('wolk.pdf', 'last')], 'wolk.pdf'],
	['two at once', [fileOf('a.pdf', 'first'), fileOf('b.pdf'), fileOf('c.pdf', 'last')], 'a.pdf, c.pdf'],
])('A file that cannot be read any more is named and leaves the list: %s', async (_name, files, names) => {
	const page = open(files)
	page.send()
	page.call(page.requests[0], 'onerror')
	await vi.waitFor(() => expect(page.text()).toContain(`Niet te lezen: ${names}. Kies het bestand opnieuw.`))
	expect(page.text()).not.toContain('verbinding')
	expect(page.release).toHaveBeenCalledTimes(1)
	const dropped = page.drop.mock.calls.map(([files]) => (files as File[]).map(({ name }) => name))
	expect(dropped).toEqual([names.split(', ')])
})

test('A line that breaks while all files can be read is told as that', async () => {
	const page = open([fileOf('a.pdf'), fileOf('b.pdf')])
	page.send()
	page.call(page.requests[0], 'onerror')
	await vi.waitFor(() => expect(page.text()).toContain('De verbinding viel weg'))
	expect(page.drop).not.toHaveBeenCalled()
})

test('A send without an answer gives its button back 20 s after the last byte; the next press takes its place', () => {
	const page = open([fileOf('a.pdf')])
	page.send()
	vi.advanceTimersByTime(60_000)
	expect(page.release).not.toHaveBeenCalled()
	page.call(page.requests[0]?.upload, 'onload')
	vi.advanceTimersByTime(19_999)
	expect(page.release).not.toHaveBeenCalled()
	vi.advanceTimersByTime(1)
	expect([page.release.mock.calls.length, page.text()]).toEqual([
		1,
		expect.stringContaining('Wij wachten nog op antwoord'),
	])
	page.send()
	expect([page.requests.length, page.aborted]).toEqual([2, [0]])
})
