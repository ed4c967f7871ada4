import { ApiError, ApiFailure, SessionExpired } from '#app/api/errors'
import { listedActionSchema } from '#app/api/resources/action'
import type { UsesOwner } from '#app/request/context.server'

/** What tells whether a form arrived whose answer was lost. */
export interface ArrivalSubject {
	/** The action point that is done with it: it is read again. */
	closes?: string
	/** Where another call tells it; undefined: that cannot be told. */
	hasArrived?: () => Promise<boolean | undefined>
	/** To send it twice does no harm: nobody is asked. */
	mayRepeat?: boolean
}

/** Whether a form arrived, read again from the API; undefined where nothing tells (contract §8). */
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
	return actions.find(({ id }) => id === closes)?.isDone
}

/**
 * Reads the state again when the answer of a command is lost while a form is sent: one that arrived counts as answered.
 * `state` is told once that happened.
 */
export function watchArrival(ctx: UsesOwner<'api'>, about: ArrivalSubject) {
	const arrival: { state?: 'arrived' | 'missing' | 'unknown' } = {}
	if (about.mayRepeat) return arrival
	ctx.api.judgeLostAnswers(async () => {
		const hasArrived = await findArrival(ctx, about)
		arrival.state = hasArrived === undefined ? 'unknown' : hasArrived ? 'arrived' : 'missing'
		return hasArrived === true
	})
	return arrival
}

/** The status of a page that cannot tell: what a gateway answered, 503 for no answer. */
export function getLostStatus(error: unknown) {
	if (error instanceof ApiFailure) return error.answered
	return error instanceof ApiError ? error.status : 503
}
