import { ApiError } from '#app/api/errors'

export type Settled<T> = { value: T; problem?: undefined } | { value?: undefined; problem: ApiError }

/** The value of a call, or its ApiError, for optional parts of a page. Other errors are thrown. */
export async function settle<T>(call: Promise<T>): Promise<Settled<T>> {
	try {
		return { value: await call }
	} catch (problem) {
		if (problem instanceof ApiError) return { problem }
		throw problem
	}
}

export function listProblems(...calls: readonly Settled<unknown>[]) {
	return calls.flatMap(({ problem }) => problem ?? [])
}
