import type { Page } from 'playwright'
import { readToolFile } from '../browsers/fetched-tools'

interface Finding {
	ruleId: string
	value: [kind: string, outcome: string]
	message: string
	snippet: string
	path: { dom: string }
}

interface Engine {
	Checker: new () => { check(page: Document, guidelines: string[]): Promise<{ results: Finding[] }> }
}

/** IBM Equal Access, the second engine; undefined when npx cannot fetch it. */
export function fetchEqualAccess(): string | undefined {
	return readToolFile('equalAccess', 'ace.js')
}

/** Failures of WCAG 2.2 A and AA that the second engine is sure of, a line each. */
export async function findEqualAccessFaults(page: Page, engine: string): Promise<string[]> {
	await page.evaluate(`${engine};window.ace = ace`)
	const results = await page.evaluate(async () => {
		const { ace } = window as unknown as { ace: Engine }
		return (await new ace.Checker().check(document, ['WCAG_2_2'])).results
	})
	return results
		.filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
		.filter((finding) => !isNamelessForm(finding))
		.map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 160)}`)
}

/** The engine takes every form for a landmark; one without a name is none (HTML-AAM). `findStructureFaults` asks for names. */
function isNamelessForm({ ruleId, snippet }: Finding): boolean {
	return ruleId === 'aria_form_label_unique' && !snippet.includes('aria-label')
}
