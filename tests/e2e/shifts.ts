import type { Page } from 'playwright'

interface Shift extends PerformanceEntry {
	value: number
	hadRecentInput: boolean
	sources: { node?: Element }[]
}

/** Records layout shifts from the next page on. */
export async function watchShifts(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const shifts: string[] = []
		const describe = ({ node }: Shift['sources'][number]) =>
			(node?.outerHTML ?? node?.nodeName ?? '?').slice(0, 90)
		const record = (entries: PerformanceEntryList) => {
			for (const { value, hadRecentInput, sources } of entries as Shift[])
				if (!hadRecentInput) shifts.push(`${value.toFixed(3)}: ${sources.map(describe).join(' | ')}`)
		}
		const observer = new PerformanceObserver((list) => record(list.getEntries()))
		observer.observe({ type: 'layout-shift', buffered: true })
		Object.assign(window, {
			takeShifts: () => {
				record(observer.takeRecords())
				return shifts.splice(0)
			},
		})
	})
}

/** Shifts since the last call, after pending rendering. */
export function takeShifts(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		for (let frame = 0; frame < 3; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
		return (window as unknown as { takeShifts(): string[] }).takeShifts()
	})
}
