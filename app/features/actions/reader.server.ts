import type { ListedAction } from '#app/api/resources/action'
import type { Visit } from '#app/context.server'
import type { Say } from '#app/i18n/say.server'
import { parseWireDate } from '#app/lib/parse-wire-date'
import { wallClock } from '#app/lib/wall-clock'

/** Who reads a list of actions. */
export interface Reader {
	say: Say
	/** "Nieuw" for what was made since the reader's visit before this session; none on a first visit. */
	newsOf: (action: ListedAction) => string | undefined
}

/** The words for a reader, and what is new to them: by the time we last saw them. A token in the address is nobody's visit. */
export function readerOf({ say, session, carried }: Visit): Reader {
	const { lastVisit } = session.data
	if (!lastVisit || carried) return { say, newsOf: () => undefined }
	const seen = wallClock(new Date(lastVisit))
	const isNew = ({ dateCreated }: ListedAction) => parseWireDate(dateCreated ?? '')?.isAfter(seen)
	return { say, newsOf: (action) => (isNew(action) ? say('actions.new') : undefined) }
}
