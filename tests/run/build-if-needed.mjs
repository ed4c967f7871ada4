/** Builds the portal unless the build is newer than all its sources. Plain JavaScript, because it runs on every start. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const made = join(root, 'build/server/index.js')
const sources = ['app', 'public', 'server.ts', 'vite.config.ts', 'package-lock.json', 'tests/release/pack']

/** Last change of a file, or of any file in a folder. */
function changedAt(path) {
	const { mtimeMs } = statSync(path)
	if (!statSync(path).isDirectory()) return mtimeMs
	return Math.max(mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))))
}

const builtAt = existsSync(made) ? statSync(made).mtimeMs : 0
if (sources.some((name) => changedAt(join(root, name)) > builtAt)) {
	process.stderr.write('Building the portal: half a minute, and some minutes on a busy machine.\n')
	const { status } = spawnSync('npm', ['run', 'build', '--silent'], { cwd: root, stdio: 'inherit' })
	process.exitCode = status ?? 1
}
