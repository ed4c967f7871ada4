import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const zodEntry = { name: 'zod', message: "Import zod as `import { z } from 'zod/v4'`." }
const serverOnly = ['i18next', 'react-i18next', 'dayjs', 'dayjs/*', 'zod', 'zod/*']

/** Imports that a folder may not make; tests/architecture checks the layers as a whole. */
function forbid(paths, patterns) {
	return { 'no-restricted-imports': ['error', { paths, patterns }] }
}

/** Objects with foreign keys must not inherit members (contract §8). */
const ownOnly = 'Foreign names: ask Object.hasOwn, lookUp or a Map, which know no inherited member.'
const noRecord = 'It refuses a member called constructor and loses __proto__: use defineMap of app/session.'
const zodRecord =
	"CallExpression[callee.object.name='z'][callee.property.name=/^(record|partialRecord|looseRecord)$/]"

/** `$&` and `$'` in a replacement insert parts of the subject, so foreign text needs a replacement function. */
const literalOnly = 'A replacement is a literal or an arrow function: in any other text `$&` means the match.'
const replaceCall =
	'CallExpression:matches([callee.property.name=/^replace(All)?$/], [callee.property.value=/^replace(All)?$/])'
const foreignReplacement = [
	`${replaceCall}[arguments.1]:not([arguments.1.type=/^(Literal|TemplateLiteral|ArrowFunctionExpression|FunctionExpression)$/])`,
	`${replaceCall}[arguments.1.type='TemplateLiteral'][arguments.1.expressions.length>0]`,
	`${replaceCall}[arguments.0.type='SpreadElement']`,
].map((selector) => ({ selector, message: literalOnly }))

/** `in` is only safe on own objects; these come from outside. */
function banInherited(...inSelectors) {
	const selectors = inSelectors.map((selector) => ({ selector, message: ownOnly }))
	const zod = { selector: zodRecord, message: noRecord }
	return { 'no-restricted-syntax': ['error', ...foreignReplacement, ...selectors, zod] }
}

const typed = {
	files: ['**/*.ts', '**/*.tsx'],
	extends: [tseslint.configs.recommendedTypeChecked],
	plugins: { 'react-hooks': reactHooks },
	languageOptions: {
		parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
	},
	linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true },
	rules: {
		'no-restricted-syntax': ['error', ...foreignReplacement],
		'react-hooks/rules-of-hooks': 'error',
		'react-hooks/exhaustive-deps': 'warn',
		...forbid([zodEntry], []),
		'no-console': 'error',
		'no-else-return': 'error',
		'no-param-reassign': 'error',
		'no-var': 'error',
		'prefer-const': 'error',
		'object-shorthand': 'error',
		eqeqeq: 'error',
		'max-depth': ['error', 3],
		'max-params': ['error', 4],
		'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
		complexity: ['error', 15],
		'@typescript-eslint/consistent-type-assertions': [
			'error',
			{ assertionStyle: 'as', objectLiteralTypeAssertions: 'never' },
		],
		'@typescript-eslint/consistent-type-imports': 'error',
		'@typescript-eslint/no-explicit-any': 'error',
		'@typescript-eslint/no-non-null-assertion': 'error',
		'@typescript-eslint/no-unnecessary-condition': 'error',
		'@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
		// Remix throws Responses for redirects and 404.
		'@typescript-eslint/only-throw-error': ['error', { allow: ['Response', 'TypedResponse'] }],
		// An empty string often means no value.
		'@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
		'@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { arguments: false } }],
		// The code has no classes, so no function loses its `this`.
		'@typescript-eslint/unbound-method': 'off',
		'@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
		'@typescript-eslint/switch-exhaustiveness-check': 'error',
		// Loaders, actions and msw handlers are async by contract, with or without `await`.
		'@typescript-eslint/require-await': 'off',
	},
}

export default tseslint.config(
	{ ignores: ['build/', 'node_modules/', '.data/', '.cache/', '.eslint.config.js'] },
	typed,
	{
		files: ['**/*.{js,mjs}'],
		linterOptions: { noInlineConfig: true },
		rules: { 'max-params': ['error', 4], 'no-restricted-syntax': ['error', ...foreignReplacement] },
	},
	{ files: ['**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
	// The React compiler's rules are slow and apply to components and hooks only.
	{
		files: ['**/*.tsx', 'app/**/*.ts'],
		ignores: ['**/*.server.ts', '**/*.test.ts'],
		rules: reactHooks.configs.flat.recommended.rules,
	},
	// What could not be read is an object, so true in a condition: a union with it is compared by name.
	{
		files: [
			'app/{api,api-check,features,firm,forms,pages,products,request,routes,submissions,wizard}/**/*.ts',
			'app/{features,pages,products,routes}/**/*.tsx',
		],
		ignores: ['**/*.test.ts', '**/*.test.tsx'],
		rules: {
			'@typescript-eslint/strict-boolean-expressions': [
				'error',
				{
					allowAny: true,
					allowNullableBoolean: true,
					allowNullableEnum: true,
					allowNullableNumber: true,
					allowNullableString: true,
				},
			],
		},
	},
	{
		files: ['app/**'],
		ignores: ['**/*.test.ts', '**/*.test.tsx', 'app/backend/test-products.ts'],
		rules: banInherited(
			"BinaryExpression[operator='in'][left.type!='Literal']",
			"BinaryExpression[operator='in'][right.name=/^(payload|values|typed|fields)$/]",
			"BinaryExpression[operator='in'][right.property.name='payload']",
		),
	},
	{
		files: ['app/api/**', 'app/forms/**'],
		ignores: ['**/*.test.ts', '**/*.test.tsx'],
		rules: banInherited("BinaryExpression[operator='in']"),
	},
	{
		files: ['app/ui/**', 'app/theme/**', 'app/forms/fields/**'],
		ignores: ['**/*.test.ts'],
		rules: forbid(
			serverOnly.map((name) => ({ name, message: 'Parts of the page run in the browser too.' })),
			[{ group: ['**/*.server'], message: 'Parts of the page run in the browser too.' }],
		),
	},
	{
		files: ['app/lib/**', 'app/config/**'],
		rules: forbid(
			[zodEntry],
			[{ regex: '^#app/(?!lib/|config/)', message: 'lib and config stand on their own.' }],
		),
	},
	// Remix calls handleRequest with five arguments.
	{ files: ['app/entry.server.tsx'], rules: { 'max-params': ['error', 5] } },
	{
		files: ['tests/**', '**/*.test.ts', '**/*.test.tsx'],
		rules: {
			'@typescript-eslint/no-non-null-assertion': 'off',
			'@typescript-eslint/no-unsafe-assignment': 'off',
			'@typescript-eslint/no-unsafe-member-access': 'off',
			'@typescript-eslint/no-unsafe-return': 'off',
			'@typescript-eslint/no-unnecessary-type-assertion': 'off',
			'max-lines-per-function': 'off',
		},
	},
	{
		// Command-line scripts print to the console.
		files: [
			'tests/support/{acceptance,all-tests,check-examples,check-openapi,check-release,dockerfile-steps}.ts',
			'tests/support/{ensure-browsers,fetched-tools,run-program}.ts',
			'tests/architecture/print-sizes.ts',
			'tests/bench/**',
			'tests/access/{check-statement,full-run}.ts',
			'tests/support/new/new.ts',
		],
		rules: { 'no-console': 'off' },
	},
)
