import type { ListedAction } from '#app/api/resources/action'
import type { UsesOwner } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { parseWireDate } from '#app/lib/parse-wire-date'
import { toWallClock } from '#app/lib/wall-clock'
import { listDrafts, type DraftEntry } from '#app/submissions/draft.server'
import { getRecordOwner } from '#app/submissions/record-owner.server'

/** Who reads a list of actions. */
export interface ReaderContext {
	say: Say
	/** "Nieuw" for what was made since the reader's visit before this session; none on a first visit. */
	newsOf: (action: ListedAction) => string | undefined
	/** What the reader began there and did not send. */
	draftOf: (action: ListedAction) => DraftEntry | undefined
}

type ReaderInput = UsesOwner<'queryTokens' | 'say' | 'session'>

/** The words for a reader, what is new to them and what they began. */
export async function createReader(ctx: ReaderInput): Promise<ReaderContext> {
	const drafts = await listDrafts(getRecordOwner(ctx))
	return {
		say: ctx.say,
		newsOf: createNewsMark(ctx),
		draftOf: ({ id, isDone }) => (isDone ? undefined : drafts.find(({ closes }) => closes === id)),
	}
}

/** By the time we last saw them. A token in the address is nobody's visit. */
function createNewsMark({ say, session, queryTokens }: ReaderInput): ReaderContext['newsOf'] {
	const { lastVisit } = session.data
	if (!lastVisit || queryTokens) return () => undefined
	const seen = toWallClock(new Date(lastVisit))
	const isNew = ({ dateCreated }: ListedAction) => parseWireDate(dateCreated ?? '')?.isAfter(seen)
	return (action) => (isNew(action) ? say('actions.new') : undefined)
}
