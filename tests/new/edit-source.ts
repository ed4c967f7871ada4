import ts from 'typescript'

/** Edits source files by syntax. Each function returns the new text. @throws Error when the place is missing */

type Literal = ts.ArrayLiteralExpression | ts.ObjectLiteralExpression

function parse(text: string) {
	return ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
}

export function addImport(text: string, line: string): string {
	const last = parse(text).statements.findLast(ts.isImportDeclaration)
	return splice(text, last?.end ?? 0, `\n${line}`)
}

/** Appends an element to the array that a variable holds or a function returns. */
export function appendElement(text: string, name: string, element: string): string {
	return append(text, requireLiteral(text, name, ts.isArrayLiteralExpression), element)
}

/** Appends a member to the object at a path: the variable, then names of members. */
export function appendMember(text: string, [name = '', ...path]: readonly string[], member: string): string {
	let literal = requireLiteral(text, name, ts.isObjectLiteralExpression)
	for (const step of path) {
		const inner = findMember(literal, step)
		if (!inner || !ts.isObjectLiteralExpression(inner))
			throw new Error(`There is no object ${step} in ${name}`)
		literal = inner
	}
	return append(text, literal, member)
}

/** Appends an element to the array in a member of an object: the variable, then the name of the member. */
export function appendToList(
	text: string,
	[name, member]: readonly [string, string],
	element: string,
): string {
	const inner = findMember(requireLiteral(text, name, ts.isObjectLiteralExpression), member)
	if (!inner || !ts.isArrayLiteralExpression(inner)) throw new Error(`There is no list ${member} in ${name}`)
	return append(text, inner, element)
}

/** Inserts an element into the array of the default export, after the last one that matches. */
export function insertElementAfter(
	text: string,
	matches: (element: string) => boolean,
	element: string,
): string {
	const exported = parse(text).statements.find(ts.isExportAssignment)
	const array = exported && unwrap(exported.expression)
	if (!array || !ts.isArrayLiteralExpression(array)) throw new Error('There is no default export of an array')
	const before = array.elements.findLast((one) => matches(one.getText()))
	if (!before) throw new Error('There is no element to insert it after')
	return splice(text, before.end, `,\n${element}`)
}

/** Number of elements of the array that a variable holds or a function returns. */
export function countElements(text: string, name: string): number {
	return requireLiteral(text, name, ts.isArrayLiteralExpression).elements.length
}

export function hasMember(text: string, name: string, member: string): boolean {
	return findMember(requireLiteral(text, name, ts.isObjectLiteralExpression), member) !== undefined
}

function append(text: string, literal: Literal, addition: string) {
	const list = ts.isArrayLiteralExpression(literal) ? literal.elements : literal.properties
	const last = list.at(-1)
	if (!last) return splice(text, literal.getStart() + 1, addition)
	return splice(text, last.end, `,\n${addition}`)
}

function splice(text: string, at: number, addition: string) {
	return text.slice(0, at) + addition + text.slice(at)
}

function requireLiteral<T extends Literal>(
	text: string,
	name: string,
	isKind: (node: ts.Node) => node is T,
): T {
	const value = findValue(parse(text), name)
	const literal = value && unwrap(value)
	if (!literal || !isKind(literal)) throw new Error(`There is no table called ${name}`)
	return literal
}

/** The initializer of a variable, or what a function returns in its own body. */
function findValue(file: ts.SourceFile, name: string): ts.Expression | undefined {
	for (const statement of file.statements) {
		const declared = ts.isVariableStatement(statement) ? statement.declarationList.declarations : []
		const variable = declared.find((one) => one.name.getText() === name)
		if (variable) return variable.initializer
		if (ts.isFunctionDeclaration(statement) && statement.name?.text === name)
			return statement.body?.statements.findLast(ts.isReturnStatement)?.expression
	}
	return undefined
}

function findMember(literal: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
	for (const property of literal.properties) {
		const declared = property.name
		const isNamed = declared && (ts.isStringLiteral(declared) ? declared.text : declared.getText()) === name
		if (isNamed && ts.isPropertyAssignment(property)) return unwrap(property.initializer)
		if (isNamed && ts.isShorthandPropertyAssignment(property)) return property.name
	}
	return undefined
}

/** Without `as const`, `satisfies` and parentheses; of a call such as `z.object({ … })` its first argument. */
function unwrap(expression: ts.Expression): ts.Expression {
	const isWrapped =
		ts.isAsExpression(expression) ||
		ts.isSatisfiesExpression(expression) ||
		ts.isParenthesizedExpression(expression)
	if (isWrapped) return unwrap(expression.expression)
	const [argument] = ts.isCallExpression(expression) ? expression.arguments : []
	return argument ? unwrap(argument) : expression
}
