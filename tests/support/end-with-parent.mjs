/**
 * Preloaded by a portal of the tests: it ends with the process that started it, however that ends, and takes its
 * folders along, which its address lists: `?folder=…`. A worker of the portal ends by itself, as the portal has it.
 */
import cluster from 'node:cluster'
import { rmSync } from 'node:fs'

const folders = new URL(import.meta.url).searchParams.getAll('folder')

if (cluster.isPrimary) {
	process.on('disconnect', () => {
		for (const folder of folders) rmSync(folder, { recursive: true, force: true })
		process.exit()
	})
	// A portal that has nothing left to do ends by itself.
	process.channel?.unref()
}
