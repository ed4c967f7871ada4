/** Something was done too often; it may be tried again after so many seconds. */
export class TooOften extends Error {
	constructor(readonly retryAfterSeconds: number) {
		super('done too often')
	}
}
