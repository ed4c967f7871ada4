/** A call that did not succeed; one of the kinds below. */
export abstract class ApiError extends Error {
	/** The status a page that cannot do without the call answers with. */
	abstract readonly status: number
	/** The code of the catalogue [A26], absent when the answer named none. */
	readonly code: string | undefined = undefined
	/** A command that may have worked all the same: it was sent, and its answer was lost (contract §8). */
	mayHaveArrived = false
}

/** The API answered with a refusal. */
export class ApiFailure extends ApiError {
	readonly status: number
	constructor(
		readonly answered: number,
		override readonly code: string | undefined,
		readonly fields: readonly FieldFailure[] = [],
		/** For how many seconds it will be refused, where the answer tells. */
		readonly lockedSeconds?: number,
		/** When it may be tried again, where the answer tells. */
		readonly retryAfterSeconds?: number,
	) {
		super(`API answered ${answered} ${code ?? 'without a code'}`)
		this.status = answered >= 500 ? 502 : answered
	}
}

/** The form field that an entry of `errors[]` points at, as a path of names: `persons/0/email`. */
export interface FieldFailure {
	field: string
	code: string | undefined
}

/** No answer: refused, reset, or too slow. */
export class ApiUnreachable extends ApiError {
	readonly status = 503
	/** False when nothing of the request was written to a connection. */
	readonly wasSent: boolean
	constructor({ wasSent = true, ...options }: { cause: unknown; wasSent?: boolean }) {
		super('API gave no answer', options)
		this.wasSent = wasSent
	}
}

/** An answer that is not what the contract promises: broken JSON, HTML, a required member missing. */
export class ContractViolation extends ApiError {
	readonly status = 502
	constructor(
		readonly place: string,
		options?: { cause: unknown },
	) {
		super(`API answer breaks the contract: ${place}`, options)
	}
}

/** Which bound an answer broke, or where its JSON ends to be JSON: characters from its start. Never what stands there. */
export type UnreadableReason =
	| { fault: 'tooLarge' | 'tooDeep' | 'tooMany'; limit: number }
	| { fault: 'notJson'; position: number; length: number }
	| { fault: 'unknownCoding' | 'badCoding' }

/** An answer whose body cannot be read at all, or is not read any further. */
export class UnreadableAnswer extends ContractViolation {
	constructor(
		readonly where: UnreadableReason,
		options?: { cause: unknown },
	) {
		super(where.fault, options)
	}
}

/** The firm's licence could not be had where it decides, or binds a client (contract §8). */
export class LicenceUnavailable extends ApiError {
	readonly status = 503
	constructor(options?: { cause: unknown }) {
		super('The licence is unavailable', options)
	}
}

/** The session's tokens were refused and could not be renewed [141]. */
export class SessionExpired extends Error {}
