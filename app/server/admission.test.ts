import { beforeEach, describe, expect, test } from 'vitest'
import { createAdmission, type AdmissionRules } from './admission'

const rules: AdmissionRules = {
	together: 2,
	reserved: 1,
	waiting: 4,
	near: 3,
	maxWait: 200,
	firstPatience: 1_000,
	perLook: 2,
}

let time: number
let admission: ReturnType<typeof createAdmission>
let told: string[]
let leave: Map<string, () => void>

beforeEach(() => {
	time = 0
	told = []
	leave = new Map()
	admission = createAdmission(rules, () => time)
})

/** Requests by name; a form of who is signed in begins with an F. */
function enter(...names: string[]) {
	for (const name of names) {
		const tell = (what: string) => () => void told.push(`${name} ${what}`)
		const arriving = { goesFirst: () => name.startsWith('F'), start: tell('in'), refuse: tell('out') }
		leave.set(name, admission.enter(arriving))
		admission.fill()
	}
}

/** The request is over, or its client has left. */
function end(name: string) {
	leave.get(name)?.()
	admission.fill()
}

function look(spare: number, after = 10) {
	time += after
	admission.look(spare)
}

describe('While the process is busy', () => {
	test('a few are worked on, a few wait for their places in turn, the rest is refused at once', () => {
		enter('a', 'b', 'c', 'd', 'e', 'f', 'g')
		expect(told).toEqual(['a in', 'b in', 'g out'])
		end('b')
		end('a')
		expect(told.slice(3)).toEqual(['c in', 'd in'])
	})

	test('who waited too long is refused, but for the next in turn', () => {
		enter('a', 'b', 'c', 'd')
		look(0, 150)
		enter('e')
		look(0, 60)
		expect(told).toEqual(['a in', 'b in', 'd out'])
		look(0, 5_000)
		expect(told.slice(3)).toEqual(['e out'])
		end('a')
		expect(told.slice(4)).toEqual(['c in'])
		expect(admission.isWaiting()).toBe(false)
	})

	test('as few as are always worked on and next in turn are never refused', () => {
		enter('a', 'b', 'c')
		look(0, 60_000)
		expect(told).toEqual(['a in', 'b in'])
	})

	test('who leaves while waiting makes room in the queue and is never started', () => {
		enter('a', 'b', 'c', 'd', 'e', 'f')
		end('c')
		enter('g')
		end('a')
		expect(told).toEqual(['a in', 'b in', 'd in'])
	})
})

describe('A form of who is signed in', () => {
	test('has places of its own', () => {
		enter('a', 'b', 'c', 'F1', 'F2')
		expect(told).toEqual(['a in', 'b in', 'F1 in'])
	})

	test('goes before all others that wait', () => {
		enter('a', 'b', 'F1', 'c', 'F2')
		end('a')
		expect(told).toEqual(['a in', 'b in', 'F1 in', 'F2 in'])
	})

	test('takes the place of the last that waits where the queue is full', () => {
		enter('a', 'b', 'F1', 'c', 'd', 'e', 'f', 'F2')
		expect(told).toEqual(['a in', 'b in', 'F1 in', 'f out'])
	})

	test('is refused only behind so many of its kind, or after its own patience', () => {
		enter('a', 'b', 'F1', 'F2', 'F3', 'F4', 'F5', 'F6')
		expect(told).toEqual(['a in', 'b in', 'F1 in', 'F6 out'])
		look(0, 900)
		expect(told).toHaveLength(4)
		look(0, 200)
		expect(told.slice(4)).toEqual(['F2 out', 'F3 out', 'F4 out', 'F5 out'])
	})
})

describe('While the process has time to spare', () => {
	test('a slow API keeps nobody out: as many are let in as it has time for', () => {
		for (let count = 0; count < 150; count += 1) {
			enter(`a${count}`, `b${count}`)
			look(1)
		}
		expect(told).toHaveLength(300)
		expect(told.filter((what) => what.endsWith('out'))).toEqual([])
	})

	test('the less it has, the fewer are let in', () => {
		enter('a', 'b', 'c', 'd', 'e')
		look(0.1)
		expect(told).toEqual(['a in', 'b in'])
		look(0.5)
		expect(told.slice(2)).toEqual(['c in'])
		look(1)
		expect(told.slice(3)).toEqual(['d in', 'e in'])
	})

	test('what is worked on beyond the usual number holds its place until it is over', () => {
		enter('a', 'b', 'c', 'd')
		look(1)
		enter('e')
		end('a')
		end('b')
		expect(told).not.toContain('e in')
		end('c')
		expect(told).toContain('e in')
	})
})
