import { findKnown } from '#app/lib/unread'
import type { ListedAction } from '#app/api/resources/action'
import type { UsesOwner } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { parseWireDate } from '#app/lib/parse-wire-date'
import { toWallClock } from '#app/lib/wall-clock'
import { listDrafts, type DraftEntry } from '#app/submissions/draft.server'
import { getRecordOwner } from '#app/submissions/record-owner.server'

export interface ReaderContext {
	say: Say
	/** "Nieuw" for actions since the visit before this session; undefined on a first visit. */
	newsOf: (action: ListedAction) => string | undefined
	draftOf: (action: ListedAction) => DraftEntry | undefined
}

type ReaderInput = UsesOwner<'queryTokens' | 'say' | 'session'>

export async function createReader(ctx: ReaderInput): Promise<ReaderContext> {
	const drafts = await listDrafts(getRecordOwner(ctx))
	return {
		say: ctx.say,
		newsOf: createNewsLabel(ctx),
		draftOf: ({ id, isDone }) => (isDone === true ? undefined : drafts.find(({ closes }) => closes === id)),
	}
}

/** A request with a token in the address counts as no visit. */
function createNewsLabel({ say, session, queryTokens }: ReaderInput): ReaderContext['newsOf'] {
	const { lastVisit } = session.data
	if (!lastVisit || queryTokens) return () => undefined
	const seen = toWallClock(new Date(lastVisit))
	const isNew = ({ dateCreated }: ListedAction) => parseWireDate(findKnown(dateCreated) ?? '')?.isAfter(seen)
	return (action) => (isNew(action) ? say('actions.new') : undefined)
}
