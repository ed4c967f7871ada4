export class TooOften extends Error {
	constructor(
		readonly retryAfterSeconds: number,
		/** Name of the limit, for the log. */
		readonly limit?: string,
	) {
		super('done too often')
	}
}
