/** Something was done too often; it may be tried again after so many seconds. */
export class TooOften extends Error {
	constructor(
		readonly retryAfterSeconds: number,
		/** Which limit it was: a word of ours. */
		readonly limit?: string,
	) {
		super('done too often')
	}
}
