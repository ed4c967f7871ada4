/**
 * Preloaded into a portal of the tests: ends the portal with its parent process, however that ends, and deletes the
 * folders of its own URL: `?folder=…`. Workers of the portal end with their primary. A message moves the steady clock an
 * hour on, after which the portal has forgotten the firm's set-up and its pauses.
 */
import cluster from 'node:cluster'
import { rmSync } from 'node:fs'

const folders = new URL(import.meta.url).searchParams.getAll('folder')

if (cluster.isPrimary) {
	process.on('disconnect', () => {
		for (const folder of folders) rmSync(folder, { recursive: true, force: true })
		process.exit()
	})
	const steady = performance.now.bind(performance)
	let ahead = 0
	performance.now = () => steady() + ahead
	process.on('message', () => {
		ahead += 3_600_000
		process.send?.('forgotten')
	})
	// The channel must not keep an idle process alive.
	process.channel?.unref()
}
