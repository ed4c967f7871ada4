import { expect, test } from 'vitest'
import { listBrokenRules } from './password-rules'

test.each([
	['Welkom-2026!', []],
	['Wélkom1!', []],
	['welkom-2026!', ['capital']],
	['WELKOM-2026!', ['lowercase']],
	['Welkom2026', ['special']],
	['Kort-1!', ['length']],
	['kort', ['length', 'capital', 'special']],
])('The rules that "%s" breaks are %j [131]', (password, broken) => {
	expect(listBrokenRules(password)).toEqual(broken)
})
