import { expect, test } from 'vitest'
import { z } from 'zod/v4'
import { ContractViolation } from './errors'
import { parseList } from './read-answer.server'

const call = { requestId: 'r', method: 'GET', path: '/api/documents' } as const
const schema = z.object({ id: z.string() })
const broken = (count: number) => Array.from({ length: count }, () => ({}))

test('What is broken in a list is left out, a thousand times at most [208]', () => {
	const one = { id: '1' }
	expect(parseList(schema, [...broken(1_000), one], call)).toEqual([one])
	expect(() => parseList(schema, [...broken(1_001), one], call)).toThrow(ContractViolation)
})

test('Once it is given up, no more of it is read', () => {
	let reads = 0
	const counted = z.custom(() => {
		reads += 1
		return false
	})
	expect(() => parseList(counted, broken(5_000), call)).toThrow(ContractViolation)
	expect(reads).toBe(1_001)
})

test('A list that is longer than anybody needs is given up before it is read', () => {
	const list = (length: number) => Array.from({ length }, () => ({ id: '1' }))
	expect(parseList(schema, list(10_000), call)).toHaveLength(10_000)
	expect(() => parseList(schema, list(10_001), call)).toThrow(ContractViolation)
})
