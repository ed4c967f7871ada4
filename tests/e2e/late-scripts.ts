import type { Page } from 'playwright'

/** Blocks every script of the page. Returns a function that releases them. */
export async function holdScripts(page: Page): Promise<() => void> {
	let release: () => void = () => undefined
	const released = new Promise<void>((done) => (release = done))
	await page.route(
		({ pathname }) => pathname.endsWith('.js'),
		async (route) => {
			await released
			// The page of the request may be closed.
			await route.continue().catch(() => undefined)
		},
	)
	return release
}

/** Everything that the page's forms would send now, with focus and caret. */
export async function readTyped(page: Page) {
	return page.evaluate(() => {
		const focused = document.activeElement
		const isText = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement
		return {
			fields: Array.from(document.forms, (form) =>
				Array.from(new FormData(form), ([name, value]) => [
					name,
					typeof value === 'string' ? value : value.name,
				]),
			),
			focus: focused?.id,
			caret: isText ? [focused.selectionStart, focused.selectionEnd] : undefined,
		}
	})
}

/** Requests `/seen` once the selector matches. A test cannot query a page that waits for the next one. */
export async function watchFor(page: Page, selector: string): Promise<void> {
	await page.route('**/seen', (route) => route.fulfill({ status: 204 }))
	await page.addInitScript((wanted) => {
		const watcher = new MutationObserver(() => {
			if (!document.querySelector(wanted)) return
			watcher.disconnect()
			void fetch('/seen')
		})
		watcher.observe(document, { childList: true, subtree: true })
	}, selector)
}
