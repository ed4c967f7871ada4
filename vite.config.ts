import { vitePlugin as remix } from '@remix-run/dev'
import { defineConfig, type Plugin } from 'vite'
import type {} from 'vitest/config'

declare module '@remix-run/node' {
	interface Future {
		v3_singleFetch: false
	}
}

/** Makes server.ts the server's entry, in the build and in `npm run dev`. */
const serverEntry: Plugin = {
	name: 'server-entry',
	config: {
		order: 'post',
		handler: (_config, env) =>
			env.isSsrBuild ? { build: { rollupOptions: { input: './server.ts' } } } : undefined,
	},
	configureServer: (vite) => () => {
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
}

export default defineConfig(({ command }) => ({
	resolve: { alias: { '#app': `${import.meta.dirname}/app`, '#tests': `${import.meta.dirname}/tests` } },
	plugins: process.env.VITEST
		? []
		: [
				serverEntry,
				remix({
					ignoredRouteFiles: ['**/*'],
					future: {
						v3_fetcherPersist: true,
						v3_relativeSplatPath: true,
						v3_throwAbortReason: true,
						v3_routeConfig: true,
						v3_lazyRouteDiscovery: false,
						v3_singleFetch: false,
					},
				}),
			],
	build: { target: 'es2020', assetsInlineLimit: 0 },
	// Only libsql carries a native part; bundling the rest breaks development, so the build alone does it.
	ssr: command === 'build' ? { noExternal: true, external: ['libsql'], target: 'node' } : undefined,
	test: {
		server: { deps: { external: [/build\/server/] } },
	},
}))
