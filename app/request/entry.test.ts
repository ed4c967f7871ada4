import { describe, expect, test } from 'vitest'
import { decideEntry, findObstacle, type EntryFacts, type EntryStep } from './entry'

const values = {
	branch: ['none', 'address', 'cookie', 'host', 'only'],
	chooser: [true, false],
	asks: ['page', 'form', 'login', 'feedback', 'reset', 'check', 'pair', 'bearer', 'brokenLink'],
	signedIn: ['nobody', 'same', 'other'],
	firm: ['up', 'maintenance', 'licenceFailing'],
} as const satisfies { [Name in keyof EntryFacts]: readonly EntryFacts[Name][] }

const cells: EntryFacts[] = values.branch.flatMap((branch) =>
	values.chooser.flatMap((chooser) =>
		values.asks.flatMap((asks) =>
			values.signedIn.flatMap((signedIn) =>
				values.firm.map((firm) => ({ branch, chooser, asks, signedIn, firm })),
			),
		),
	),
)

const isMail = ({ asks }: EntryFacts) => ['pair', 'brokenLink', 'feedback'].includes(asks)
const isNamed = (cell: EntryFacts) => cell.branch === 'address' && !isMail(cell)
const isClosed = (cell: EntryFacts) => !isNamed(cell) && cell.firm === 'maintenance'
const isChoosing = (cell: EntryFacts) =>
	!isClosed(cell) && cell.firm !== 'maintenance' && cell.chooser && cell.branch === 'none'
const isOpen = (cell: EntryFacts) => !isNamed(cell) && !isClosed(cell) && !isChoosing(cell)

/** Classes of cells by outcome, written independently of the table under test. */
const outcomes: [EntryStep, (cell: EntryFacts) => boolean][] = [
	['followBranch', isNamed],
	['maintenance', isClosed],
	['choose', isChoosing],
	['refuseSignIn', (cell) => isOpen(cell) && cell.asks === 'pair' && cell.firm === 'licenceFailing'],
	['refuseLink', (cell) => isOpen(cell) && cell.asks === 'brokenLink'],
	[
		'signIn',
		(cell) => isOpen(cell) && cell.asks === 'pair' && cell.firm === 'up' && cell.signedIn !== 'other',
	],
	[
		'askOther',
		(cell) => isOpen(cell) && cell.asks === 'pair' && cell.firm === 'up' && cell.signedIn === 'other',
	],
	['login', (cell) => isOpen(cell) && ['page', 'form'].includes(cell.asks) && cell.signedIn === 'nobody'],
	[
		'leave',
		(cell) => isOpen(cell) && ['login', 'reset', 'check'].includes(cell.asks) && cell.signedIn !== 'nobody',
	],
	[
		'open',
		(cell) =>
			isOpen(cell) &&
			(['feedback', 'bearer'].includes(cell.asks) ||
				(['page', 'form'].includes(cell.asks) && cell.signedIn !== 'nobody') ||
				(['login', 'reset', 'check'].includes(cell.asks) && cell.signedIn === 'nobody')),
	],
]

const stepsOf = (chosen: (cell: EntryFacts) => boolean) => [...new Set(cells.filter(chosen).map(decideEntry))]
const nameOf = (cell: EntryFacts) => Object.values(cell).join(' ')

test('Every cell of the table belongs to one outcome, and all outcomes have cells', () => {
	expect(new Set(cells.map(nameOf)).size).toBe(5 * 2 * 9 * 3 * 3)
	for (const cell of cells)
		expect([nameOf(cell), outcomes.filter(([, holds]) => holds(cell)).length]).toEqual([nameOf(cell), 1])
	expect(outcomes.filter(([, holds]) => !cells.some(holds))).toEqual([])
})

test.each(cells.map((cell) => [nameOf(cell), cell] as const))('%s', (_name, cell) => {
	expect(decideEntry(cell)).toBe(outcomes.find(([, holds]) => holds(cell))?.[0])
})

describe('Whatever else holds', () => {
	test('maintenance signs nobody in and opens no page', () => {
		const steps = stepsOf(({ firm }) => firm === 'maintenance')
		expect(steps.sort()).toEqual(['followBranch', 'maintenance'])
	})

	test('before a branch is chosen nothing is opened, asked or signed in', () => {
		const steps = stepsOf(({ chooser, branch }) => chooser && branch === 'none')
		expect(steps.sort()).toEqual(['choose', 'maintenance'])
	})

	test('without a chooser nobody is asked for a branch', () => {
		expect(stepsOf(({ chooser }) => !chooser)).not.toContain('choose')
	})

	test('a known branch is not asked for again', () => {
		expect(stepsOf(({ branch }) => branch !== 'none')).not.toContain('choose')
	})

	test('a pair is used, asked about, or kept by its address or its record: never led away from', () => {
		const steps = stepsOf(({ asks }) => asks === 'pair')
		expect(steps.sort()).toEqual(['askOther', 'choose', 'maintenance', 'refuseSignIn', 'signIn'])
	})

	test('only a pair signs in, and never while somebody else is signed in or the licence fails', () => {
		const signingIn = cells.filter((cell) => decideEntry(cell) === 'signIn')
		expect(
			signingIn.every(({ asks, signedIn, firm }) => asks === 'pair' && signedIn !== 'other' && firm === 'up'),
		).toBe(true)
	})

	test('a page of clients is open to nobody who is not signed in', () => {
		expect(
			stepsOf(({ asks, signedIn }) => ['page', 'form'].includes(asks) && signedIn === 'nobody'),
		).not.toContain('open')
	})

	test('an opinion is never led to a login or a dashboard', () => {
		expect(stepsOf(({ asks }) => asks === 'feedback').sort()).toEqual(['choose', 'maintenance', 'open'])
	})

	test('a licence that fails stops a sign-in and nothing else', () => {
		const failing = cells.filter(({ firm }) => firm === 'licenceFailing')
		const changed = failing.filter((cell) => decideEntry(cell) !== decideEntry({ ...cell, firm: 'up' }))
		expect(new Set(changed.map(({ asks }) => asks))).toEqual(new Set(['pair']))
	})

	test('who is signed in is not needed where something comes before every page', () => {
		for (const cell of cells.filter((one) => findObstacle(one)))
			for (const signedIn of values.signedIn)
				expect(decideEntry({ ...cell, signedIn })).toBe(decideEntry(cell))
	})
})
