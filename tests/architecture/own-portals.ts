import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'
import { listFiles, readText, root } from './sources'

interface Module {
	path: string
	tree: ts.SourceFile
	/** Local names of imported values, with their keys: `path#name`. */
	imports: Map<string, string>
}

const portal = 'tests/support/portal.ts#startPortal'
/** Module whose portals are shared by files. */
const lender = 'tests/support/shared-site.ts'

/** Test files of `npm test` that start a process of the portal themselves or by a helper. */
export function findOwnPortals(): string[] {
	const modules = listFiles('tests')
		.filter((path) => /\.tsx?$/.test(path) && path !== lender)
		.map(readModule)
	const starters = findStarters(modules)
	return modules
		.filter(({ path }) => /\.test\.tsx?$/.test(path) && !path.includes('.full.'))
		.filter(({ tree, imports }) => {
			const names = listNames(tree)
			return [...imports].some(([name, key]) => names.has(name) && starters.has(key))
		})
		.map(({ path }) => path)
}

function readModule(path: string): Module {
	const tree = ts.createSourceFile(path, readText(path), ts.ScriptTarget.Latest, true)
	const imports = new Map<string, string>()
	for (const statement of tree.statements) {
		if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
		const file = resolveTest(path, statement.moduleSpecifier.text)
		const bindings = statement.importClause?.namedBindings
		if (!bindings || !ts.isNamedImports(bindings)) continue
		for (const { name, propertyName } of bindings.elements)
			imports.set(name.text, `${file}#${(propertyName ?? name).text}`)
	}
	return { path, tree, imports }
}

function resolveTest(from: string, name: string): string {
	const bare = name.startsWith('#tests/') ? name.slice(1) : normalize(join(dirname(from), name))
	return [`${bare}.ts`, `${bare}.tsx`].find((path) => existsSync(join(root, path))) ?? bare
}

/** Keys of functions and values that start a portal, also through others. */
function findStarters(modules: Module[]): Set<string> {
	const starters = new Set([portal])
	const declared = modules.flatMap((module) => listDeclarations(module))
	let known = 0
	while (known < starters.size) {
		known = starters.size
		for (const { key, uses } of declared) if (uses.some((use) => starters.has(use))) starters.add(key)
	}
	return starters
}

function listDeclarations({ path, tree, imports }: Module) {
	return tree.statements.flatMap((statement) => {
		const uses = [...listNames(statement)].map((name) => imports.get(name) ?? `${path}#${name}`)
		return listDeclared(statement).map((name) => ({ key: `${path}#${name}`, uses }))
	})
}

function listDeclared(statement: ts.Statement): string[] {
	if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : []
	if (!ts.isVariableStatement(statement)) return []
	return statement.declarationList.declarations.map(({ name }) => name.getText())
}

/** Identifiers outside imports and outside tests that only a full run runs. */
function listNames(node: ts.Node, names = new Set<string>()): Set<string> {
	const isFullTest = ts.isCallExpression(node) && node.expression.getText().startsWith('testInFull')
	if (isFullTest || ts.isImportDeclaration(node)) return names
	if (ts.isIdentifier(node)) names.add(node.text)
	ts.forEachChild(node, (child) => void listNames(child, names))
	return names
}
