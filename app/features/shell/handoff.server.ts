import type { EntryContext } from '@remix-run/node'
import { partsForMain } from './use-shell'

/** `kept`: what was typed before the session ended, which is the root's, too. */
const ofRoot: readonly string[] = [...partsForMain, 'kept']

interface Handoff {
	state: { loaderData: Record<string, object | null> }
}

/** The same, but that the browser's React gets no data of the frame: it stays as the server wrote it. */
export function withoutFrame(remix: EntryContext): EntryContext {
	const handoff = JSON.parse(remix.serverHandoffString ?? '') as Handoff
	const { loaderData } = handoff.state
	const parts = Object.entries(loaderData.root ?? {}).filter(([name]) => ofRoot.includes(name))
	const state = { ...handoff.state, loaderData: { ...loaderData, root: Object.fromEntries(parts) } }
	return withHandoff(remix, toScript({ ...handoff, state }))
}

/** The same without data for the browser, which are written when they are asked for: here they never are. */
export function withoutData(remix: EntryContext): EntryContext {
	return withHandoff(remix, undefined)
}

function withHandoff(remix: EntryContext, value: string | undefined) {
	return Object.create(remix, { serverHandoffString: { value } }) as EntryContext
}

/** JSON that ends no script element and means the same in a script: as Remix writes it. */
function toScript(value: object) {
	return JSON.stringify(value).replace(
		/[&<>\u2028\u2029]/g,
		(sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
	)
}
