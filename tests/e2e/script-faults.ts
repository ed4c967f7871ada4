import type { BrowserContext, Page, Route } from 'playwright'

/** Faults of a script on the network or in an old browser. */
export const scriptFaults = {
	blocked: (route: Route) => route.abort(),
	broken: (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '}{' }),
	stalled: () => undefined,
}

export type ScriptFault = keyof typeof scriptFaults

/** Paths of all scripts that a page loads; the page stays open. */
export async function listScripts(page: Page, url: string): Promise<string[]> {
	const found = new Set<string>()
	page.on('request', (request) => {
		if (request.resourceType() === 'script') found.add(new URL(request.url()).pathname)
	})
	await page.goto(url, { waitUntil: 'networkidle' })
	page.removeAllListeners('request')
	return [...found].sort()
}

/** Opens a page in which one script fails. */
export async function openWithFault(
	context: BrowserContext,
	url: string,
	script: string,
	fault: ScriptFault,
) {
	const page = await context.newPage()
	await page.route((address) => address.pathname === script, scriptFaults[fault])
	// Stalled scripts delay the load event.
	await page.goto(url, { waitUntil: 'commit' })
	return page
}
