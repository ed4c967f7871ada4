/**
 * Preloaded into a portal of the tests: ends the portal with its parent process, however that ends, and deletes the
 * folders of its own URL: `?folder=…`. Workers of the portal end with their primary.
 */
import cluster from 'node:cluster'
import { rmSync } from 'node:fs'

const folders = new URL(import.meta.url).searchParams.getAll('folder')

if (cluster.isPrimary) {
	process.on('disconnect', () => {
		for (const folder of folders) rmSync(folder, { recursive: true, force: true })
		process.exit()
	})
	// The channel must not keep an idle process alive.
	process.channel?.unref()
}
