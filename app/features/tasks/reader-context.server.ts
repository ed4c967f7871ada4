import type { ListedAction } from '#app/api/resources/action'
import type { RequestContext } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { parseWireDate } from '#app/lib/parse-wire-date'
import { toWallClock } from '#app/lib/wall-clock'

/** Who reads a list of actions. */
export interface ReaderContext {
	say: Say
	/** "Nieuw" for what was made since the reader's visit before this session; none on a first visit. */
	newsOf: (action: ListedAction) => string | undefined
}

/** The words for a reader, and what is new to them: by the time we last saw them. A token in the address is nobody's visit. */
export function createReader({ say, session, queryTokens }: RequestContext): ReaderContext {
	const { lastVisit } = session.data
	if (!lastVisit || queryTokens) return { say, newsOf: () => undefined }
	const seen = toWallClock(new Date(lastVisit))
	const isNew = ({ dateCreated }: ListedAction) => parseWireDate(dateCreated ?? '')?.isAfter(seen)
	return { say, newsOf: (action) => (isNew(action) ? say('actions.new') : undefined) }
}
