import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { z } from 'zod/v4'

const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')

/** Valid HTML since 2025, which this version of the checker does not know. */
const newerThanNu = /^Bad value “speculationrules” for attribute “type” on element “script”/

const reportSchema = z.object({
	messages: z.array(
		z.object({
			url: z.string(),
			type: z.string(),
			message: z.string(),
			extract: z.string().optional(),
		}),
	),
})

/** Errors of the Nu checker in all HTML files of a folder, a line each. One Java process reads them all. */
export function findNuErrors(folder: string): string[] {
	// --errors-only would report warnings as errors.
	const options = ['--skip-non-html', '--exit-zero-always', '--format', 'json']
	const { stdout, stderr, status } = spawnSync('java', ['-jar', jar, ...options, folder], {
		encoding: 'utf8',
		maxBuffer: 2 ** 30,
	})
	if (status !== 0) throw new Error(`The Nu checker ended with ${status}: ${stderr.slice(0, 500)}`)
	// The checker reports to standard error.
	return reportSchema
		.parse(JSON.parse(stderr || stdout))
		.messages.filter(({ type, message }) => type === 'error' && !newerThanNu.test(message))
		.map(({ url, message, extract }) => `${url.split('/').at(-1)}: ${message} ${extract ?? ''}`)
}
