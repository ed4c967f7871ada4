import { addParameter } from '#app/lib/add-parameter'

/** links2 and Dillo show every page that they have from memory, whatever the page's headers say. */
const cachesAll = /^(Links \(|Dillo\/)/

/**
 * Gives the target of a redirect after a form an address of its own, so that these request it instead of showing a page
 * from before the form.
 */
export function addNewAddress({ method, headers }: Request, answer: Response, requestId: string): void {
	const to = answer.headers.get('Location') ?? ''
	if (method !== 'POST' || !/^\/(?!\/)/.test(to) || !cachesAll.test(headers.get('User-Agent') ?? '')) return
	answer.headers.set('Location', addParameter(to, 'opened', requestId.slice(0, 8)))
}
