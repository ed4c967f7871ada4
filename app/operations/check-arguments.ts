export const checkUsage = `Usage: npm run check-api -- [options]

Reads all that the portal reads of the API at API_URL, and reports what a client would see wrong or not at all.
CHECK_EMAIL and CHECK_PASSWORD sign a test client in; CHECK_BRANCH is its branch.

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
