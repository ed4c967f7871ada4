import { expect, test } from 'vitest'
import { isVerbPhrase } from './task-rows.server'

test.each([
	['Leningdelen bijwerken', true],
	['Factuur 2026-0311 betalen', true],
	['Opdracht om na te lezen', true],
	['Upload uw loonstrook', true],
	['sign the agreement', true],
	['Onderteken', true],
	['Loonstrook', false],
	['Betaalbewijs', false],
	['Uploadportaal', false],
	['Voorlezen van de akte', false],
	['Akkoord op het klantprofiel', false],
	['', false],
])('The label %j says itself what to do: %s', (label, says) => {
	expect(isVerbPhrase(label)).toBe(says)
})
