import { expect, test } from 'vitest'
import { parseRedisUrl } from './redis-address'

const node = (host: string, port = 6379) => ({ host, port })

test.each([
	['redis://localhost', { kind: 'single', isTls: false, nodes: [node('localhost')] }],
	['redis://:geheim@[::1]:7000/3', { password: 'geheim', nodes: [node('::1', 7000)], database: 3 }],
	['rediss://portal:ge%40%2F@redis.nl', { isTls: true, username: 'portal', password: 'ge@/' }],
	['redis://:100%@redis.nl', { password: '100%' }],
	['redis-cluster://a,b:7001', { kind: 'cluster', nodes: [node('a'), node('b', 7001)] }],
	[
		'rediss-sentinel://u:p@a,b:1/2?sentinelMasterId=x&sentinelPassword=s',
		{
			kind: 'sentinel',
			isTls: true,
			nodes: [node('a', 26379), node('b', 1)],
			database: 2,
			master: 'x',
			sentinelPassword: 's',
		},
	],
])('%s is read as an address of Redis', (url, address) => {
	expect(parseRedisUrl(url)).toMatchObject(address)
})

test.each([
	'https://redis.nl',
	'redis://',
	'redis://a,b',
	'redis://a:66000',
	'redis-cluster://a,,b',
	'redis-cluster://a/1',
	'redis-sentinel://a,b/0',
	'redis://a b',
])('%s is no address of a Redis', (url) => expect(parseRedisUrl(url)).toBeUndefined())
