import { writeFile, rename } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const shim = resolve(import.meta.dirname, 'moved-clock.mjs')
/** The shim looks that often, in milliseconds. */
const lookEvery = 50

/** How far the clocks of the portals are off: the wall's alone, or the steady one too, as if that time had passed. */
interface Moved {
	wall: number
	steady: number
}

/** A clock of the portals that a test can move; they are started with its `env`. */
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
		/** Somebody sets the wall clock so many milliseconds off. */
		set: (wall: number) => write({ wall, steady: 0 }),
		/** So many milliseconds have passed in all. */
		pass: (time: number) => write({ wall: time, steady: time }),
	}
}
