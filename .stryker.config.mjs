/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
	mutate: [
		'app/lib/**/*.ts',
		'app/api/**/*.ts',
		'app/wizard/**/*.{ts,tsx}',
		'app/forms/**/*.{ts,tsx}',
		'app/session/**/*.ts',
		'app/submissions/**/*.{ts,tsx}',
		'app/features/**/*-{payload,steps,blocks,questions}.ts',
		'app/features/mortgage-check/score.ts',
		'!app/**/*.test.{ts,tsx}',
	],
	testRunner: 'vitest',
	plugins: ['@stryker-mutator/vitest-runner'],
	vitest: { configFile: '.stryker.vitest.mjs' },
	coverageAnalysis: 'perTest',
	// Mutants in code that runs at load time need a new process with every unit, for each mutant.
	ignoreStatic: true,
	ignorePatterns: ['.cache', '.data', 'build'],
	tempDirName: '.cache/stryker',
	incremental: true,
	incrementalFile: 'build/mutants/incremental.json',
	reporters: ['clear-text', 'json', 'html'],
	clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
	jsonReporter: { fileName: 'build/mutants/report.json' },
	htmlReporter: { fileName: 'build/mutants/report.html' },
	concurrency: 2,
	// Long enough that a busy machine does not look like an endless loop.
	timeoutMS: 20_000,
}
