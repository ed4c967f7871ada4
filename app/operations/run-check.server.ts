import { fetchImage } from '#app/api/images.server'
import { writeFileSync } from 'node:fs'
import { checkApi, sendToApi } from '#app/api-check/check-api.server'
import { formatHtml, formatJunit, formatText, isFailure } from '#app/api-check/format-report'
import { listPromises } from '#app/api-check/list-promises.server'
import { closeEmbeddedBackend } from '#app/api/transport.server'
import type { Config } from '#app/config/config.server'
import { checkUsage, readCheckArguments } from './check-arguments'

/** `--write` also sends every command; it needs a test client. */
export async function runCheck(config: Config, args: readonly string[]) {
	const { help, promises, write = false, strict: isStrict = false, junit, html } = readCheckArguments(args)
	if (help) return void process.stdout.write(checkUsage)
	if (promises) return printPromises(config)
	const { CHECK_EMAIL: email, CHECK_PASSWORD: password, CHECK_BRANCH: branch } = config
	const account = email && password ? { email, password } : undefined
	if (write && !account) throw new Error('--write needs a test client: CHECK_EMAIL and CHECK_PASSWORD.')
	if (write) process.stderr.write(warning)
	if (!config.API_URL) process.stderr.write('API_URL is not set: this checks the API of the demo.\n')
	const results = await checkApi({ branch, write }, account, sendAndTell, fetchImage)
	if (junit) writeFileSync(junit, formatJunit(results, { isStrict }))
	if (html) writeFileSync(html, formatHtml(results, { isStrict }))
	process.stdout.write(formatText(results, { isStrict }))
	if (results.some((result) => isFailure(result, { isStrict }))) process.exitCode = 1
	await closeEmbeddedBackend()
}

/** Milliseconds after which a call is named while it lasts. */
const notable = 2_000

const sendAndTell: typeof sendToApi = async (call) => {
	const [path] = call.path.split('?')
	const tell = () => process.stderr.write(`Waiting for ${call.method} ${path}\n`)
	const timer = setTimeout(tell, notable)
	return sendToApi(call).finally(() => clearTimeout(timer))
}

/** Texts for the firm to sign off. */
async function printPromises({ CHECK_BRANCH: branch }: Config) {
	process.stdout.write(await listPromises(branch, sendToApi))
	await closeEmbeddedBackend()
}

const warning = `WARNING: --write CHANGES DATA. It signs and declines, cancels, uploads, reports damage and makes a dossier, all in the
name of CHECK_EMAIL, and has a mail sent to that address. Use it with a test client of a test installation alone.
`
