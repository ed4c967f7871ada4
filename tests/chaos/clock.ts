import { writeFile, rename } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const shim = resolve(import.meta.dirname, 'moved-clock.mjs')
/** Milliseconds between two reads of the shim. */
const lookEvery = 50

/**
 * Offset of the portals' clocks (ms): of the wall clock alone, or of the monotonic clock too, as if time had passed.
 */
interface Moved {
	wall: number
	steady: number
}

/** A clock that a test can move, for portals that start with its `env`. */
export async function startClock(folder: string) {
	const file = join(folder, 'clock.json')
	const write = async (moved: Moved) => {
		await writeFile(`${file}.new`, JSON.stringify(moved))
		await rename(`${file}.new`, file)
		await wait(2 * lookEvery)
	}
	await write({ wall: 0, steady: 0 })
	return {
		env: { NODE_OPTIONS: `--import=${shim}`, CHAOS_CLOCK: file },
		/** Sets only the wall clock off by these milliseconds. */
		set: (wall: number) => write({ wall, steady: 0 }),
		/** Lets these milliseconds pass on both clocks. */
		pass: (time: number) => write({ wall: time, steady: time }),
	}
}
