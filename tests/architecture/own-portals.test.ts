import { expect, test } from 'vitest'
import { findOwnPortals } from './own-portals'
import { readText } from './sources'

/** A portal costs 2.6 CPU seconds: its start and its first pages (2026-11-29). */
const most = 30
const files = findOwnPortals()

test('Few files start a portal of their own, the others borrow one', () => {
	expect(files).toContain('tests/journeys/access/limits.turn.test.ts')
	expect(files).toContain('tests/stress/logout.test.ts')
	expect(files).not.toContain('tests/journeys/access/login.test.ts')
	expect(files.length, files.join('\n')).toBeLessThanOrEqual(most)
})

test('Each of them says why in its first line', () => {
	const silent = files.filter((path) => !/^\/\/ Own portals?: .+\.\n/.test(readText(path)))
	expect(silent).toEqual([])
})
