import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import stryker from '../../.stryker.config.mjs'
import { isTest, listFiles, listSources, readSource, readText, root } from './sources'

const topLevel = [
	'Dockerfile',
	'README.md',
	'app',
	'package-lock.json',
	'package.json',
	'public',
	'server.ts',
	'tests',
	'tsconfig.json',
	'vite.config.ts',
]
const made = ['build', 'node_modules']
const hardStop = 300
const routeStop = 120
const tables = /^app\/(locales\/|backend\/seed\/|routes\.ts$|paths\.ts$)/

const sources = listSources()
const testFiles = [...listFiles('tests'), ...listFiles('app').filter(isTest)].filter((path) =>
	/\.tsx?$/.test(path),
)

test('The top level holds what the README tells of, and nothing else', () => {
	const visible = readdirSync(root).filter((name) => !name.startsWith('.') && !made.includes(name))
	expect(visible.sort()).toEqual(topLevel)
})

test('Each pattern of the mutation run names files of today', () => {
	const paths = listFiles('app')
	const isEmpty = (pattern = '') => !paths.some((path) => readGlob(pattern).test(path))
	expect(stryker.mutate?.filter(isEmpty)).toEqual([])
	expect(isEmpty('app/no-such-folder/**/*.{ts,tsx}')).toBe(true)
})

/** Reads `**`, `*` and `{a,b}`; a leading `!` counts for nothing. */
function readGlob(pattern: string) {
	const parts = { '**/': '.*', '*': '[^/]*', '{': '(', '}': ')', ',': '|', '.': '\\.', '!': '' }
	const source = pattern.replace(/\*\*\/|[*{},.!]/g, (part) => parts[part as keyof typeof parts])
	return new RegExp(`^${source}$`)
}

test('No file is longer than 300 lines, tables aside', () => {
	const styles = listFiles('app').filter((path) => path.endsWith('.css'))
	const sizes = [
		...sources.map(({ path, lines }) => ({ path, lines })),
		...[...testFiles, ...styles].map(measure),
	]
	expect(sizes.filter(({ path, lines }) => lines > hardStop && !tables.test(path))).toEqual([])
})

test('No route file is longer than 120 lines', () => {
	const routes = sources.filter(({ path }) => path.startsWith('app/routes/'))
	expect(routes.filter(({ lines }) => lines > routeStop).map(({ path }) => path)).toEqual([])
})

test('Files are named in kebab-case after one subject, and none collects others', () => {
	const files = listFiles('app').filter((path) => !/^app\/[^/]+\/README\.md$/.test(path))
	const names = files.map((path) => ({ path, name: path.split('/').at(-1) ?? '' }))
	const kebab =
		/^[a-z0-9]+(-[a-z0-9]+)*(\.(server|client|module|turn|test|d))*\.(tsx?|mjs|css|js|svg|woff2|json)$/
	expect(names.filter(({ name }) => !kebab.test(name)).map(({ path }) => path)).toEqual([])
	const vague = /^(index|utils?|helpers?|misc|common|types|constants)\./
	expect(names.filter(({ name }) => vague.test(name)).map(({ path }) => path)).toEqual([])
})

test('Only route modules and what Remix asks for have a default export', () => {
	const free = /^(app\/(routes\/|routes\.ts$|root\.tsx$|entry\.))/
	const others = sources.filter(({ path, text }) => !free.test(path) && /^export default /m.test(text))
	expect(others.map(({ path }) => path)).toEqual([])
})

test('Imports between folders begin with #app/ and name no file extension', () => {
	const wrong = sources.flatMap(({ path, text }) =>
		[...text.matchAll(/from '(\.\.\/(?!(\.\.\/)*package\.json)[^']*|#?[./a-z][^']*\.tsx?)'/g)].map(
			([line]) => `${path}: ${line}`,
		),
	)
	expect(wrong).toEqual([])
})

test('Style sheets of parts stand beside a part of the same name', () => {
	const styles = listFiles('app').filter((path) => path.endsWith('.module.css'))
	const parts = new Set(sources.map(({ path }) => path))
	expect(styles.filter((path) => !parts.has(path.replace('.module.css', '.tsx')))).toEqual([])
})

function measure(path: string) {
	return { path, lines: readText(path).split('\n').length - 1 }
}

test('Every import of an own module finds its file', () => {
	const paths = new Set([...listFiles('app'), ...listFiles('public')])
	const all = [...sources, ...listFiles('app').filter(isTest).map(readSource)]
	const lost = all.flatMap(({ path, imports }) =>
		imports
			.filter((target) => target.startsWith('app/') && !paths.has(target))
			.map((target) => `${path} → ${target}`),
	)
	expect(lost).toEqual([])
})

/** Signs of a changed dependency: a path inside it, a patch tool, a script after install. */
const rewriting =
	/@remix-run\/[\w-]+\/dist|\/(react|react-dom|hono|undici)\/(dist|cjs|lib)\b|\.production\.min|patch-package|"(pre|post)?install":|"prepare":/g

test('Nothing rewrites the code of a dependency, in the build or after the install', () => {
	const found = ['vite.config.ts', 'package.json'].flatMap((file) => readText(file).match(rewriting) ?? [])
	expect(found).toEqual([])
	const signs = [
		'/@remix-run/server-runtime/dist/esm/data.js',
		'/react/cjs/',
		'x.production.min.js',
		'"postinstall":',
	]
	expect(signs.filter((sign) => !sign.match(rewriting))).toEqual([])
})
