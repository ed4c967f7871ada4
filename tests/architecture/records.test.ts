import ts from 'typescript'
import { expect, test } from 'vitest'
import { listSources, readText, walkTree, type Source } from './sources'

const makers = ['defineRecord', 'defineSlot', 'createHostCookie', 'createSealer']
const sources = listSources().filter(({ path }) => !path.startsWith('app/api/'))

/** The name that a call gives to what it makes: a text, or a constant of the same file. */
function findName(source: Source, call: ts.CallExpression): string | undefined {
	const [first] = call.arguments
	const given =
		first && ts.isObjectLiteralExpression(first)
			? first.properties.find((property) => property.name?.getText() === 'name')
			: first
	const value = given && ts.isPropertyAssignment(given) ? given.initializer : given
	if (value && ts.isStringLiteral(value)) return value.text
	if (!value || !(ts.isIdentifier(value) || ts.isShorthandPropertyAssignment(value))) return undefined
	return new RegExp(`^const ${value.getText()} = '([^']+)'$`, 'm').exec(source.text)?.[1]
}

/** Kinds of records, slots, cookies and sealed values by the name that the store or the browser sees. */
function listStored() {
	return sources.flatMap((source) =>
		walkTree(source.tree).flatMap((node) => {
			if (!ts.isCallExpression(node)) return []
			const maker = node.expression.getText()
			const isList = maker === 'defineList' && source.path === 'app/session/session-slots.ts'
			const name = isList || makers.includes(maker) ? findName(source, node) : undefined
			return name === undefined ? [] : [name]
		}),
	)
}

function listDocumented() {
	const rows = readText('.github/SECURITY.md')
		.split('\n')
		.filter((line) => line.startsWith('| ') && line.split('|').length > 4)
	return rows.flatMap((row) =>
		[...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
	)
}

test('SECURITY.md says of each record, cookie and sealed value who may read it', () => {
	const stored = [...new Set(listStored())].sort()
	expect(stored.length).toBeGreaterThan(35)
	expect([...new Set(listDocumented())].sort()).toEqual(stored)
})

test('A call that makes one is found by its name', () => {
	const calls = sources.flatMap((source) =>
		walkTree(source.tree)
			.filter(ts.isCallExpression)
			.filter(({ expression }) => makers.includes(expression.getText()))
			.filter((call) => findName(source, call) === undefined)
			.map((call) => `${source.path}: ${call.getText().slice(0, 60)}`),
	)
	// The two makers of slots pass the name on.
	const slots = 'app/session/session-slots.ts'
	expect(calls.map((call) => call.split(':')[0])).toEqual([slots, slots])
})
