import { writeFileSync } from 'node:fs'
import { checkApi } from '#app/api/check/check-api.server'
import { countFindings, formatHtml, formatJunit, formatText } from '#app/api/check/format-report'
import { closeEmbeddedBackend } from '#app/api/transport.server'
import type { Config } from '#app/config/config.server'

const formats = { junit: formatJunit, html: formatHtml }

/**
 * `npm run check-api -- --junit=<file> --html=<file>`: judges the API at API_URL by what the portal expects of it. It only reads.
 * @throws Error for an argument that it does not know
 */
export async function runCheck(config: Config, args: readonly string[]) {
	const targets = args.map(readTarget)
	const { CHECK_EMAIL: email, CHECK_PASSWORD: password, CHECK_BRANCH: branch } = config
	const results = await checkApi({ branch }, email && password ? { email, password } : undefined)
	for (const { format, file } of targets) writeFileSync(file, formats[format](results))
	process.stdout.write(formatText(results))
	if (countFindings(results).errors > 0) process.exitCode = 1
	await closeEmbeddedBackend()
}

function readTarget(argument: string) {
	const [, format, file] = /^--(junit|html)=(.+)$/.exec(argument) ?? []
	if ((format === 'junit' || format === 'html') && file) return { format, file } as const
	throw new Error('Usage: npm run check-api -- [--junit=<file>] [--html=<file>]')
}
