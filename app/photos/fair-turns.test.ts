import { beforeEach, expect, test } from 'vitest'
import { createFairTurns } from './photo-process'

let time: number
let takeTurn: ReturnType<typeof createFairTurns>
let order: string[]

beforeEach(() => {
	time = 0
	takeTurn = createFairTurns(() => time)
	order = []
})

/** A photo that takes so long; its name begins with the client's. */
function decode(photo: string, milliseconds = 10) {
	return takeTurn(photo.slice(0, 1), async () => {
		order.push(photo)
		time += milliseconds
		await Promise.resolve()
	})
}

test('Four heavy photos of one client let the photo of another pass after the first', async () => {
	await Promise.all([...['a1', 'a2', 'a3', 'a4'].map((photo) => decode(photo, 17_000)), decode('b1')])
	expect(order).toEqual(['a1', 'b1', 'a2', 'a3', 'a4'])
})

test('A client whose photos took long waits behind the many small ones of another', async () => {
	const [heavy, light] = [
		['a1', 'a2'],
		['b1', 'b2', 'b3', 'b4'],
	]
	await Promise.all([...heavy.map((photo) => decode(photo, 35)), ...light.map((photo) => decode(photo))])
	expect(order).toEqual(['a1', 'b1', 'b2', 'b3', 'b4', 'a2'])
})

test('Photos of one client stay in order, and those of equal clients take turns', async () => {
	await Promise.all(['a1', 'a2', 'b1', 'b2', 'c1'].map((photo) => decode(photo)))
	expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2'])
})

test('A client who comes later does not pass all others for as long as they were busy', async () => {
	const late = () => Promise.all(['c1', 'c2', 'c3'].map((photo) => decode(photo)))
	let coming: Promise<unknown> | undefined
	const early = Array.from({ length: 6 }, (_, index) => decode(`${index % 2 ? 'b' : 'a'}${index}`))
	void early[3]?.then(() => (coming = late()))
	await Promise.all(early)
	await coming
	expect(order.slice(0, 4)).toEqual(['a0', 'b1', 'a2', 'b3'])
	expect(order.indexOf('b5')).toBeLessThan(order.indexOf('c2'))
})

test('A client who sends one photo after another passes the many of one who took long', async () => {
	const heavy = Promise.all(['a1', 'a2', 'a3'].map((photo) => decode(photo, 5_000)))
	for (const photo of ['b1', 'b2', 'b3']) await decode(photo)
	await heavy
	expect(order).toEqual(['a1', 'b1', 'b2', 'b3', 'a2', 'a3'])
})

test('A photo that fails gives its turn to the next', async () => {
	const failing = takeTurn('a', () => Promise.reject(new Error('broken')))
	await Promise.all([expect(failing).rejects.toThrow('broken'), decode('b1')])
	expect(order).toEqual(['b1'])
})
