import { spawnSync } from 'node:child_process'
import { runProgram } from '../run/run-program'

/** Tools of a release and of `test:full access` that npx fetches; CONTRIBUTING says why they are no dev dependencies. */
const tools = {
	equalAccess: 'accessibility-checker-engine@4.0.34',
	prism: '@stoplight/prism-cli@5.14.2',
	spectral: '@stoplight/spectral-cli@6.16.3',
	swaggerParser: '@apidevtools/swagger-parser@12.1.0',
} as const

export type ToolName = keyof typeof tools

/** Arguments of npx that run `command` with a tool on its path. */
export function callTool(name: ToolName, command: readonly string[]): string[] {
	return ['--yes', '--ignore-scripts', `--package=${tools[name]}`, '--', ...command]
}

export function runTool(name: ToolName, command: readonly string[]): Promise<boolean> {
	return runProgram('npx', callTool(name, command))
}

/** Fetches these tools, and names each that could not be fetched. */
export function fetchTools(...names: ToolName[]): boolean {
	const missing = names.filter((name) => !canFetch(name))
	for (const name of missing) console.log(`${tools[name]} could not be fetched: is there a network?`)
	return missing.length === 0
}

/** Exact version, such as "4.0.34". */
export function readToolVersion(name: ToolName): string {
	return tools[name].split('@').at(-1) ?? ''
}

/** Text of a file in a tool's package; undefined when the tool cannot be fetched. */
export function readToolFile(name: ToolName, file: string): string | undefined {
	const [folder = ''] = tools[name].split(/@(?=[^@]*$)/)
	const script = `
		const [binaries] = process.env.PATH.split(require('node:path').delimiter)
		const file = require('node:path').resolve(binaries, '..', ${JSON.stringify(`${folder}/${file}`)})
		process.stdout.write(require('node:fs').readFileSync(file))`
	const call = callTool(name, ['node', '--eval', script])
	const { status, stdout } = spawnSync('npx', call, { encoding: 'utf8', maxBuffer: 2 ** 26 })
	return status === 0 ? stdout : undefined
}

export function canFetch(name: ToolName): boolean {
	const { status } = spawnSync('npx', callTool(name, ['node', '--eval', '']), { stdio: 'ignore' })
	return status === 0
}
