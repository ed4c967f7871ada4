import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { takeUploadPlace } from './upload-places'

const { signal } = new AbortController()

/** Takes places for a session, and lists which of them were given. */
function take(session: string, count: number, own: AbortSignal = signal) {
	const given: (() => void)[] = []
	const places = Array.from({ length: count }, () =>
		takeUploadPlace(session, own).then((leave) => void given.push(leave)),
	)
	return { given, places }
}

test('Four uploads of a session go on at a time; the fifth waits for one of them', async () => {
	const { given, places } = take('anna', 5)
	await wait(0)
	expect(given).toHaveLength(4)
	given[0]?.()
	await Promise.all(places)
	expect(given).toHaveLength(5)
	for (const leave of given.slice(1)) leave()
	const next = take('anna', 4)
	await Promise.all(next.places)
	for (const leave of next.given) leave()
})

test('The uploads of another session do not wait', async () => {
	const anna = take('anna', 4)
	const bert = take('bert', 1)
	await Promise.all([...anna.places, ...bert.places])
	for (const leave of [...anna.given, ...bert.given]) leave()
})

test('An upload that is stopped while it waits gives its turn to the next', async () => {
	const first = take('anna', 4)
	await Promise.all(first.places)
	const stop = new AbortController()
	const stopped = take('anna', 1, stop.signal)
	const next = take('anna', 1)
	stop.abort(new Error('stopped'))
	await expect(stopped.places[0]).rejects.toThrow('stopped')
	first.given[0]?.()
	await Promise.all(next.places)
	for (const leave of [...first.given.slice(1), ...next.given]) leave()
	await expect(takeUploadPlace('anna', stop.signal)).rejects.toThrow('stopped')
})
