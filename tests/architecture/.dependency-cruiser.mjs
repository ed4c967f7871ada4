const base = ['lib', 'config']
const firmwide = ['api', 'firm', 'i18n', 'locales', 'theme', 'paths', 'task-types', 'task-groups', ...base]
const ofRequest = ['request', 'session', 'limits', ...firmwide]
const parts = ['ui', 'forms/fields']
const shared = ['forms', 'submissions', 'wizard', ...parts, ...ofRequest]

/** Allowed imports of each folder of app and of each file at its top, besides itself. */
const allowed = {
	'server.ts': ['operations', 'server', 'request', 'routes'],
	root: ['features', 'request', 'theme', 'paths'],
	'entry.server': ['features', 'request', 'i18n', 'config'],
	'entry.client': [],
	operations: ['server', 'api-check', 'request', 'session', 'limits', 'api', 'paths', ...base],
	server: ['request', 'session', 'limits', 'api', 'i18n', 'locales', 'theme', 'paths', 'ui', ...base],
	routes: ['pages', 'features', 'products', 'downloads', ...shared],
	pages: ['features', 'products', 'downloads', ...shared],
	features: ['products', 'downloads', 'photos', 'charts', ...shared],
	products: ['downloads', 'forms', 'submissions', 'ui', 'request', ...firmwide],
	wizard: ['submissions', 'forms', ...parts, ...ofRequest],
	submissions: ['forms', ...ofRequest],
	forms: [...parts, ...ofRequest],
	downloads: ['request', ...firmwide],
	request: ['session', 'limits', 'photos', ...firmwide],
	limits: ['session', ...base],
	session: ['api', 'locales', ...base],
	firm: ['api', 'i18n', 'theme', 'locales', 'paths', ...base],
	'api-check': ['api', 'downloads', 'i18n', 'theme', 'locales', 'task-types', ...base],
	api: ['i18n', 'locales', ...base],
	i18n: ['locales', ...base],
	photos: ['lib'],
	charts: [],
	ui: ['theme', 'lib', 'forms/fields'],
	'forms/fields': ['ui', 'theme', 'lib'],
	theme: ['lib'],
	backend: ['task-types', ...base],
	locales: [],
	paths: ['lib'],
	'task-types': [],
	'task-groups': ['task-types'],
	config: ['lib'],
	lib: [],
}

/** Modules that may import the backend: the transport, the command for the reference API, the demo's start message. */
const knowBackend = '^app/(api/transport|operations/(announce-)?start)\\.server\\.ts$'
const backend = '^app/backend/'

/** Pattern of a folder of app, or of a module at its top. */
const pathOf = (layer) =>
	layer === 'server.ts' ? '^server\\.ts$' : `^app/${layer.replace('.', '\\.')}(/|\\.tsx?$)`

const downward = Object.entries(allowed).map(([layer, below]) => ({
	name: `below ${layer}`,
	severity: 'error',
	from: { path: pathOf(layer), pathNot: layer === 'forms' ? pathOf('forms/fields') : undefined },
	to: { path: '^(app/|server\\.ts$)', pathNot: [...[layer, ...below].map(pathOf), backend] },
}))

function forbid(name, from, to) {
	return { name, severity: 'error', from, to }
}

export default {
	forbidden: [
		...downward,
		forbid('everything has its place in the layers', { pathNot: Object.keys(allowed).map(pathOf) }, {}),
		forbid('nothing imports a route', {}, { path: '^app/routes/' }),
		forbid('few know the embedded API', { pathNot: [backend, knowBackend] }, { path: backend }),
		forbid(
			'a feature imports no other feature',
			{ path: '^app/features/([^/]+)/' },
			{ path: '^app/features/', pathNot: '^app/features/$1/' },
		),
		forbid('no module imports itself over others', {}, { circular: true }),
		// Without route modules, because Remix removes loader and action from the browser's bundle.
		forbid(
			'what runs in the browser imports no server-only module for its values',
			{ path: '\\.tsx$', pathNot: ['\\.server\\.', '^app/(routes/|root|entry\\.server)'] },
			{ path: '\\.server\\.tsx?$', dependencyTypesNot: ['type-only'] },
		),
	],
	options: {
		doNotFollow: { path: 'node_modules' },
		includeOnly: '^(app/|server\\.ts$)',
		exclude: { path: ['\\.test\\.tsx?$', '/test-[a-z-]+\\.tsx?$'] },
		tsPreCompilationDeps: true,
		tsConfig: { fileName: 'tsconfig.json' },
	},
}
