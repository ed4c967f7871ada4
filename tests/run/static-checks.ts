import { runProgram } from './run-program'

interface Check {
	name: string
	program: string
	args: string[]
}

const oxlint = ['--type-aware', '--disable-nested-config']
const styles = ['--config', 'tests/architecture/.stylelintrc.mjs', '--ignore-pattern', 'app/theme/**']

/** Static checks: format and lint of these files; types, import graph and styles of all files. */
export function listChecks(files: readonly string[], scripts = files): Check[] {
	return [
		...(scripts.length > 0 ? [{ name: 'lint', program: 'oxlint', args: [...oxlint, ...scripts] }] : []),
		{
			name: 'types',
			program: 'tsgo',
			args: ['--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
		},
		...(files.length > 0
			? [{ name: 'format', program: 'oxfmt', args: ['--check', '--no-error-on-unmatched-pattern', ...files] }]
			: []),
		{
			name: 'import graph',
			program: 'depcruise',
			args: ['--config', 'tests/architecture/.dependency-cruiser.mjs', 'app', 'server.ts'],
		},
		{ name: 'styles', program: 'stylelint', args: [...styles, 'app/**/*.css'] },
	]
}

/** `npm run lint`: all static checks of all files, one after another. */
export async function main(): Promise<void> {
	for (const check of listChecks(['.'])) if (!(await runCheck(check))) process.exitCode = 1
}

export function runCheck({ program, args }: Check): Promise<boolean> {
	return runProgram(program, args)
}
