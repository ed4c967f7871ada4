import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative, resolve } from 'node:path'
import ts from 'typescript'

export const root = resolve(import.meta.dirname, '../..')

export interface Source {
	/** From the project's root, with forward slashes. */
	path: string
	text: string
	lines: number
	/** Paths of imported files of the project, type imports included. */
	imports: string[]
	packages: string[]
	tree: ts.SourceFile
}

/** All files in a folder, or the file itself, with paths from the project's root. */
export function listFiles(start: string): string[] {
	const full = join(root, start)
	if (!existsSync(full)) return []
	return readdirSync(full, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => relative(root, join(entry.parentPath, entry.name)))
		.sort()
}

export function readText(path: string): string {
	return readFileSync(join(root, path), 'utf8')
}

/** Modules of the portal: server.ts and app, without tests. */
export function listSources(): Source[] {
	const server = existsSync(join(root, 'server.ts')) ? ['server.ts'] : []
	return [...server, ...listFiles('app')]
		.filter((path) => /\.tsx?$/.test(path) && !isTest(path))
		.map(readSource)
}

export function isTest(path: string): boolean {
	return /\.test\.tsx?$/.test(path) || /\/test-[a-z-]+\.tsx?$/.test(path)
}

export function readSource(path: string): Source {
	const text = readText(path)
	const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
	const names = ts.preProcessFile(text, true, true).importedFiles.map((file) => file.fileName)
	const own = names.filter((name) => /^(#app|\.{1,2})\//.test(name))
	return {
		path,
		text,
		lines: text.split('\n').length - 1,
		imports: own.map((name) => resolveImport(path, name)),
		packages: names.filter((name) => !own.includes(name)),
		tree,
	}
}

function resolveImport(from: string, name: string): string {
	const bare = name.replace(/\?.*$/, '')
	const path = bare.startsWith('#app/') ? bare.slice(1) : normalize(join(dirname(from), bare))
	return (
		[path, `${path}.ts`, `${path}.tsx`].find((one) => existsSync(join(root, one)) && /\.\w+$/.test(one)) ??
		path
	)
}

const walked = new WeakMap<ts.Node, ts.Node[]>()

/** The node and all below it, in the order of the text. They are kept, because many rules look at all files. */
export function walkTree(root: ts.Node): readonly ts.Node[] {
	const nodes = walked.get(root) ?? []
	if (nodes.length === 0) collectNodes(root, nodes)
	walked.set(root, nodes)
	return nodes
}

function collectNodes(node: ts.Node, nodes: ts.Node[]): void {
	nodes.push(node)
	for (const child of node.getChildren()) collectNodes(child, nodes)
}

export function formatLocation(source: Source, node: ts.Node): string {
	return `${source.path}:${source.tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
}
