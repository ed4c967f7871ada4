import { expect, test } from 'vitest'
import { clientCalls } from '#app/api/calls'
import { areas } from './my-data-areas.server'

/** Calls with data that all clients share. */
const ofNobody = ['/api/products/definitions', '/api/banners']

test('Every call that tells of a client has its part in what a client gets of their data', () => {
	const covered = areas.map(({ call }) => call.path)
	const personal = clientCalls.map(({ path }) => path).filter((path) => !ofNobody.includes(path))
	expect([...covered].sort()).toEqual([...personal].sort())
})

test('No two parts have the same file', () => {
	const names = areas.map(({ name }) => name)
	expect(new Set(names).size).toBe(names.length)
})
