import type { ChaosCase } from './run-case'
import { canMount } from './small-disk'

/** Reads continue; changes get 503. */
const full: ChaosCase = {
	name: 'disk full',
	setup: { processes: 2, store: 'embedded', disk: 'tmpfs' },
	strike: async ({ disk }) => {
		disk?.fill()
		return async () => disk?.empty()
	},
	tolerated: () => ['503'],
}

/** Recovery of such a disk: a new mount and restarted portals. */
const readOnly: ChaosCase = {
	name: 'disk read-only',
	setup: { processes: 2, store: 'embedded', disk: 'ext4' },
	strike: async ({ disk, portals, startPortalAt }) => {
		disk?.fail()
		return async () => {
			for (const portal of portals) portal.kill('SIGKILL')
			await Promise.all(portals.map(({ ended }) => ended))
			disk?.mountAnew()
			await Promise.all(portals.map((_, place) => startPortalAt(place)))
		}
	},
	tolerated: () => ['503', 'cut'],
}

export const diskCases = [full, readOnly].filter(({ setup }) => setup.disk && canMount(setup.disk))
