import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod/v4'
import { journeys } from './speech/journeys'
import { states } from './states'
import { engines } from './tool-versions'
import { transcripts } from './transcript-files'

const statement = resolve(import.meta.dirname, '../../app/features/accessibility/last-run.json')

const figures = z.object({
	pages: z.number(),
	states: z.number(),
	tasks: z.number(),
	engines: z.array(z.string()),
})

/**
 * Prints what is missing in the accessibility statement and in the transcripts; true when nothing is. A new page needs
 * both before a release.
 */
export function main(): boolean {
	const faults = [...checkFigures(readFileSync(statement, 'utf8')), ...listMissingTranscripts()]
	for (const fault of faults) console.log(fault)
	return faults.length === 0
}

/** Differences between the last full run, and the pages, states, tasks and engines of today. */
export function checkFigures(written: string): string[] {
	const recorded = figures.parse(JSON.parse(written))
	const counts = {
		pages: Object.keys(states).length,
		states: Object.values(states).flat().length,
		tasks: journeys.length,
	}
	const others = (['pages', 'states', 'tasks'] as const)
		.filter((name) => recorded[name] !== counts[name])
		.map((name) => `${recorded[name]} ${name}, not ${counts[name]}`)
	const missing = engines.filter((engine) => !recorded.engines.includes(engine))
	return [...others, ...missing.map((engine) => `other engines than ${engine}`)].map(
		(difference) => `The statement tells of ${difference}: npm run test:full access`,
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
