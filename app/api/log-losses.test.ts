import { beforeEach, expect, test, vi } from 'vitest'

vi.stubEnv('LOG_LEVEL', 'silent')

const callOf = (path: string) => ({ requestId: 'r', method: 'GET', path }) as const
const call = callOf('/api/products/mortgages/7')
const bad = { id: 1, amount: 'veel' }
const gap = { member: '/amount', expected: 'number', received: 'text' }

let logLosses: (resources: unknown[], one?: ReturnType<typeof callOf>) => void
let lines: () => unknown[]
beforeEach(async () => {
	vi.resetModules()
	const { getLogger } = await import('#app/config/log.server')
	const warn = vi.spyOn(getLogger(), 'warn')
	lines = () => warn.mock.calls.map(([line]) => line)
	const { logLosses: tellLosses } = await import('./log-losses.server')
	const [{ id }, { number }, { defineList, defineObject }, { tryRead }] = await Promise.all([
		import('./leaves'),
		import('./numbers'),
		import('./wire'),
		import('#tests/support/read-document'),
	])
	const part = { id, amount: number }
	const schema = defineObject({ ...part, parts: defineList(defineObject(part)) })
	logLosses = (resources, one = call) =>
		tellLosses(
			resources.flatMap((resource) => tryRead(schema, resource).losses),
			one,
		)
})

test('A member that was dropped is told once for each call, with the number of the request and no value', () => {
	logLosses([bad, bad])
	logLosses([bad], callOf('/api/products/mortgages/8'))
	logLosses([bad], callOf('/api/products/credits'))
	expect(lines()).toEqual([
		{ ...call, lost: [gap] },
		{ ...callOf('/api/products/credits'), lost: [gap] },
	])
})

test('Members of elements are one member, whatever the element', () => {
	logLosses([{ id: 1, parts: [{ id: 1 }, { id: 2, amount: 'x' }, { id: 3, amount: [1, 2] }, {}] }])
	expect(lines()).toMatchObject([{ lost: [{ member: '/parts/*/amount' }, { member: '/parts/*' }] }])
})

test('An element beyond the ninth is one of the elements too', () => {
	const whole = Array.from({ length: 12 }, (_, id) => ({ id: id + 1 }))
	logLosses([{ id: 1, parts: [...whole, { id: 13, amount: 'x' }] }])
	expect(lines()).toMatchObject([{ lost: [{ member: '/parts/*/amount' }] }])
})

test('The last element of a long list is told as the first', () => {
	const whole = Array.from({ length: 5_000 }, (_, id) => ({ id: id + 1 }))
	logLosses([...whole, bad])
	expect(lines()).toHaveLength(1)
})

test('A thousand members are told, and then no more', () => {
	for (let first = 0; first < 26; first += 1)
		for (let second = 0; second < 39; second += 1)
			logLosses([bad], callOf(`/api/${String.fromCharCode(97 + first)}${'x'.repeat(second)}/7`))
	expect(lines()).toHaveLength(1_000)
})

test('What is repaired, or as agreed, is no line', () => {
	logLosses([{ id: 1, amount: '12' }, { id: 2, amount: 12 }, { id: 3 }])
	expect(lines()).toEqual([])
})
