import type { EntryContext } from '@remix-run/node'
import { partsForMain } from './use-shell'

/** `kept` is input from before the session ended; the root loader returns it. */
const ofRoot: readonly string[] = [...partsForMain, 'kept']

interface Handoff {
	state: { loaderData: Record<string, object | null> }
}

/** Removes the frame's loader data: React does not hydrate the frame. */
export function withoutFrame(remix: EntryContext): EntryContext {
	const handoff = JSON.parse(remix.serverHandoffString ?? '') as Handoff
	const { loaderData } = handoff.state
	const parts = Object.entries(loaderData.root ?? {}).filter(([name]) => ofRoot.includes(name))
	const state = { ...handoff.state, loaderData: { ...loaderData, root: Object.fromEntries(parts) } }
	return withHandoff(remix, toScript({ ...handoff, state }))
}

/** Loader data is serialised lazily: without it the data of this page is never serialised. */
export function withoutData(remix: EntryContext): EntryContext {
	return withHandoff(remix, undefined)
}

function withHandoff(remix: EntryContext, value: string | undefined) {
	return Object.create(remix, { serverHandoffString: { value } }) as EntryContext
}

/** Escapes like Remix, so that the JSON cannot end the script element. */
function toScript(value: object) {
	return JSON.stringify(value).replace(
		/[&<>\u2028\u2029]/g,
		(sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
	)
}
