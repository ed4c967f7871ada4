import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { writeNew } from './new'

const root = resolve(import.meta.dirname, '../..')
/** Files that the generators edit or read; a copy of all of app would take a second. */
const edited = [
	'app/paths.ts',
	'app/routes.ts',
	'app/locales',
	'app/api-check/example-answers.ts',
	'app/backend/backend.server.ts',
	'app/backend/resources/advice-profile.ts',
	'app/features/shell/prefetch-rules.test.ts',
	'app/features/hypact',
	'app/features/mortgage-check',
	'tests/support/resource-samples.ts',
	'tests/actions',
]

let folder: string
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'new-'))
	for (const path of edited) cpSync(join(root, path), join(folder, path), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const read = (path: string) => readFileSync(join(folder, path), 'utf8')

function findSyntaxErrors(path: string): string[] {
	if (path.endsWith('.json')) return typeof JSON.parse(read(path)) === 'object' ? [] : [path]
	const { diagnostics = [] } = ts.transpileModule(read(path), {
		fileName: path,
		reportDiagnostics: true,
		compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ES2022 },
	})
	return diagnostics.map(({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`)
}

/** Imported names that our modules do not export. */
function findLostImports(path: string): string[] {
	const imports = read(path).matchAll(/^import (?:type )?\{([^}]+)\} from '#(app|tests)\/([^']+)'/gm)
	return [...imports].flatMap(([, names = '', top = '', module = '']) => {
		const file = [folder, root]
			.flatMap((base) => ['.ts', '.tsx'].map((end) => join(base, top, module + end)))
			.find((path) => ts.sys.fileExists(path))
		const source = file ? readFileSync(file, 'utf8') : ''
		return names
			.split(',')
			.map((name) => name.replace(/\btype\b|\bas \w+/g, '').trim())
			.filter(
				(name) =>
					name &&
					!new RegExp(`export (async )?(const|function|class|interface|type) ${name}\\b`).test(source),
			)
			.map((name) => `${path}: ${name} of ${module}`)
	})
}

describe.each([
	['a page of clients', ['page', 'portal/savings-goal', 'Spaardoel', 'Savings goal'], 8],
	['a page of guests', ['page', 'guest/savings-goal'], 8],
	['a call', ['call', 'credits/repayments'], 6],
	['a step of the hypact', ['step', 'hypact/wishes', 'Wensen', 'Wishes'], 8],
	['a step of the check', ['step', 'mortgage-check/wishes'], 5],
])('npm run new for %s', (_what, args, count) => {
	test('writes files that can be read, with imports that are there', async () => {
		const { written, next } = await writeNew(folder, args)
		expect(written).toHaveLength(count)
		const named = [...next.matchAll(/\bapp\/[\w/*-]+\.\w+/g)].map(([path]) => path.replace('*', 'nl'))
		expect(named.filter((path) => !written.includes(path))).toEqual([])
		expect(written.flatMap(findSyntaxErrors)).toEqual([])
		expect(written.flatMap(findLostImports)).toEqual([])
	})

	test('refuses to do it twice, and changes nothing then', async () => {
		const { written } = await writeNew(folder, args)
		const before = written.map(read)
		await expect(writeNew(folder, args)).rejects.toThrow(/already/)
		expect(written.map(read)).toEqual(before)
	})
})

test('A page stands in the route table, among the addresses and among the texts', async () => {
	await writeNew(folder, ['page', 'portal/savings-goal', 'Spaardoel', 'Savings goal'])
	expect(read('app/routes.ts')).toMatch(
		/'routes\/portal\/[\w/-]+\.tsx?'\),\n\troute\('\/savings-goal', 'routes\/portal\/savings-goal\.tsx'\),\n/,
	)
	expect(read('app/paths.ts')).toContain("\tsavingsGoal: () => '/savings-goal',\n} as const")
	expect(read('app/locales/en/savings-goal.json')).toContain('"title": "Savings goal"')
	expect(read('app/locales/namespaces.ts')).toContain(
		"\tsavingsGoal: typeof import('./nl/savings-goal.json')\n}",
	)
})

test.each([
	['no name', ['page', 'portal']],
	['another section', ['page', 'somewhere/savings']],
	['capitals', ['page', 'portal/Savings']],
	['a way out of the folder', ['page', 'portal/../savings']],
	['a list in the singular', ['call', 'credits/repaymen']],
	['a wizard that is none', ['step', 'nothing/wishes']],
	['nothing', []],
])('npm run new refuses %s in words', async (_what, args) => {
	await expect(writeNew(folder, args)).rejects.toThrow(/Usage|portal\/|plural|steps of/)
})
