export abstract class ApiError extends Error {
	/** Status of a page that needs this call. */
	abstract readonly status: number
	/** Code of the catalogue [A26]. */
	readonly code: string | undefined = undefined
	/** The command was sent and its response lost, so it may have succeeded (contract §8). */
	mayHaveArrived = false
}

interface FailureDetails {
	fields?: readonly FieldFailure[]
	/** Seconds of a lock, if given. */
	lockedSeconds?: number
	/** Seconds of Retry-After, if given. */
	retryAfterSeconds?: number
	/** A read that the API refuses whoever asks. */
	isBarred?: boolean
}

/** A response with an error status. */
export class ApiFailure extends ApiError {
	readonly status: number
	readonly fields: readonly FieldFailure[]
	readonly lockedSeconds: number | undefined
	readonly retryAfterSeconds: number | undefined
	readonly isBarred: boolean
	constructor(
		readonly answered: number,
		override readonly code: string | undefined,
		{ fields = [], lockedSeconds, retryAfterSeconds, isBarred = false }: FailureDetails = {},
	) {
		super(`API answered ${answered} ${code ?? 'without a code'}`)
		this.status = answered >= 500 ? 502 : answered
		this.fields = fields
		this.lockedSeconds = lockedSeconds
		this.retryAfterSeconds = retryAfterSeconds
		this.isBarred = isBarred
	}
}

/** A field that an error body names, as a path with the members around it: `data/attributes/persons/0/email`. */
export interface FieldFailure {
	field: string
	code: string | undefined
}

/** Missing response: refused, reset or timed out. */
export class ApiUnreachable extends ApiError {
	readonly status = 503
	/** False when nothing of the request was written. */
	readonly wasSent: boolean
	constructor({ wasSent = true, ...options }: { cause: unknown; wasSent?: boolean }) {
		super('API gave no answer', options)
		this.wasSent = wasSent
	}
}

/** A response that violates the contract: invalid JSON, HTML, a missing member. */
export class ContractViolation extends ApiError {
	readonly status = 502
	constructor(
		readonly place: string,
		options?: { cause: unknown },
	) {
		super(`API answer breaks the contract: ${place}`, options)
	}
}

/** A redirect in place of an answer; it is not followed. */
export class Redirected extends ContractViolation {}

/** A command whose answer came and could not be read: no line broke (contract §10). */
export function isUnreadableCommand(error: unknown) {
	return error instanceof ContractViolation && error.mayHaveArrived
}

/** The violated bound, or the position of the syntax error in characters. Never contains content. */
export type UnreadableReason =
	| { fault: 'tooLarge' | 'tooDeep' | 'tooMany'; limit: number }
	| { fault: 'notJson'; position: number; length: number }
	| { fault: 'unknownCoding' | 'badCoding' | 'brokeOff' | 'doubtful' }

/** A body that cannot be read, or is not read further. */
export class UnreadableAnswer extends ContractViolation {
	constructor(
		readonly where: UnreadableReason,
		options?: { cause: unknown },
	) {
		super(where.fault, options)
	}
}

/** The licence is unavailable where a switch or a commitment needs it (contract §8). */
export class LicenceUnavailable extends ApiError {
	readonly status = 503
	constructor(options?: { cause: unknown }) {
		super('The licence is unavailable', options)
	}
}

/** The API refused the session's tokens and their renewal [141]. */
export class SessionExpired extends Error {}

/** A call that stays 401 with a token that was just renewed. Has no code, so its message is the generic one. */
export class TokenRejected extends ApiError {
	readonly status = 502
	constructor() {
		super('API answered 401 to a renewed token')
	}
}
