import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { format, type FormatConfig } from 'oxfmt'

export type Project = ReturnType<typeof openProject>

/** Collects changes to files; only `save` writes. Paths are from the project's root. */
export function openProject(root: string) {
	const changed = new Map<string, string>()
	const read = (path: string) => changed.get(path) ?? readFileSync(join(root, path), 'utf8')

	return {
		has: (path: string) => changed.has(path) || existsSync(join(root, path)),
		read,
		edit(path: string, change: (text: string) => string) {
			changed.set(path, change(read(path)))
		},
		/** @throws Error when the file exists */
		create(path: string, text: string) {
			if (changed.has(path) || existsSync(join(root, path))) throw new Error(`${path} is there already`)
			changed.set(path, text)
		},
		/** Formats and writes all changes. Returns the paths. */
		async save(): Promise<string[]> {
			for (const [path, text] of changed) {
				await mkdir(dirname(join(root, path)), { recursive: true })
				await writeFile(join(root, path), await tidy(path, text))
			}
			return [...changed.keys()]
		},
	}
}

async function tidy(path: string, text: string): Promise<string> {
	const config = readFileSync(resolve(import.meta.dirname, '../../.oxfmtrc.json'), 'utf8')
	const { code, errors } = await format(path, text, JSON.parse(config) as FormatConfig)
	if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join(', ')}`)
	return code
}
