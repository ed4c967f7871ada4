import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles, readText, root } from './sources'

const { scripts, dependencies, devDependencies } = JSON.parse(readText('package.json')) as Record<
	'scripts' | 'dependencies' | 'devDependencies',
	Record<string, string>
>

const pages = ['README.md', ...['.github', 'app', 'tests'].flatMap(listFiles)]
	.filter((path) => /(^|\/)README\.md$|^\.github\/.*\.md$/.test(path))
	.map((path) => ({ path, text: readText(path), code: readCode(readText(path)) }))

function readCode(text: string): string[] {
	return [...text.matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].map(([found]) => found.replaceAll('`', ''))
}

function textOf(path: string): string {
	return pages.find((page) => page.path === path)?.text ?? ''
}

function listVariables(path: string): string[] {
	return [...textOf(path).matchAll(/^\|\s*`([A-Z][A-Z_]+)`/gm)].map(([, name = '']) => name)
}

function listCommands(code: readonly string[]): string[] {
	return code.flatMap((part) =>
		[...part.matchAll(/npm (?:run )?([a-z][a-z:-]*)/g)].map(([, name = '']) => name),
	)
}

/** Paths from the root, and names spelled like a file or folder beside the page or its folder. */
function listPaths(code: readonly string[]): string[] {
	const fromRoot =
		/(?<![\w/.-])((?:app|tests|public|\.ci|\.github|\.githooks)\/[\w./-]*|server\.ts|vite\.config\.ts|Dockerfile)/g
	const beside = /^(?![\d@/]|build\/|\.\w+\.)[\w./-]+(\/|\w\.(tsx?|js|json|css|md))$/
	return code.flatMap((part) => [
		...[...part.matchAll(fromRoot)].map(([, path = '']) => path),
		...(beside.test(part) ? [part] : []),
	])
}

function isFound(path: string, page: string): boolean {
	const bare = path.replace(/[./]+$/, '')
	return ['', '.server.ts', '.ts', '.tsx'].some((end) =>
		['', dirname(page), dirname(dirname(page))].some((base) => existsSync(join(root, base, bare + end))),
	)
}

test('The README names how to run and how to test, in one command each, on one page', () => {
	const text = textOf('README.md')
	expect(text).toContain('npm ci && npm start')
	expect(text).toContain('npm ci && npm test')
	expect(text.split('\n').length - 1).toBeLessThanOrEqual(130)
})

test('Every npm command that a page names exists', () => {
	// The changelog may name removed commands.
	const current = pages.filter(({ path }) => path !== '.github/CHANGELOG.md')
	const missing = current.flatMap(({ path, code }) =>
		listCommands(code)
			.filter((name) => !(name in scripts) && !['ci', 'install', 'sbom'].includes(name))
			.map((name) => `${path}: ${name}`),
	)
	expect(missing).toEqual([])
})

test('Every npm command is named on a page', () => {
	const named = new Set(pages.flatMap(({ code }) => listCommands(code)))
	expect(Object.keys(scripts).filter((name) => !named.has(name) && !/^pre/.test(name))).toEqual([])
})

test('Every file and folder that a page names exists', () => {
	const missing = pages.flatMap(({ path, code }) =>
		listPaths(code)
			.filter((named) => !isFound(named, path))
			.map((named) => `${path}: ${named}`),
	)
	expect(missing).toEqual([])
})

test('Every variable of the environment stands in one table, and no other', () => {
	const schema = readText('app/config/config.server.ts')
	const known = [...schema.matchAll(/^\t([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name)
	expect(known.length).toBeGreaterThan(5)
	const listed = ['README.md', 'app/config/README.md'].flatMap(listVariables)
	expect(listed.toSorted()).toEqual([...known].sort())
})

test('Every security event of the log is told of, and no other', () => {
	const source = readText('app/config/security-log.server.ts')
	const [union = ''] = /export type SecurityEvent =[^]*?\n\n/.exec(source) ?? []
	const kinds = [...union.matchAll(/'(\w+)'/g)].map(([, kind]) => kind)
	const [, table = ''] = textOf('.github/RUNBOOK.md').split('| `kind` ')
	const listed = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, kind]) => kind)
	expect(kinds.length).toBeGreaterThan(10)
	expect(listed.toSorted()).toEqual(kinds.toSorted())
})

test('Every package stands in the list that says what it is for, and no other', () => {
	const names = [...Object.keys(dependencies), ...Object.keys(devDependencies)]
	const entries = textOf('.github/CONTRIBUTING.md').matchAll(/^- (`[^:]+):/gm)
	const listed = [...entries].flatMap(([, list = '']) => readCode(list))
	const covers = (entry: string, name: string) =>
		entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : name === entry
	expect(names.filter((name) => !listed.some((entry) => covers(entry, name)))).toEqual([])
	expect(listed.filter((entry) => !names.some((name) => covers(entry, name)))).toEqual([])
})

test('Every command of package.json that runs a file of ours names one that exists', () => {
	const files = Object.values(scripts).flatMap(
		(line) => line.match(/(?<![\w./-])(tests|app)\/[\w./-]+\.(ts|js)/g) ?? [],
	)
	expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
