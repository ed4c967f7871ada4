import type { EntryContext } from '@remix-run/node'
import { partsForMain } from './use-shell'
import type { ShellWords } from './shell.server'

/** Fonts that the page needs soon. Text browsers show `<link>` elements, but not this header, as links. */
export function writeLinkHeader({ look }: Pick<ShellWords, 'look'>): string | undefined {
	const fonts = look.fonts.map((href) => `<${href}>; rel=preload; as=font; crossorigin`)
	return fonts.length > 0 ? fonts.join(', ') : undefined
}

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
	return { ...remix, serverHandoffString: toScript({ ...handoff, state }) }
}

/** Escapes like Remix, so that the JSON cannot end the script element. */
function toScript(value: object) {
	return JSON.stringify(value).replace(
		/[&<>\u2028\u2029]/g,
		(sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
	)
}
