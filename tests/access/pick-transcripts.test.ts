import { expect, test } from 'vitest'
import { listSources } from '../architecture/sources'
import { listPathsOf, pickTranscripts } from './pick-transcripts'

const sources = listSources()

test('A changed view, loader or text concerns the pages that use it, and no other', () => {
	const detail = listPathsOf(['app/routes/portal/mortgages/detail.tsx'], sources)
	expect([...detail]).toEqual(['/mortgages/:id'])
	const view = listPathsOf(['app/features/mortgages/repayment-curves.tsx'], sources)
	expect(view).toContain('/mortgages/:id')
	expect(view).not.toContain('/will-writing-advices')
	const text = listPathsOf(['app/locales/en/damage-report.json'], sources)
	expect(text).toContain('/general-insurances/:id/damage-reports/create')
	expect(text).not.toContain('/mortgages')
	expect([...listPathsOf(['app/ui/button.tsx', 'README.md'], sources)]).toEqual([])
})

test('A changed page is compared, and the turning part reaches every item within as many commits as it has turns', () => {
	const items = Array.from({ length: 12 }, (_, index) => `/page-${index}`)
	const pick = (turn: number, ...changed: string[]) =>
		pickTranscripts({
			items,
			getAddress: (path) => path,
			maxChanged: 1,
			turning: 2,
			turn,
			changed: new Set(changed),
		})
	const picks = Array.from({ length: 6 }, (_, turn) => pick(turn))
	expect(new Set(picks.flat()).size).toBe(items.length)
	expect(picks.map(({ length }) => length)).toEqual(Array(6).fill(2))
	expect(pick(0, '/page-3')).toContain('/page-3')
})
