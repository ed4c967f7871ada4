import { useSyncExternalStore } from 'react'

/**
 * Whether this page was loaded as a document: only then its own content security policy counts, and what it lets stand in
 * a frame. Undefined until a script runs.
 */
export function useOwnDocument(): boolean | undefined {
	return useSyncExternalStore(neverChanges, isOwnDocument, () => undefined)
}

const neverChanges = () => () => undefined

function isOwnDocument() {
	const [loaded] = performance.getEntriesByType('navigation')
	return loaded === undefined || new URL(loaded.name).pathname === location.pathname
}
