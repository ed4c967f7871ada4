import { expect, test } from 'vitest'
import { describeStatus } from './describe-status'

test.each([
	[302, 'https://login.example/start?token=geheim#geheim', 'status 302 to https://login.example/start'],
	[301, 'https://user:geheim@api.example/api/actions', 'status 301 to https://api.example/api/actions'],
	[307, '/v2/api/actions?x=1', 'status 307 to /v2/api/actions'],
	[304, undefined, 'status 304'],
	[500, 'https://api.example/', 'status 500'],
])('A %i to %s is told with its address, without what may be secret', (status, location, told) => {
	const header = (name: string) => (name === 'location' ? location : undefined)
	expect(describeStatus({ status, body: '', header })).toBe(told)
})
