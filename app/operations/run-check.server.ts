import { fetchImage } from '#app/api/images.server'
import { writeFileSync } from 'node:fs'
import { checkApi, sendToApi } from '#app/api-check/check-api.server'
import { countFindings, formatHtml, formatJunit, formatText } from '#app/api-check/format-report'
import { listPromises } from '#app/api-check/list-promises.server'
import { closeEmbeddedBackend } from '#app/api/transport.server'
import type { Config } from '#app/config/config.server'

const formats = { junit: formatJunit, html: formatHtml }

/** `--write` also sends every command; it needs a test client. */
export async function runCheck(config: Config, args: readonly string[]) {
	if (args.includes('--promises')) return printPromises(config)
	const write = args.includes('--write')
	const targets = args.filter((argument) => argument !== '--write').map(readTarget)
	const { CHECK_EMAIL: email, CHECK_PASSWORD: password, CHECK_BRANCH: branch } = config
	const account = email && password ? { email, password } : undefined
	if (write && !account) throw new Error('--write needs a test client: CHECK_EMAIL and CHECK_PASSWORD.')
	if (write) process.stderr.write(warning)
	const results = await checkApi({ branch, write }, account, undefined, fetchImage)
	for (const { format, file } of targets) writeFileSync(file, formats[format](results))
	process.stdout.write(formatText(results))
	if (countFindings(results).errors > 0) process.exitCode = 1
	await closeEmbeddedBackend()
}

/** Texts for the firm to sign off. */
async function printPromises({ CHECK_BRANCH: branch }: Config) {
	process.stdout.write(await listPromises(branch, sendToApi))
	await closeEmbeddedBackend()
}

const warning = `WARNING: --write CHANGES DATA. It signs and declines, cancels, uploads, reports damage and makes a dossier, all in the
name of CHECK_EMAIL, and has a mail sent to that address. Use it with a test client of a test installation alone.
`

function readTarget(argument: string) {
	const [, format, file] = /^--(junit|html)=(.+)$/.exec(argument) ?? []
	if ((format === 'junit' || format === 'html') && file) return { format, file } as const
	throw new Error('Usage: npm run check-api -- [--promises] [--write] [--junit=<file>] [--html=<file>]')
}
