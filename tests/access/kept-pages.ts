import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'

/** Where a run leaves the pages that the Nu checker reads after it, all in one go. */
export const keptPages = resolve(import.meta.dirname, '../../.cache/access')

/** Keeps the HTML of a case as it came over the wire and as scripts left it. */
export async function keepPage(title: string, documents: Record<string, string>): Promise<void> {
	await mkdir(keptPages, { recursive: true })
	const words = title.replace(/[^a-zA-Z0-9]+/g, '-').slice(0, 120)
	const name = `${words}-${createHash('sha256').update(title).digest('hex').slice(0, 6)}`
	await Promise.all(
		Object.entries(documents).map(([kind, html]) =>
			writeFile(resolve(keptPages, `${name}.${kind}.html`), html),
		),
	)
}
