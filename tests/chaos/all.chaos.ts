import { afterAll, describe, expect, test } from 'vitest'
import { countOccurrences } from '../stress/figures'
import { recordFigure, printTable } from './figures'
import { apiCases } from './api-cases'
import { clockCases } from './clock-cases'
import { diskCases } from './disk-cases'
import { judgeRun, maxRecoveryTime } from './judge'
import { portalCases } from './portal-cases'
import { redisCases } from './redis-cases'
import { runCase } from './run-case'

afterAll(printTable)

describe('Nothing acknowledged is lost, nobody is signed out, and all is well again soon', () => {
	for (const one of [...redisCases, ...portalCases, ...diskCases, ...apiCases, ...clockCases]) {
		const { processes, store } = one.setup
		test(`${one.name}: ${processes} processes, ${store} store`, { timeout: 90_000 }, async () => {
			const verdict = await runCase(one, (course, site) => judgeRun(one, course, site))
			recordFigure(one, verdict)
			expect(countOccurrences(verdict.findings)).toEqual({})
			expect(verdict.recovery).toBeLessThan(maxRecoveryTime)
		})
	}
})
