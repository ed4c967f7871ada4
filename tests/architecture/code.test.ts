import { expect, test } from 'vitest'
import { isTest, listFiles, listSources, formatLocation, readText, walkTree, type Source } from './sources'
import ts from 'typescript'

const sources = listSources()
const mayReadEnvironment = /^(app\/config\/|vite\.config\.ts)/

function find(isWrong: (node: ts.Node, source: Source) => boolean, among = sources): string[] {
	return among.flatMap((source) =>
		walkTree(source.tree)
			.filter((node) => isWrong(node, source))
			.map((node) => formatLocation(source, node)),
	)
}

function findWords(words: RegExp): string[] {
	const files = ['server.ts', ...listFiles('app'), ...listFiles('tests'), ...listFiles('public')]
	return files
		.filter((path) => /\.(tsx?|js|css)$/.test(path) && !path.startsWith('tests/architecture/'))
		.flatMap((path) => matchLines(path, words))
}

function matchLines(path: string, words: RegExp): string[] {
	return readText(path)
		.split('\n')
		.flatMap((line, index) => (words.test(line) ? [`${path}:${index + 1}`] : []))
}

test('Nothing is of the type any', () => {
	expect(find((node) => node.kind === ts.SyntaxKind.AnyKeyword)).toEqual([])
})

test('No check is switched off and no work is left as a note', () => {
	expect(findWords(/(es|ox)lint-disable|@ts-(ignore|expect-error|nocheck)|(oxfmt|prettier)-ignore/)).toEqual(
		[],
	)
	expect(findWords(/\b(TODO|FIXME|XXX|HACK)\b/)).toEqual([])
})

test('Only the log writes: no console anywhere in the app', () => {
	expect(find((node) => ts.isIdentifier(node) && node.text === 'console')).toEqual([])
})

test('An address of somebody else is read by one function, which bounds its host', () => {
	const isParse = (node: ts.Node) =>
		ts.isPropertyAccessExpression(node) && /^URL\.(canParse|parse)$/.test(node.getText())
	expect(find(isParse).map((place) => place.split(':')[0])).toEqual(['app/lib/parse-url.ts'])
})

test('Only what works out drawings on the server knows d3', () => {
	const users = sources.filter(({ text }) => /from 'd3-/.test(text)).map(({ path }) => path)
	expect(users.filter((path) => !/^app\/charts\/[^/]+\.server\.ts$/.test(path))).toEqual([])
	expect(users).not.toEqual([])
})

test('What a variable or a command switches on is loaded then, and not before', () => {
	const optional = /^(@sentry\/|@opentelemetry\/|prom-client|@redis\/)/
	const mayImport = /^app\/(config\/(tracer|(group-)?meters)|session\/redis[\w-]*)\.server\.ts$/
	const parts =
		/\/(tracer|(group-)?meters|group|redis|run-check|back-up|copy-store|erase-client|trace-client)\.server$/
	const isLoaded = (node: ts.Node) =>
		ts.isImportDeclaration(node) &&
		!node.importClause?.isTypeOnly &&
		ts.isStringLiteral(node.moduleSpecifier) &&
		(optional.test(node.moduleSpecifier.text) || parts.test(node.moduleSpecifier.text))
	expect(find((node, source) => isLoaded(node) && !mayImport.test(source.path))).toEqual([])
})

test('The environment is read in app/config alone', () => {
	const isEnvironment = (node: ts.Node) =>
		ts.isPropertyAccessExpression(node) && node.getText() === 'process.env'
	expect(find((node, source) => isEnvironment(node) && !mayReadEnvironment.test(source.path))).toEqual([])
})

test('Outside app/api a type is asserted ten times at most', () => {
	const isAssertion = (node: ts.Node) => ts.isAsExpression(node) && node.type.getText() !== 'const'
	const places = find((node, source) => isAssertion(node) && !source.path.startsWith('app/api/'))
	expect(places.length, places.join('\n')).toBeLessThanOrEqual(10)
})

test('There are no classes but errors, the API client and what remix-auth wants', () => {
	const isPlainClass = (node: ts.Node) =>
		ts.isClassDeclaration(node) &&
		node.name?.text !== 'ApiClient' &&
		!node.heritageClauses?.some((clause) =>
			/\b(\w*Error|ContractViolation|Strategy)\b/.test(clause.getText()),
		)
	expect(find(isPlainClass)).toEqual([])
})

test('What is exported is used by another module or a test', () => {
	const users = [...sources, ...listFiles('app').filter(isTest), ...listFiles('tests')].map((one) =>
		typeof one === 'string' ? { path: one, text: /\.tsx?$/.test(one) ? readText(one) : '' } : one,
	)
	const pathsOf = new Map<string, string[]>()
	for (const { path, text } of users)
		for (const word of new Set(text.match(/\w+/g))) {
			const paths = pathsOf.get(word)
			if (paths) paths.push(path)
			else pathsOf.set(word, [path])
		}
	const dead = sources
		.filter(
			({ path }) => !/^(server\.ts|app\/(routes\/|root|entry|routes\.ts|paths\.ts|locales\/))/.test(path),
		)
		.flatMap((source) => exportedNames(source).map((name) => ({ path: source.path, name })))
		.filter(({ path, name }) => !pathsOf.get(name)?.some((user) => user !== path))
	expect(dead.map(({ path, name }) => `${path}: ${name}`)).toEqual([])
})

/** Types may be exported for documentation; values may not. */
function exportedNames({ text }: Source): string[] {
	return [...text.matchAll(/^export (?:async )?(?:function\*?|const|let|class) (\w+)/gm)].map(
		([, name = '']) => name,
	)
}
