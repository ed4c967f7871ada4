/** Delays the outcome to at least `ms` milliseconds, so that the duration reveals nothing. */
export async function takeAtLeast<T>(ms: number, work: () => Promise<T>): Promise<T> {
	const floor = new Promise<void>((resolve) => setTimeout(resolve, ms))
	try {
		return await work()
	} finally {
		await floor
	}
}
