import { findKnown } from '#app/lib/unread'
import type { ListedAction } from '#app/api/resources/action'
import { findFirmPhone } from '#app/firm/firm-phone.server'
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
	/** The firm's phone, for tasks that the portal cannot complete. */
	phone?: { href: string; label: string }
}

type ReaderInput = UsesOwner<'firm' | 'queryTokens' | 'say' | 'session'>

export async function createReader(ctx: ReaderInput): Promise<ReaderContext> {
	const [drafts, firm] = await Promise.all([listDrafts(getRecordOwner(ctx)), ctx.firm()])
	return {
		say: ctx.say,
		newsOf: createNewsLabel(ctx),
		draftOf: ({ id, isDone }) => (isDone === true ? undefined : drafts.find(({ closes }) => closes === id)),
		phone: findFirmPhone(firm, ctx.say),
	}
}

/** A request with a token in the address counts as no visit. */
function createNewsLabel({ say, session, queryTokens }: Omit<ReaderInput, 'firm'>): ReaderContext['newsOf'] {
	const { lastVisit } = session.data
	if (!lastVisit || queryTokens) return () => undefined
	const seen = toWallClock(new Date(lastVisit))
	const isNew = ({ dateCreated }: ListedAction) => parseWireDate(findKnown(dateCreated) ?? '')?.isAfter(seen)
	return (action) => (isNew(action) ? say('actions.new') : undefined)
}
