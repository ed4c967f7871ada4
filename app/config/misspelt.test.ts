import { expect, test } from 'vitest'
import { findMisspelt } from './config.server'

const known = ['PORT', 'API_URL', 'SESSION_SECRET', 'TRUSTED_PROXIES', 'ALLOWED_HOSTS', 'LIMIT_LOGIN']

test.each([
	['SESION_SECRET', 'SESSION_SECRET'],
	['SESSION_SECRETS', 'SESSION_SECRET'],
	['session-secret', 'SESSION_SECRET'],
	['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
	['ALLOWED_HOST', 'ALLOWED_HOSTS'],
	['LIMIT_LOGINS', 'LIMIT_LOGIN'],
	['APIURL', 'API_URL'],
	['PROT', 'PORT'],
])('%s is told to mean %s', (name, meant) => {
	expect(findMisspelt([name], known)).toEqual([{ name, meant }])
})

test.each([
	'PATH',
	'HOST',
	'HOME',
	'API_KEY',
	'NODE_OPTIONS',
	'NODE_COMPILE_CACHE',
	'MALLOC_ARENA_MAX',
	'npm_package_name',
	'SESSION_MANAGER',
	'A',
	'',
])('%s is somebody else’s', (name) => expect(findMisspelt([name], known)).toEqual([]))

test('What is set rightly was not meant by another', () => {
	expect(findMisspelt(['APP_URL', 'API_URL'], known)).toEqual([])
})
