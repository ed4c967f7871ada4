import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod/v4'
import { states } from './states'
import { transcripts } from './transcript-files'

const statement = resolve(import.meta.dirname, '../../app/features/accessibility/last-run.json')

const figures = z.object({ pages: z.number(), states: z.number() })

/**
 * Prints what is missing in the accessibility statement and in the transcripts; true when nothing is. A new page needs
 * both before a release.
 */
export function main(): boolean {
	const faults = [...checkFigures(readFileSync(statement, 'utf8')), ...listMissingTranscripts()]
	for (const fault of faults) console.log(fault)
	return faults.length === 0
}

/** Differences between the figures of the last full run and the pages and states of today. */
export function checkFigures(written: string): string[] {
	const recorded = figures.parse(JSON.parse(written))
	const found = { pages: Object.keys(states).length, states: Object.values(states).flat().length }
	return (['pages', 'states'] as const)
		.filter((name) => recorded[name] !== found[name])
		.map(
			(name) =>
				`The statement tells of ${recorded[name]} ${name}, not ${found[name]}: npm run test:full access`,
		)
}

function listMissingTranscripts(): string[] {
	return transcripts
		.filter(({ file }) => !existsSync(file))
		.map(
			({ path, language }) =>
				`No transcript of ${path} in ${language}: TRANSCRIPTS=write npx vitest run tests/access`,
		)
}
