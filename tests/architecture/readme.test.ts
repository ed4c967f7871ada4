import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readText, root } from './sources'

const text = existsSync(join(root, 'README.md')) ? readText('README.md') : ''
const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> }

/** What stands between back quotes or in a code block. */
const code = [...text.matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].map(([found]) => found.replaceAll('`', ''))

test('The README names how to run and how to test, in one command each', () => {
	expect(text).toContain('npm ci && npm start')
	expect(text).toContain('npm ci && npm test')
})

test('Every npm command the README names exists', () => {
	const named = code.flatMap((part) =>
		[...part.matchAll(/npm (?:run )?([a-z][a-z:-]*)/g)].map(([, name = '']) => name),
	)
	expect(named.filter((name) => !(name in scripts) && !['ci', 'install'].includes(name))).toEqual([])
})

test('Every file and folder the README names exists', () => {
	const named = code.flatMap((part) =>
		[
			...part.matchAll(
				/(?<![\w/.-])((?:app|tests|public|\.ci)\/[\w./-]*|server\.ts|vite\.config\.ts|Dockerfile)/g,
			),
		].map(([, path = '']) => path.replace(/[./]+$/, '')),
	)
	const missing = named.filter(
		(path) => !['', '.server.ts', '.ts', '.tsx'].some((end) => existsSync(join(root, path + end))),
	)
	expect(missing).toEqual([])
})

test('Every variable of the environment stands in the README, and no other', () => {
	const schema = readText('app/config/config.server.ts')
	const known = [...schema.matchAll(/^\t([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name)
	const told = [...text.matchAll(/^\|\s*`([A-Z][A-Z_]+)`/gm)].map(([, name = '']) => name)
	expect(known.length).toBeGreaterThan(5)
	expect(known.filter((name) => !told.includes(name) && name !== 'NODE_ENV')).toEqual([])
	expect(told.filter((name) => !known.includes(name) && !['NODE_ENV', 'DEMO'].includes(name))).toEqual([])
})

test('Every command of package.json that runs a file of ours names one that exists', () => {
	const files = Object.values(scripts).flatMap(
		(line) => line.match(/(?<![\w./-])(tests|app)\/[\w./-]+\.(ts|js)/g) ?? [],
	)
	expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
