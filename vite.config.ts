import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { vitePlugin as remix } from '@remix-run/dev'
import { defineConfig, transformWithEsbuild, type BuildOptions, type Plugin, type ViteDevServer } from 'vite'
import type {} from 'vitest/config'
import { listChangedFiles } from './tests/run/changed-files'
import { listOutOfTurn } from './tests/support/full'
import { listUnlicensed, writeLicences } from './tests/release/pack/licences'
import { nativePackages } from './tests/release/pack/production-packages'

declare module '@remix-run/node' {
	interface Future {
		v3_singleFetch: false
	}
}

/** Packages try `require` for optional parts of Node; an ES module has no `require`. */
const requireOfPackages = `import { createRequire as createRequireOfPackages } from 'node:module';
const require = createRequireOfPackages(import.meta.url);`

const serverEntry: Plugin = {
	name: 'server-entry',
	config: {
		order: 'post',
		handler: (_config, env) =>
			env.isSsrBuild
				? {
						define: {
							// Removes Sentry's module instrumentation from the bundle; the portal does not use it.
							__SENTRY_CHANNEL_INJECTION__: false,
							// Removes the development builds of React and other packages.
							'process.env.NODE_ENV': '"production"',
						},
						// A start reads fewer bytes, and a script of ASCII takes half the memory. Names stay, for stack traces.
						esbuild: { minifyIdentifiers: false, charset: 'ascii', legalComments: 'none' },
						build: {
							minify: 'esbuild',
							rollupOptions: {
								input: './server.ts',
								output: { chunkFileNames: '[name]-[hash].js', banner: requireOfPackages },
							},
						},
					}
				: undefined,
	},
	configureServer: (vite) => () => {
		vite.httpServer?.once('listening', () => void announceStart(vite))
		vite.middlewares.use((req, res, next) => {
			vite
				.ssrLoadModule('/server.ts')
				.then((server) => (server.listener as (...args: unknown[]) => Promise<void>)(req, res))
				.catch((error: Error) => {
					vite.ssrFixStacktrace(error)
					next(error)
				})
		})
	},
	// Pages without React get no hot update from Vite, so this event tells them to reload.
	handleHotUpdate: ({ server }) => server.ws.send({ type: 'custom', event: 'portal:changed' }),
}

async function announceStart(vite: ViteDevServer) {
	const { announceStart: announce } = await vite.ssrLoadModule('/app/operations/start.server.ts')
	await (announce as (url: string) => Promise<void>)(`http://localhost:${vite.config.server.port}`)
}

const future = {
	v3_fetcherPersist: true,
	v3_relativeSplatPath: true,
	v3_throwAbortReason: true,
	v3_routeConfig: true,
	v3_lazyRouteDiscovery: false,
	v3_singleFetch: false,
}

/**
 * Removes the component of a route without `handle.hydrate` from the browser's files, because only its styles are
 * needed.
 */
const leavePagesOut: Plugin = {
	name: 'leave-pages-out',
	apply: 'build',
	enforce: 'pre',
	transform(code, id, options) {
		if (options?.ssr || !/\/app\/routes\/.*\.tsx$/.test(id) || code.includes('hydrate:')) return undefined
		return code.replace(/^export default (?=function )/m, 'export default null\n')
	},
}

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

const scripts = readdirSync('public').filter((name) => name.endsWith('.js'))

/** Minifies the scripts of public/ and writes a brotli and a gzip copy of each text file for the browser. */
const precompress: Plugin = {
	name: 'precompress',
	apply: 'build',
	writeBundle: async ({ dir = '' }, bundle) => {
		if (!dir.endsWith('client')) return packManifest(join(dir, '../client/assets'))
		for (const name of scripts) {
			const source = readFileSync(join('public', name), 'utf8')
			const { code } = await transformWithEsbuild(source, name, {
				minify: true,
				target: 'es2017',
				sourcemap: false,
			})
			writeFileSync(join(dir, name), code)
		}
		const texts = Object.keys(bundle).filter((file) => /\.(js|css|svg)$/.test(file))
		for (const name of [...texts, ...scripts]) pack(join(dir, name))
	},
}

/** Remix writes the manifest into the browser's folder during the server build. */
function packManifest(folder: string) {
	const name = readdirSync(folder).find((file) => /^manifest-\w+\.js$/.test(file))
	if (name) pack(join(folder, name))
}

function pack(file: string) {
	const content = readFileSync(file)
	writeFileSync(`${file}.br`, brotliCompressSync(content, brotli))
	writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}

/** Writes the licences of all packages in production, which the portal serves as `/licences.txt`. */
const licences: Plugin = {
	name: 'licences',
	apply: 'build',
	writeBundle({ dir = '' }, bundle) {
		const parts = Object.values(bundle).filter((part) => part.type === 'chunk')
		const unlicensed = listUnlicensed(
			import.meta.dirname,
			parts.flatMap(({ moduleIds }) => moduleIds),
		)
		if (unlicensed.length > 0) this.error(`bundled without a licence: ${unlicensed.join(', ')}`)
		if (!dir.endsWith('client')) return
		const file = join(dir, 'licences.txt')
		writeFileSync(file, writeLicences(import.meta.dirname))
		pack(file)
	},
}

/**
 * Shared code is a few files that browsers cache permanently, because on a distant line each extra file adds a wait.
 * All styles in one file weigh less than their sixty files did.
 */
function shareParts(id: string): string | undefined {
	if (id.endsWith('.css')) return 'styles'
	if (id.includes('/node_modules/@conform-to/')) return 'conform'
	if (id.includes('/node_modules/')) return 'react'
	if (/\/app\/(ui|lib|request|forms\/fields|features\/shell)\//.test(id)) return 'parts'
	return undefined
}

/** 5 kB smaller than esbuild's output, and without the router's console warnings. */
const smallest: BuildOptions = {
	minify: 'terser',
	terserOptions: { module: true, compress: { passes: 3, keep_fargs: false, pure_funcs: ['warning'] } },
}

function createTestSecrets() {
	const { privateKey } = generateKeyPairSync('ed25519')
	const receiptKey = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')
	return { SESSION_SECRET: randomBytes(32).toString('hex'), RECEIPT_KEY: receiptKey }
}

/** Puts the tests' stores into memory when it has room, because every write to a disk waits for it. */
function findTestFolder(): { TMPDIR?: string } {
	const memory = '/dev/shm'
	if (!existsSync(memory)) return {}
	const { bavail, bsize } = statfsSync(memory)
	return bavail * bsize > 2 ** 32 ? { TMPDIR: memory } : {}
}

const own = [serverEntry, precompress, leavePagesOut, licences]

const units = listUnits()

/** Units that set the environment or the date, or replace a module: modules loaded by an earlier file would ignore that. */
const unitsAlone = units.filter((file) =>
	/vi\.(mock|doMock|stubEnv)|process\.env|toFake: \['Date'\]/.test(readFileSync(file, 'utf8')),
)

/** Vitest does not apply its `--exclude` to projects. */
const excluded = process.argv
	.flatMap((arg) => (arg.startsWith('--exclude=') ? [arg.slice('--exclude='.length)] : []))
	.concat(process.env.IN_TURN ? listOthers() : [])

function listOthers() {
	const files = ['app', 'tests'].flatMap((folder) => listFiles(folder, /\.test\.tsx?$/))
	return listOutOfTurn(files, listChangedFiles('HEAD~1') ?? [])
}

/** Files share modules and jsdom, because loading them again takes longer than most files. */
const together = [
	{ name: 'units', include: ['app/**/*.test.{ts,tsx}'], exclude: [...excluded, ...unitsAlone] },
	// On a busy machine a browser may miss a key, so CI retries once and names the test.
	{
		name: 'site',
		include: ['tests/**/*.test.{ts,tsx}'],
		exclude: process.env.FULL ? excluded : [...excluded, 'tests/**/*.full.test.ts'],
		retry: process.env.CI ? 1 : 0,
	},
]

function listUnits(): string[] {
	return process.env.VITEST ? listFiles('app', /\.test\.tsx?$/) : []
}

function listFiles(folder: string, names: RegExp) {
	const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
	return all.filter((name) => names.test(name)).map((name) => join(folder, name))
}

/** Sorted, so that both builds number them alike. */
const classFiles = listFiles('app', /\.module\.css$/).sort()

/** A class's own name and the number of its file: with a hash and a line, names are 6 % of a page more. */
function nameClass(name: string, path: string) {
	const [file = ''] = relative(import.meta.dirname, path).split('?', 1)
	if (!classFiles.includes(file)) classFiles.push(file)
	return `_${name}_${classFiles.indexOf(file).toString(36)}`
}

/** Limits for a busy machine. A passing test does not wait for them. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 30_000 } } }

export default defineConfig(({ command, isSsrBuild }) => ({
	resolve: { alias: { '#app': `${import.meta.dirname}/app`, '#tests': `${import.meta.dirname}/tests` } },
	plugins: process.env.VITEST
		? []
		: [
				own,
				remix({
					ignoredRouteFiles: ['**/*'],
					future,
				}),
			],
	css: { modules: { generateScopedName: nameClass } },
	server: { port: Number(process.env.PORT || 3000), strictPort: Boolean(process.env.PORT) },
	build: {
		// Older targets compile private class members to weak maps, which are slow.
		target: isSsrBuild ? 'node20' : 'es2020',
		...(isSsrBuild ? {} : smallest),
		assetsInlineLimit: 0,
		rollupOptions: { output: isSsrBuild ? {} : { manualChunks: shareParts } },
	},
	// libsql has a native part and stays outside; photo-child.mjs loads its packages itself. Bundling dependencies breaks development, so only the build does it.
	ssr: command === 'build' ? { noExternal: true, external: nativePackages, target: 'node' } : undefined,
	test: {
		// The secrets are shared by all workers, because files of one worker read the configuration only once.
		env: { ...findTestFolder(), ...createTestSecrets() },
		// More workers than the 2 cores of CI: journeys wait for timers, stores and browsers.
		maxWorkers: 3,
		...patience,
		server: { deps: { external: [/build\/server/] } },
		projects: [
			...together.map((test) => ({ extends: true as const, test: { ...test, isolate: false } })),
			{ extends: true, test: { name: 'units alone', include: unitsAlone, exclude: excluded } },
			...(process.env.FULL === 'chaos'
				? [{ extends: true as const, test: { name: 'chaos', include: ['tests/chaos/**/*.chaos.ts'] } }]
				: []),
		],
	},
}))
