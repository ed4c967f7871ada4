import { beforeEach, describe, expect, test } from 'vitest'
import { createAdmission } from './admit.server'

const rules = { cap: 2, queueLength: 4, patience: 200, perTick: 2 }

let time: number
let admission: ReturnType<typeof createAdmission>
let events: string[]
let leave: Map<string, () => void>

beforeEach(() => {
	time = 0
	events = []
	leave = new Map()
	admission = createAdmission(() => time, rules)
})

/** A name with F is a form of a signed-in client. */
function requestOf(name: string) {
	const record = (what: string) => () => void events.push(`${name} ${what}`)
	return { hasPriority: () => name.startsWith('F'), start: record('in'), refuse: record('out') }
}

function enter(...names: string[]) {
	for (const name of names) {
		leave.set(name, admission.enter(requestOf(name)))
		admission.advance(0)
	}
}

/** The request has ended, or its client has disconnected. */
function end(name: string) {
	leave.get(name)?.()
	admission.advance(0)
}

function pass(milliseconds: number, spare = 0) {
	time += milliseconds
	admission.advance(spare)
}

describe('While the process is busy', () => {
	test('a few are worked on, a few wait for their places in turn, the rest is refused at once', () => {
		enter('a', 'b', 'c', 'd', 'e', 'f', 'g')
		expect(events).toEqual(['a in', 'b in', 'g out'])
		end('b')
		end('a')
		expect(events.slice(3)).toEqual(['c in', 'd in'])
	})

	test('of requests that are read together as many are let in or wait', () => {
		const refuse = () => void events.push('out')
		const request = { hasPriority: () => false, start: () => void events.push('in'), refuse }
		for (let count = 0; count < 9; count += 1) admission.enter({ ...request })
		admission.advance(0)
		expect(events).toEqual(['out', 'out', 'out', 'in', 'in'])
	})

	test('of those that wait no more are let in than the caller allows', () => {
		for (const name of ['a', 'b', 'c']) leave.set(name, admission.enter(requestOf(name)))
		admission.advance(1, 1)
		expect(events).toEqual(['a in'])
	})

	test('who waited too long is refused', () => {
		enter('a', 'b', 'c')
		pass(150)
		enter('d')
		pass(60)
		expect(events).toEqual(['a in', 'b in', 'c out'])
		end('a')
		expect(events.slice(3)).toEqual(['d in'])
		expect(admission.isWaiting()).toBe(false)
	})

	test('who leaves while waiting makes room in the queue and is never started', () => {
		enter('a', 'b', 'c', 'd', 'e', 'f')
		end('c')
		enter('g')
		end('a')
		expect(events).toEqual(['a in', 'b in', 'd in'])
	})

	test('who comes while others wait does not pass them', () => {
		enter('a', 'b', 'c')
		leave.get('a')?.()
		enter('d')
		admission.advance(0)
		expect(events).toEqual(['a in', 'b in', 'c in'])
	})
})

describe('A form of who is signed in', () => {
	test('goes before all others that wait, in the order of the forms', () => {
		enter('a', 'b', 'c', 'F1', 'd', 'F2')
		for (const name of ['a', 'b', 'F1']) end(name)
		expect(events).toEqual(['a in', 'b in', 'F1 in', 'F2 in', 'c in'])
	})

	test('takes the place of the last that waits where the queue is full', () => {
		enter('a', 'b', 'F1', 'c', 'd', 'e', 'f', 'F2')
		expect(events).toEqual(['a in', 'b in', 'f out', 'e out'])
	})

	test('is refused only behind a queue of its kind', () => {
		enter('a', 'b', 'F1', 'F2', 'F3', 'F4', 'F5')
		pass(60_000)
		expect(events).toEqual(['a in', 'b in', 'F5 out'])
	})
})

describe('While the process has time to spare', () => {
	test('a slow API keeps nobody out: as many are let in as it has time for', () => {
		for (let count = 0; count < 150; count += 1) {
			enter(`a${count}`, `b${count}`)
			pass(10, 1)
		}
		expect(events).toHaveLength(300)
		expect(events.filter((event) => event.endsWith('out'))).toEqual([])
	})

	test('the less it has, the fewer are let in', () => {
		enter('a', 'b', 'c', 'd', 'e')
		pass(10, 0.1)
		expect(events).toEqual(['a in', 'b in'])
		pass(10, 0.5)
		expect(events.slice(2)).toEqual(['c in'])
		pass(10, 1)
		expect(events.slice(3)).toEqual(['d in', 'e in'])
	})

	test('what is worked on beyond the usual number holds its place until it is over', () => {
		enter('a', 'b', 'c', 'd')
		pass(10, 1)
		enter('e')
		end('a')
		end('b')
		expect(events).not.toContain('e in')
		end('c')
		expect(events).toContain('e in')
	})
})
