import { spawn, spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** `npm run test:fast`: style of what changed, all types, units and the rules of the house; nothing is built. */
export async function main(): Promise<void> {
	const changed = listChangedFiles()
	const scripts = changed.filter((file) => /\.tsx?$/.test(file) || file === '.')
	const checked = await Promise.all([
		changed.length > 0 ? run('prettier', '--check', '--ignore-unknown', ...changed) : true,
		scripts.length > 0 ? run('eslint', '--config', '.eslint.config.js', ...scripts) : true,
		run('npm', 'run', '--silent', 'typecheck'),
		run('npm', 'run', '--silent', 'lint:graph'),
		run('npm', 'run', '--silent', 'lint:styles'),
	])
	const tested = await run(
		'vitest',
		'run',
		'app/',
		'tests/architecture/',
		'tests/specification/',
		'tests/support/new/',
	)
	if (!tested || checked.includes(false)) process.exitCode = 1
}

/** Files that differ from where this branch left main, new ones too; all when there is no git to tell. */
function listChangedFiles(): string[] {
	const [base] = runGit('merge-base', 'HEAD', 'main') ?? []
	const differing = runGit('diff', '--name-only', '--diff-filter=d', base ?? 'HEAD')
	const added = runGit('ls-files', '--others', '--exclude-standard')
	return differing && added ? [...differing, ...added] : ['.']
}

function runGit(...args: string[]): string[] | undefined {
	const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
	return status === 0 ? stdout.split('\n').filter(Boolean) : undefined
}

function run(program: string, ...args: string[]): Promise<boolean> {
	const child = spawn(program, args, { cwd: root, stdio: 'inherit' })
	return new Promise((done) => child.once('close', (status) => done(status === 0)))
}
