import { isUnread } from '#app/lib/unread'
import type { LostAnswer } from '#app/api/client.server'
import { ApiError, ApiFailure, ApiUnreachable, isUnreadableCommand, SessionExpired } from '#app/api/errors'
import { describeCause } from '#app/api/read-answer.server'
import { listedActionSchema } from '#app/api/resources/action'
import type { UsesOwner } from '#app/request/context.server'

export interface ArrivalSubject {
	/** Id of the action, which is read again. */
	closes?: string
	/** Asks another call; undefined when the outcome cannot be read. */
	hasArrived?: () => Promise<boolean | undefined>
	/** A second submit does no harm, so no confirmation is needed. */
	mayRepeat?: boolean
}

/** `binds`: an answer of somebody else must never be told as the client's. */
type WatchedSubject = ArrivalSubject & { binds: boolean }

/** Whether a form arrived, read from the API; undefined when unknown (contract §8). */
export async function findArrival(
	ctx: UsesOwner<'api'>,
	about: ArrivalSubject,
): Promise<boolean | undefined> {
	try {
		return await (about.hasArrived ?? (() => isClosed(ctx, about)))()
	} catch (error) {
		if (error instanceof ApiError || error instanceof SessionExpired) return undefined
		throw error
	}
}

async function isClosed({ api, consumer }: UsesOwner<'api'>, { closes }: ArrivalSubject) {
	if (closes === undefined || !consumer) return undefined
	const actions = await api.list('/api/actions', listedActionSchema)
	const action = actions.known.find(({ id }) => id === closes)
	return action && (isUnread(action.isDone) ? undefined : action.isDone === true)
}

/**
 * Reads the outcome from the API when the response of a command is lost. A form that arrived counts as answered. An
 * action that is done does not say whose answer it has, so a form that binds never counts as answered by it.
 */
export function watchArrival(ctx: UsesOwner<'api'>, about: WatchedSubject) {
	const arrival: { state?: LostAnswer; isUnreadable?: boolean; mayStillArrive?: boolean } = {}
	if (about.mayRepeat) return arrival
	ctx.api.judgeLostAnswers(async (error) => {
		arrival.isUnreadable = isUnreadableCommand(error)
		const hasArrived = await findArrival(ctx, about)
		const arrived = about.binds && !about.hasArrived ? 'done' : 'arrived'
		arrival.mayStillArrive = mayStillArrive(error)
		const isOpen = hasArrived === false && !arrival.mayStillArrive
		arrival.state = hasArrived ? arrived : isOpen ? 'missing' : 'unknown'
		return arrival.state
	})
	return arrival
}

/** An API that did not answer in time may do later what it was asked, so what it has now proves nothing. */
function mayStillArrive(error: unknown) {
	if (error instanceof ApiFailure) return error.answered === 504
	return error instanceof ApiUnreachable && /timeout/i.test(describeCause(error))
}

/** 503 without a response, else the status of the gateway. */
export function getLostStatus(error: unknown) {
	if (error instanceof ApiFailure) return error.answered
	return error instanceof ApiError ? error.status : 503
}
