import { join } from 'node:path'
import { ESLint, Linter } from 'eslint'
import { expect, test } from 'vitest'
import { root } from './sources'

const eslint = new ESLint({ cwd: root, overrideConfigFile: join(root, '.eslint.config.js') })
const linter = new Linter()

const files = [
	'app/api/failure.ts',
	'app/forms/parse-form.server.ts',
	'app/lib/once.ts',
	'app/request/page-title.ts',
	'app/request/page-title.test.ts',
	'app/server/fault-page.tsx',
	'public/enhance.js',
	'server.ts',
	'tests/support/run.js',
	'tests/support/end-with-parent.mjs',
	'tests/support/visitor.ts',
	'vite.config.ts',
]

/** Number of errors that the rule for this file reports. */
async function refuse(file: string, code: string) {
	const config: unknown = await eslint.calculateConfigForFile(join(root, file))
	const { rules } = config as { rules: Linter.RulesRecord }
	return linter.verify(code, {
		rules: { 'no-restricted-syntax': rules['no-restricted-syntax'] ?? 'off' },
	}).length
}

test.each(files)('No text from outside can be a replacement pattern in %s', async (file) => {
	for (const code of [
		"text.replace('{page}', street)",
		"text?.replaceAll('{page}', street)",
		'text.replace(/a/g, `b ${street}`)',
		"text.replace('a', 'b' + street)",
		"text.replace('a', isLong ? street : 'b')",
		"text.replace('a', String(street))",
		"text['replace']('a', street)",
		'text.replace(...pair)',
	])
		expect([code, await refuse(file, code)]).toEqual([code, 1])
	for (const code of [
		"text.replace('a', 'b')",
		"text.replace(/(a)/g, '$1 b')",
		'text.replaceAll(found, `b`)',
		"text.replace('{page}', () => street)",
		"text.replace('{page}', function () { return street })",
		'location.replace(address)',
	])
		expect([code, await refuse(file, code)]).toEqual([code, 0])
})
