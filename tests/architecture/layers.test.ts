import { expect, test } from 'vitest'
import { listSources, type Source } from './sources'

const base = ['lib', 'config']
const middle = [
	'api',
	'firm',
	'session',
	'limits',
	'i18n',
	'forms',
	'sending',
	'wizard',
	'ui',
	'theme',
	'locales',
	'files',
	'paths',
]

/**
 * What a folder of app may import besides itself. `files` are the modules at the top of app, but for `paths.ts`; glue
 * (server.ts, app/http and those modules) may import anything.
 */
const allowed: Record<string, string[]> = {
	server: ['http', 'files', 'routes', ...middle, ...base],
	files: ['features', ...middle, ...base],
	http: ['files', ...middle, ...base],
	routes: ['pages', 'features', 'products', 'downloads', ...middle, ...base],
	pages: ['features', 'products', ...middle, ...base],
	features: ['products', 'downloads', ...middle, ...base],
	products: [...middle, ...base],
	downloads: ['api', 'session', 'i18n', 'locales', 'files', ...base],
	limits: ['session', ...base],
	session: ['limits', 'api', 'firm', 'i18n', 'locales', 'files', 'paths', ...base],
	firm: ['api', 'i18n', 'theme', 'locales', 'paths', ...base],
	forms: ['api', 'session', 'limits', 'i18n', 'locales', 'ui', 'files', 'paths', ...base],
	sending: ['forms', 'api', 'session', 'locales', 'files', 'paths', ...base],
	wizard: ['sending', 'forms', 'session', 'api', 'i18n', 'locales', 'ui', 'files', 'paths', ...base],
	api: ['i18n', 'locales', ...base],
	i18n: ['locales', ...base],
	ui: ['theme', 'lib', 'forms/fields'],
	'forms/fields': ['ui', 'theme', 'lib'],
	theme: ['lib'],
	backend: ['i18n', ...base],
	locales: [],
	paths: ['lib'],
	config: ['lib'],
	lib: [],
}

/** The client's way to the embedded API, and the command that runs the reference API alone. */
const knowBackend = ['app/api/transport.server.ts', 'app/http/start.server.ts']

function layerOf(path: string): string {
	if (path === 'server.ts') return 'server'
	if (/^app\/paths\.ts$/.test(path)) return 'paths'
	if (path.startsWith('app/forms/fields/')) return 'forms/fields'
	return /^app\/([^/]+)\//.exec(path)?.[1] ?? 'files'
}

const sources = listSources()
const edges = sources.flatMap((source) => source.imports.map((target) => ({ from: source.path, target })))

test('Every import points down the layers', () => {
	const upward = edges.filter(({ from, target }) => {
		const [layer, below] = [layerOf(from), layerOf(target)]
		if (below === 'backend' && knowBackend.includes(from)) return false
		if (layer === 'forms' && below === 'forms/fields') return false
		if (below === 'forms/fields' && allowed[layer]?.includes('forms')) return false
		return layer !== below && !allowed[layer]?.includes(below)
	})
	expect(upward.map(({ from, target }) => `${from} → ${target}`)).toEqual([])
})

test('Every folder of app has its place in the layers', () => {
	expect(
		[...new Set(sources.map(({ path }) => layerOf(path)))].filter((layer) => !(layer in allowed)),
	).toEqual([])
})

test('Nothing imports a route', () => {
	expect(edges.filter(({ target }) => target.startsWith('app/routes/'))).toEqual([])
})

test('Only the transport and the start command know the embedded API', () => {
	const others = edges.filter(
		({ from, target }) =>
			layerOf(target) === 'backend' && layerOf(from) !== 'backend' && !knowBackend.includes(from),
	)
	expect(others).toEqual([])
})

test('A feature imports no other feature', () => {
	const crossing = edges.filter(({ from, target }) => {
		const [one, other] = [featureOf(from), featureOf(target)]
		return one && other && one !== other
	})
	expect(crossing.map(({ from, target }) => `${from} → ${target}`)).toEqual([])
})

test('What runs in the browser imports no server-only module for its values', () => {
	const leaking = sources.filter(isForBrowser).flatMap((source) => valueImports(source))
	expect(leaking).toEqual([])
})

function featureOf(path: string): string | undefined {
	return /^app\/features\/([^/]+)\//.exec(path)?.[1]
}

/** Route modules are left out: Remix takes loader and action away before it bundles for the browser. */
function isForBrowser({ path }: Source): boolean {
	return (
		path.endsWith('.tsx') && !/^app\/(routes\/|root|entry\.server)/.test(path) && !path.includes('.server.')
	)
}

function valueImports({ path, text }: Source): string[] {
	const imports = /^import (?!type\b)([^']*?) from '([^']+\.server)'/gms
	return [...text.matchAll(imports)]
		.filter(([, names = '']) =>
			names
				.replace(/[{}]/g, '')
				.split(',')
				.some((name) => name.trim() && !/^\s*type /.test(name)),
		)
		.map(([, , target]) => `${path} → ${target}`)
}
