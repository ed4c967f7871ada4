/** Runs a TypeScript file of the tests: `node tests/run/run.js tests/bench/bench.ts [arguments]`. */
import { resolve } from 'node:path'
import { runnerImport } from 'vite'

const root = resolve(import.meta.dirname, '../..')
const file = process.argv[2]
if (!file) throw new Error('Usage: node tests/run/run.js <file.ts> [arguments]')
process.argv.splice(1, 2, resolve(file))

const loaded = await runnerImport(resolve(file), {
	root,
	configFile: false,
	logLevel: 'error',
	resolve: { alias: { '#app': `${root}/app`, '#tests': `${root}/tests` } },
})
await loaded.module.main(process.argv.slice(2))
