import { fetchImage } from '#app/api/images.server'
import { writeFileSync } from 'node:fs'
import { checkApi, sendToApi } from '#app/api-check/check-api.server'
import { formatHtml, formatJunit, formatText, isFailure } from '#app/api-check/format-report'
import { listPromises } from '#app/api-check/list-promises.server'
import { closeEmbeddedBackend } from '#app/api/transport.server'
import { listMisspelt, type Config } from '#app/config/config.server'

const checkUsage = `Usage: npm run check-api -- [options]

Reads all that the portal reads of the API at API_URL, and reports what a client would see wrong or not at all.
CHECK_EMAIL and CHECK_PASSWORD sign a test client in (without them: a warning); CHECK_BRANCH is its branch.

  --write          also sends every command: THIS CHANGES DATA of the test client
  --strict         warnings fail too
  --junit=<file>   writes the report for a build server
  --html=<file>    writes the report as a page
  --promises       prints the texts that promise what the firm does, and checks nothing
  --help           prints this

Exits with 1 when something fails, else with 0.
`

const switches = ['write', 'strict', 'promises', 'help'] as const
const files = ['junit', 'html'] as const

/** `--write` also sends every command; it needs a test client. */
export async function runCheck(config: Config, args: readonly string[]) {
	const { help, promises, write = false, strict: isStrict = false, junit, html } = readCheckArguments(args)
	if (help) return void process.stdout.write(checkUsage)
	for (const { name, meant } of listMisspelt()) process.stderr.write(`${name}: unknown; is ${meant} meant?\n`)
	if (promises) return printPromises(config)
	const { CHECK_BRANCH: branch } = config
	const account = readAccount(config)
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

function readAccount({ CHECK_EMAIL: email, CHECK_PASSWORD: password }: Config) {
	if (email && password) return { email, password }
	if (email) throw new Error('CHECK_PASSWORD: missing beside CHECK_EMAIL')
	if (password) throw new Error('CHECK_EMAIL: missing beside CHECK_PASSWORD')
	return undefined
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

type Arguments = Partial<Record<(typeof switches)[number], boolean> & Record<(typeof files)[number], string>>

/** @throws Error that names each argument it does not know, or that lacks its file */
export function readCheckArguments(args: readonly string[]): Arguments {
	const read: Arguments = {}
	const unknown = args.filter((argument) => {
		const [, name, file] = /^--(\w+)(?:=(.*))?$/.exec(argument) ?? []
		const asSwitch = file === undefined ? switches.find((one) => one === name) : undefined
		const asFile = file ? files.find((one) => one === name) : undefined
		if (asSwitch) read[asSwitch] = true
		if (asFile) read[asFile] = file
		return !asSwitch && !asFile
	})
	if (unknown.length > 0) throw new Error(`Not an option: ${unknown.join(' ')}\n\n${checkUsage}`)
	return read
}
