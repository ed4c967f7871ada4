import type { BrowserContext, Page, Route } from 'playwright'

/** What can happen to a script on its way, or in an old browser. */
export const scriptFaults = {
	blocked: (route: Route) => route.abort(),
	broken: (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '}{' }),
	stalled: () => undefined,
}

export type ScriptFault = keyof typeof scriptFaults

/** The paths of all scripts that a page loads; the page stays open. */
export async function listScripts(page: Page, url: string): Promise<string[]> {
	const found = new Set<string>()
	page.on('request', (request) => {
		if (request.resourceType() === 'script') found.add(new URL(request.url()).pathname)
	})
	await page.goto(url, { waitUntil: 'networkidle' })
	page.removeAllListeners('request')
	return [...found].sort()
}

/** A page in which one script never does what it should. */
export async function openWithFault(
	context: BrowserContext,
	url: string,
	script: string,
	fault: ScriptFault,
) {
	const page = await context.newPage()
	await page.route((address) => address.pathname === script, scriptFaults[fault])
	// Stalled scripts hold back the events that tell that a page is there.
	await page.goto(url, { waitUntil: 'commit' })
	return page
}
