import type { RouteConfigEntry } from '@remix-run/route-config'
import { expect, test } from 'vitest'
import ts from 'typescript'
import routeTable from '#app/routes'
import { listFiles, listSources, readText, type Source } from './sources'

const guards =
	/\b(requireConsumer|requireGuest|requireKnownGuest|requireCheckGuest|requireFeedbackVisitor|allowAnyone)\(args\b|^return loader\(args\)$/
/**
 * They read no session and no consumer. Their address holds a hash or a signature, or the page belongs to the demo.
 */
const needNoGuard = [
	'app-icon',
	'app-manifest',
	'theme',
	'image',
	'receipt-key',
	'demo-bank',
	'demo-partner',
].map((name) => `app/routes/resources/${name}.ts`)
const order = [
	'handle',
	'meta',
	'links',
	'headers',
	'shouldRevalidate',
	'loader',
	'action',
	'default',
	'ErrorBoundary',
]

const modules = listSources().filter(({ path }) => path.startsWith('app/routes/'))
const entries = flatten(routeTable)

function flatten(routes: RouteConfigEntry[]): RouteConfigEntry[] {
	return routes.flatMap((entry) => [entry, ...flatten(entry.children ?? [])])
}

/** Exports of a module in source order; the component is "default". */
function listExports({ tree }: Source): string[] {
	return tree.statements.flatMap((statement) => {
		const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
		if (ts.isExportAssignment(statement)) return ['default']
		if (ts.isExportDeclaration(statement)) return [statement.getText()]
		if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return []
		if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) return ['default']
		if (ts.isVariableStatement(statement)) {
			return statement.declarationList.declarations.map(({ name }) => name.getText())
		}
		return ts.isFunctionDeclaration(statement) ? [statement.name?.text ?? ''] : []
	})
}

/** First statement of a loader or action; undefined when it is not a plain function. */
function firstStatement(source: Source, name: string): string | undefined {
	const found = source.tree.statements.find(
		(statement): statement is ts.FunctionDeclaration =>
			ts.isFunctionDeclaration(statement) && statement.name?.text === name,
	)
	return found?.body?.statements[0]?.getText()
}

test('Every module of the route table exists, and every module in app/routes is in the table', () => {
	const named = [...new Set(entries.map(({ file }) => `app/${file}`))].sort()
	expect(named).toEqual(modules.map(({ path }) => path).sort())
})

test('No address is served twice', () => {
	const addresses = entries.flatMap(({ path, index }) => (path ? [path] : index ? ['(index)'] : []))
	expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([])
})

test('Every route module keeps one order: handle, meta, loader, action, component, boundary', () => {
	const disordered = modules.filter((source) => {
		const places = listExports(source).map((name) => order.indexOf(name))
		return places.some((place, at) => place < 0 || place < (places[at - 1] ?? 0))
	})
	expect(disordered.map((source) => `${source.path}: ${listExports(source).join(', ')}`)).toEqual([])
})

test('Every loader and every action begins with its guard, before any data is read', () => {
	const guarded = modules.filter(({ path }) => !needNoGuard.includes(path))
	const open = guarded.flatMap((source) =>
		['loader', 'action']
			.filter((name) => listExports(source).includes(name))
			.filter((name) => !guards.test(firstStatement(source, name) ?? ''))
			.map((name) => `${source.path}: ${name}`),
	)
	expect(open).toEqual([])
})

test('Pages of signed-in consumers are guarded as such, whatever layout they stand in', () => {
	const portal = modules.filter(({ path }) => /^app\/routes\/(portal|actions)\//.test(path))
	const loose = portal.filter(({ text }) => /\b(requireGuest|requireKnownGuest|allowAnyone)\(/.test(text))
	expect(loose.map(({ path }) => path)).toEqual([])
})

test('No component of a route reads what another route loaded', () => {
	const readers = modules.filter(({ text }) => /useRouteLoaderData|useMatches|useOutletContext/.test(text))
	expect(readers.map(({ path }) => path)).toEqual([])
})

test('A route imports one feature at most: what several make together stands in app/pages', () => {
	const featuresOf = ({ imports }: Source) =>
		new Set(imports.flatMap((path) => /^app\/features\/([^/]+)\//.exec(path)?.[1] ?? []))
	expect(modules.filter((source) => featuresOf(source).size > 1).map(({ path }) => path)).toEqual([])
})

test('Every page with an action shows what the action answers', () => {
	const pages = listFiles('app/routes').filter(
		(path) => path.endsWith('.tsx') && path !== 'app/routes/guest/not-found.tsx',
	)
	const silent = pages.filter((path) => {
		const text = readText(path)
		return (
			/export (async )?function action\b/.test(text) &&
			!/useReply|ActionPage|QuestionPage|WizardPage/.test(text)
		)
	})
	expect(silent).toEqual([])
})
