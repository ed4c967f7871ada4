import { expect, test } from 'vitest'
import { hasUnusableScore, isOffScale, readFeedbackLink } from './feedback-url.server'

const open = (value: string) => new Request(`http://portal/nps-feedback?token=T&value=${value}`)

test.each([
	['0', 0],
	['10', 10],
	['9.0', 9],
	['%208', 8],
	['%EF%BC%91', 1],
	['%EF%BC%91%EF%BC%90', 10],
	['7%E2%80%8B', 7],
])('A link with the score %s sends %i', (value, score) => {
	expect(readFeedbackLink(open(value))).toEqual({ token: 'T', score })
	expect([hasUnusableScore(open(value)), isOffScale(open(value))]).toEqual([false, false])
})

test.each([
	['11', 11],
	['-1', -1],
	['3.5', 3.5],
	['%EF%BC%91%EF%BC%91', 11],
])('A link with the score %s, which no mail offers, leaves the verdict to the API [A127]', (value, score) => {
	expect(readFeedbackLink(open(value))).toEqual({ token: 'T', score })
	expect(isOffScale(open(value))).toBe(true)
})

test.each(['%D9%A3', '5-6', '8%2F10', '0x8', '%E2%91%A7', '7%2C5'])(
	'A link with the score %s can send nothing, and is told so (contract §10)',
	(value) => {
		expect(readFeedbackLink(open(value))).toBeUndefined()
		expect(hasUnusableScore(open(value))).toBe(true)
	},
)
