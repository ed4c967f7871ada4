import { randomBytes, randomUUID } from 'node:crypto'
import { isServedOverTls } from '#app/config/config.server'
import { createPseudonym, nameConsumer } from '#app/config/pseudonym.server'
import type { Session } from '#app/session/session.server'
import type { KeptForm } from './kept-form'

/** Facts of a request that only the server in front of Remix can determine. */
export interface RequestFacts {
	requestId: string
	/** The `traceparent` header of a trusted proxy. */
	traceparent?: string
	nonce: string
	/** Whether the browser uses TLS, by a trusted proxy or PUBLIC_URL. */
	secure: boolean
	/** Key of the rate limits; never logged. Undefined where the server cannot read it. */
	clientAddress: string | undefined
	/** Set when the request was refused before it reached a page; the error page renders the reason. */
	refused?: EarlyRefusal
	/** Set when a form exceeded its size limit: its body was dropped, and its own page reports that. */
	isTooLong?: boolean
	/** Pseudonyms for the request's log line: of a signed-in visit, or of the owner of a form that came without one. */
	visit?: { consumer: string; session: string } | { form: string }
}

interface EarlyRefusal {
	status: number
	reason: FailureReason
	retry?: { afterSeconds: number; address: string }
	/** The fields of a form that can be sent again. */
	kept?: KeptForm
	/** The branch that this form was shown for. */
	formBranch?: string
}

export type FailureReason =
	| 'generic'
	| 'forbidden'
	| 'tooLarge'
	| 'unreadable'
	| 'wrongMethod'
	| 'tooManyRequests'
	| 'unavailable'
	| 'setupMissing'

declare module '@remix-run/server-runtime' {
	interface AppLoadContext {
		requestFacts?: RequestFacts
	}
}

export function createRequestFacts(
	secure: boolean,
	address?: string,
	trusted: Partial<Pick<RequestFacts, 'requestId' | 'traceparent'>> = {},
): RequestFacts {
	return {
		requestId: trusted.requestId ?? randomUUID(),
		traceparent: trusted.traceparent,
		nonce: randomBytes(16).toString('base64'),
		secure: secure || isServedOverTls(),
		clientAddress: address,
	}
}

/** `owner`: opaque name in the token of a form. */
export function noteForm(facts: RequestFacts, owner: string) {
	facts.visit ??= { form: createPseudonym('form', owner) }
}

/** The first client of a request stays noted after a sign-out; a sign-in replaces it. */
export function noteVisit(facts: RequestFacts, { data: { consumer }, owner }: Session) {
	if (!consumer || owner === undefined) return
	facts.visit = {
		consumer: createPseudonym('consumer', nameConsumer(consumer)),
		session: createPseudonym('session', owner),
	}
}
