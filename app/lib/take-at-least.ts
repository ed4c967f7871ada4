/** What `work` comes to, good or bad, but not before `ms` milliseconds: the time it took tells nothing. */
export async function takeAtLeast<T>(ms: number, work: () => Promise<T>): Promise<T> {
	const floor = new Promise<void>((resolve) => setTimeout(resolve, ms))
	try {
		return await work()
	} finally {
		await floor
	}
}
