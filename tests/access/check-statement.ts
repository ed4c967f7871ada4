import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod/v4'
import { states } from './states'
import { transcripts } from './transcript-files'

/** What the accessibility statement tells of. */
const statement = resolve(import.meta.dirname, '../../app/features/accessibility/last-run.json')

const figures = z.object({ pages: z.number(), states: z.number() })

/** Prints what the accessibility statement and the transcripts lack. A new page needs both before a release; true when nothing lacks. */
export function main(): boolean {
	const faults = [...checkFigures(readFileSync(statement, 'utf8')), ...listMissingTranscripts()]
	for (const fault of faults) console.log(fault)
	return faults.length === 0
}

/** Where the figures of the last full run are not those of today's pages and states. */
export function checkFigures(written: string): string[] {
	const told = figures.parse(JSON.parse(written))
	const found = { pages: Object.keys(states).length, states: Object.values(states).flat().length }
	return (['pages', 'states'] as const)
		.filter((name) => told[name] !== found[name])
		.map(
			(name) => `The statement tells of ${told[name]} ${name}, not ${found[name]}: npm run test:full access`,
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
