import { MessageChannel } from 'node:worker_threads'
import { expect, test, vi } from 'vitest'
import { BreakerOpen, createBreaker } from './breaker'
import { withDeadline } from './deadline'

const unavailable = new Error('away')

function open(onOpen?: () => void) {
	let clock = 0
	const rules = { failures: 3, pause: 1_000, counts: (error: unknown) => error === unavailable, onOpen }
	const call = createBreaker(rules, () => clock)
	const fail = () => call(() => Promise.reject(unavailable)).catch((error: unknown) => error)
	return { call, fail, pass: (ms: number) => void (clock += ms) }
}

test('After three failures in a row nothing is tried for a second, then one call at a time', async () => {
	const onOpen = vi.fn()
	const { call, fail, pass } = open(onOpen)
	for (let count = 0; count < 3; count += 1) expect(await fail()).toBe(unavailable)
	expect(onOpen).toHaveBeenCalledTimes(1)
	const work = vi.fn(() => Promise.resolve('done'))
	await expect(call(work)).rejects.toBeInstanceOf(BreakerOpen)
	pass(1_000)
	expect(await fail()).toBe(unavailable)
	await expect(call(work)).rejects.toBeInstanceOf(BreakerOpen)
	expect(work).not.toHaveBeenCalled()
	pass(1_000)
	const trying = call(() => new Promise((resolve) => setTimeout(resolve, 5, 'back')))
	await expect(call(work)).rejects.toBeInstanceOf(BreakerOpen)
	expect(await trying).toBe('back')
	expect(await call(work)).toBe('done')
})

test('A success, or a refusal that shows there is somebody, begins the count anew', async () => {
	const { call, fail } = open()
	await fail()
	await fail()
	await call(() => Promise.resolve())
	await fail()
	await fail()
	await call(() => Promise.reject(new Error('no'))).catch(() => undefined)
	await fail()
	await fail()
	expect(await call(() => Promise.resolve('still tried'))).toBe('still tried')
})

test('What is not back in time fails, and what it does later bothers nobody', async () => {
	let giveUp = (_error: Error) => {}
	const hanging = new Promise<never>((_resolve, reject) => (giveUp = reject))
	await expect(withDeadline(hanging, 5, () => unavailable)).rejects.toBe(unavailable)
	giveUp(new Error('late'))
	expect(await withDeadline(Promise.resolve('in time'), 5, () => unavailable)).toBe('in time')
})

test('Who answered in time leaves no clock running', async () => {
	vi.useFakeTimers()
	await withDeadline(Promise.resolve(), 60_000, () => unavailable)
	await withDeadline(Promise.reject(unavailable), 60_000, () => unavailable).catch(() => undefined)
	expect(vi.getTimerCount()).toBe(0)
	vi.useRealTimers()
})

test('An answer that waited while the loop was held up is in time', async () => {
	const { port1, port2 } = new MessageChannel()
	const answer = new Promise((resolve) => port2.once('message', resolve))
	const outcome = withDeadline(answer, 20, () => unavailable)
	port1.postMessage('there')
	const until = performance.now() + 60
	while (performance.now() < until);
	expect(await outcome).toBe('there')
	port1.close()
})

test('A call that was under way all the time does not let a second one try', async () => {
	const { call, fail, pass } = open()
	let end = (_error: Error) => {}
	const slow = call(() => new Promise<never>((_resolve, reject) => (end = reject))).catch(() => undefined)
	for (let count = 0; count < 3; count += 1) await fail()
	pass(1_000)
	let answer = (_value: string) => {}
	const trying = call(() => new Promise<string>((resolve) => (answer = resolve)))
	end(unavailable)
	await slow
	pass(1_000)
	await expect(call(() => Promise.resolve())).rejects.toBeInstanceOf(BreakerOpen)
	answer('back')
	expect(await trying).toBe('back')
})

test('What is not tried says why, on the clock of the machine too, and whether or not anybody listens', async () => {
	const call = createBreaker({ failures: 1, pause: 60_000, counts: () => true })
	await expect(call(() => Promise.reject(unavailable))).rejects.toBe(unavailable)
	await expect(call(() => Promise.resolve())).rejects.toMatchObject({
		name: 'BreakerOpen',
		message: 'not tried: it failed several times just before',
	})
})
