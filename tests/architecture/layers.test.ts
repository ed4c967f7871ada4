import { expect, test } from 'vitest'
import { listSources, type Source } from './sources'

const base = ['lib', 'config']
const firmwide = ['api', 'firm', 'i18n', 'locales', 'theme', 'paths', ...base]
const ofRequest = ['request', 'session', 'limits', ...firmwide]
const parts = ['ui', 'forms/fields']
const shared = ['forms', 'sending', 'wizard', ...parts, ...ofRequest]

/** What a folder of app, or a file at its top, may import besides itself. */
const allowed: Record<string, string[]> = {
	server: ['http', 'request', 'routes'],
	root: ['features', 'request', 'theme', 'paths'],
	'entry.server': ['features', 'request', 'config'],
	'entry.client': [],
	http: ['request', 'session', 'limits', 'api', 'locales', 'paths', 'ui', ...base],
	routes: ['pages', 'features', 'products', 'downloads', ...shared],
	pages: ['features', 'products', ...shared],
	features: ['products', 'downloads', ...shared],
	products: ['downloads', 'sending', 'ui', 'request', ...firmwide],
	wizard: ['sending', 'forms', ...parts, ...ofRequest],
	sending: ['forms', ...ofRequest],
	forms: [...parts, ...ofRequest],
	downloads: ['request', ...firmwide],
	request: ['session', 'limits', ...firmwide],
	limits: ['session', ...base],
	session: ['api', 'locales', ...base],
	firm: ['api', 'i18n', 'theme', 'locales', 'paths', ...base],
	api: ['i18n', 'locales', ...base],
	i18n: ['locales', ...base],
	ui: ['theme', 'lib', 'forms/fields'],
	'forms/fields': ['ui', 'theme', 'lib'],
	theme: ['lib'],
	backend: base,
	locales: [],
	paths: ['lib'],
	'routes.ts': [],
	config: ['lib'],
	lib: [],
}

/** The client's way to the embedded API, and the command that runs the reference API alone. */
const knowBackend = ['app/api/transport.server.ts', 'app/http/start.server.ts']

function layerOf(path: string): string {
	if (path.startsWith('app/forms/fields/')) return 'forms/fields'
	return /^app\/([^/]+)\//.exec(path)?.[1] ?? path.replace(/^app\/|\.tsx?$/g, '')
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

test('Every folder of app, and every file at its top, has its place in the layers', () => {
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

test('A route imports one feature at most: what several make together stands in app/pages', () => {
	const joining = sources
		.filter(({ path }) => path.startsWith('app/routes/'))
		.filter(({ imports }) => new Set(imports.map(featureOf).filter(Boolean)).size > 1)
	expect(joining.map(({ path }) => path)).toEqual([])
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
