export default {
	entry: [
		'app/entry.*.tsx',
		'app/routes.ts',
		'app/routes/**/*.{ts,tsx}',
		'app/**/*.test.{ts,tsx}',
		'tests/**/*.{ts,tsx,js,mjs}',
	],
	project: ['app/**/*.{ts,tsx}'],
	// Types may be exported for the reader's sake.
	exclude: ['types'],
	// Remix asks for the first; the others are opened by their path.
	ignoreDependencies: ['isbot', '@guidepup/virtual-screen-reader', 'vnu-jar'],
	ignoreBinaries: ['java', 'script'],
}
