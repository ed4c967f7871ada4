import { tmpdir } from 'node:os'
import { expect, test, vi } from 'vitest'

vi.stubEnv('NODE_ENV', 'test')
vi.stubEnv('DATA_DIR', tmpdir())

/** Loads the module as in a production build, with FREEZE_SHARED on or off. */
async function freezeInBuild(setting: string) {
	vi.resetModules()
	vi.stubEnv('DEV', false)
	vi.stubEnv('FREEZE_SHARED', setting)
	const { freezeShared } = await import('./freeze.server')
	return freezeShared({ list: [{ label: 'Huis' }] })
}

test('FREEZE_SHARED freezes a shared value of a build in depth', async () => {
	const frozen = await freezeInBuild('on')
	expect(() => Object.assign(frozen.list[0] ?? {}, { label: 'Hut' })).toThrow(TypeError)
	expect(() => frozen.list.reverse().push({ label: 'Hut' })).toThrow(TypeError)
})

test('Without it a build freezes nothing', async () => {
	expect(Object.isFrozen(await freezeInBuild(''))).toBe(false)
})
