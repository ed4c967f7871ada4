import { ApiError } from '#app/api/errors'

export type Settled<T> = { value: T; problem?: undefined } | { value?: undefined; problem: ApiError }

/** The value of a call, or why it failed: for a part that a page can do without. Anything but an ApiError is thrown. */
export async function settle<T>(call: Promise<T>): Promise<Settled<T>> {
	try {
		return { value: await call }
	} catch (problem) {
		if (problem instanceof ApiError) return { problem }
		throw problem
	}
}

/** The problems among settled calls. */
export function listProblems(...calls: readonly Settled<unknown>[]) {
	return calls.flatMap(({ problem }) => problem ?? [])
}
