import ts from 'typescript'
import { listPatterns, listPatternSources } from './patterns'
import type { Source } from './sources'

/** Exported functions with a parameter of text or bytes, in files with a regular expression, as `path#name`. */
export function listParsers(): string[] {
	return listPatternSources()
		.filter(({ path }) => /^app\/(?!locales\/|ui\/).*\.tsx?$/.test(path))
		.filter((source) => listPatterns(source).length > 0)
		.flatMap((source) => listExported(source).map((name) => `${source.path}#${name}`))
}

function listExported({ tree }: Source): string[] {
	return tree.statements.flatMap((statement) => {
		if (!ts.canHaveModifiers(statement)) return []
		const isExported = ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
		return isExported === true
			? listFunctions(statement)
					.filter(readsText)
					.map(({ name }) => name)
			: []
	})
}

interface Declared {
	name: string
	parameters: readonly ts.ParameterDeclaration[]
}

function listFunctions(statement: ts.Statement): Declared[] {
	if (ts.isFunctionDeclaration(statement))
		return [{ name: statement.name?.text ?? '', parameters: statement.parameters }]
	if (!ts.isVariableStatement(statement)) return []
	return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
		initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))
			? [{ name: name.getText(), parameters: initializer.parameters }]
			: [],
	)
}

const readsText = ({ parameters }: Declared) =>
	parameters.some(({ type }) => /^(?:string|Uint8Array|Buffer)\b(?!\[)/.test(type?.getText() ?? ''))

/** Functions that a module imports from the app, as `path#name`. */
export function listImportedNames({ tree }: Source): string[] {
	return tree.statements.flatMap((statement) => {
		if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return []
		const path = `${statement.moduleSpecifier.text.replace('#app/', 'app/')}.ts`
		const names = statement.importClause?.namedBindings
		return names && ts.isNamedImports(names) ? names.elements.map(({ name }) => `${path}#${name.text}`) : []
	})
}
