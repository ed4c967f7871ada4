import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'

/** Folder of the pages that the Nu checker reads after the run, all at once. */
export const savedPages = resolve(import.meta.dirname, '../../.cache/access')

const styles = /(<style\b[^>]*>)[^<]*/g

/**
 * Writes the HTML of a case as sent, and as scripts changed it. Styles are left out: Stylelint judges them, and the Nu
 * checker knows no container queries, no `min()` with sums and no view transitions.
 */
export async function savePage(title: string, documents: Record<string, string>): Promise<void> {
	await mkdir(savedPages, { recursive: true })
	const words = title.replace(/[^a-zA-Z0-9]+/g, '-').slice(0, 120)
	const name = `${words}-${createHash('sha256').update(title).digest('hex').slice(0, 6)}`
	await Promise.all(
		Object.entries(documents).map(([kind, html]) =>
			writeFile(
				resolve(savedPages, `${name}.${kind}.html`),
				html.replace(styles, (_, tag: string) => tag),
			),
		),
	)
}
