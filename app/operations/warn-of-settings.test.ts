import { expect, test, vi } from 'vitest'
import { readConfig } from '#app/config/config.server'
import { getLogger } from '#app/config/log.server'
import { warnOfSettings } from './start.server'

vi.stubEnv('NODE_ENV', 'test')
vi.stubEnv('LOG_LEVEL', 'silent')

const words = 'ERASURES_DIR is not set: a restored Redis brings erased clients back'

test.each([
	['Redis without a list of erased clients', { REDIS_URL: 'redis://redis:6379' }, [[words]]],
	['Redis with one', { REDIS_URL: 'redis://redis:6379', ERASURES_DIR: '/erasures' }, []],
	['a file, whose list is in DATA_DIR', {}, []],
])('A start with %s is warned of: %j', (_which, variables, said) => {
	const warn = vi.spyOn(getLogger(), 'warn').mockClear()
	warnOfSettings(readConfig({ NODE_ENV: 'test', ...variables }, { keys: 'none' }))
	expect(warn.mock.calls).toEqual(said)
})

test.each([
	['development', 'NODE_ENV=development: a portal has NODE_ENV=production, or none'],
	['production', undefined],
])('A build that is started with NODE_ENV=%s: %s', (NODE_ENV, said) => {
	vi.stubEnv('DEV', false)
	const warn = vi.spyOn(getLogger(), 'warn').mockClear()
	warnOfSettings(readConfig({ NODE_ENV }, { keys: 'none' }))
	expect(warn.mock.calls).toEqual(said ? [[said]] : [])
	vi.stubEnv('DEV', true)
})
