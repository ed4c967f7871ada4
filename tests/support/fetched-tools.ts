import { spawnSync } from 'node:child_process'
import { runProgram } from './run-program'

/** Tools of a release that npx fetches; CONTRIBUTING says why they are no dev dependencies. */
const tools = {
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

/** Fetches the tools, and names each that could not be fetched. */
export function fetchTools(): boolean {
	const missing = (Object.keys(tools) as ToolName[]).filter((name) => !canFetch(name))
	for (const name of missing) console.log(`${tools[name]} could not be fetched: is there a network?`)
	return missing.length === 0
}

function canFetch(name: ToolName): boolean {
	const { status } = spawnSync('npx', callTool(name, ['node', '--eval', '']), { stdio: 'ignore' })
	return status === 0
}
