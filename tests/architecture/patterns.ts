import { runInNewContext } from 'node:vm'
import ts from 'typescript'
import { formatLocation, isTest, listFiles, readSource, walkTree, type Source } from './sources'

export interface Pattern {
	place: string
	source: string
	flags: string
}

/** Code that meets foreign input: the app without the embedded API, the browser's scripts and the server. */
export function listPatternSources(): Source[] {
	return ['server.ts', ...listFiles('app'), ...listFiles('public')]
		.filter((path) => /\.(?:tsx?|m?js)$/.test(path) && !isTest(path) && !path.startsWith('app/backend/'))
		.map(readSource)
}

/** Literals, and the patterns that a module builds from its own constants while it loads. */
export function listPatterns(source: Source): Pattern[] {
	const literals = listNodes(source, ts.isRegularExpressionLiteral).map((node) => ({
		place: formatLocation(source, node),
		...splitLiteral(node.text),
	}))
	const built = listConstructors(source)
		.filter((node) => !runsOften(node))
		.map((node) => ({ place: formatLocation(source, node), ...evaluate(source, node) }))
	return [...literals, ...built]
}

/** Constructors in functions: any text could become a part of their pattern. */
export function listForeignPatterns(source: Source): string[] {
	return listConstructors(source)
		.filter(runsOften)
		.map((node) => formatLocation(source, node))
}

function splitLiteral(text: string) {
	const end = text.lastIndexOf('/')
	return { source: text.slice(1, end), flags: text.slice(end + 1) }
}

const runsOften = (node: ts.Node) => ts.findAncestor(node, ts.isFunctionLike) !== undefined

function listConstructors(source: Source): ts.Node[] {
	if (!source.text.includes('RegExp')) return []
	return listNodes(source, ts.isIdentifier)
		.filter(({ text }) => text === 'RegExp')
		.map((name) => (ts.isPropertyAccessExpression(name.parent) ? name.parent : name))
		.filter(({ parent }) => ts.isNewExpression(parent) || ts.isCallExpression(parent))
		.map(({ parent }) => parent)
}

function listNodes<T extends ts.Node>({ tree }: Source, isWanted: (node: ts.Node) => node is T): T[] {
	const nodes: T[] = []
	const visit = (node: ts.Node) => {
		if (isWanted(node)) nodes.push(node)
		ts.forEachChild(node, visit)
	}
	visit(tree)
	return nodes
}

/** Runs a constructor with the declarations of its module that it needs, and without imports. */
function evaluate(source: Source, constructor: ts.Node) {
	const declarations = [...listNeeded(source, constructor)].sort((a, b) => a.pos - b.pos)
	const code = [...declarations.map((statement) => statement.getText()), `;(${constructor.getText()})`]
	const { outputText } = ts.transpileModule(code.join('\n'), {
		compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.None },
	})
	const { source: pattern, flags } = runInNewContext(outputText) as RegExp
	return { source: pattern, flags }
}

function listNeeded({ tree }: Source, constructor: ts.Node): Set<ts.Statement> {
	const needed = new Set<ts.Statement>()
	const waiting: ts.Node[] = [constructor]
	for (let node = waiting.pop(); node; node = waiting.pop()) {
		const names = new Set(walkTree(node).flatMap((part) => (ts.isIdentifier(part) ? [part.text] : [])))
		const added = tree.statements.filter(
			(statement) =>
				!needed.has(statement) && declares(statement, names) && !isAround(statement, constructor),
		)
		for (const statement of added) needed.add(statement)
		waiting.push(...added)
	}
	return needed
}

const isAround = (statement: ts.Statement, node: ts.Node) =>
	statement.pos <= node.pos && node.end <= statement.end

function declares(statement: ts.Statement, names: ReadonlySet<string>) {
	if (ts.isFunctionDeclaration(statement)) return names.has(statement.name?.text ?? '')
	return (
		ts.isVariableStatement(statement) &&
		statement.declarationList.declarations.some(({ name }) => names.has(name.getText()))
	)
}
