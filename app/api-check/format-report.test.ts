import { expect, test } from 'vitest'
import type { CheckResult } from './check-result'
import { formatHtml, formatJunit, formatText, isFailure } from './format-report'

const warned: CheckResult = {
	method: 'GET',
	path: '/api/theme',
	milliseconds: 5,
	findings: [{ severity: 'warning', member: '/x', expected: 'a', received: 'b', shown: 'the default' }],
}
const sent: CheckResult = {
	method: 'POST',
	path: '/api/create-dossier',
	milliseconds: 7,
	findings: [],
	unseen: 'no read tells of <another> client',
}

test('A warning fails in every report with --strict, and in none without', () => {
	expect(isFailure(warned, {})).toBe(false)
	expect(isFailure(warned, { isStrict: true })).toBe(true)
	expect(formatText([warned])).toContain('ok    GET /api/theme')
	expect(formatText([warned], { isStrict: true })).toContain('FAIL  GET /api/theme')
	expect(formatText([warned], { isStrict: true })).toContain('1 warnings (which fail: --strict)')
	expect(formatJunit([warned])).toMatch(/failures="0"[^]*<system-out>warning: /)
	expect(formatJunit([warned], { isStrict: true })).toMatch(/failures="1"[^]*<failure>warning: /)
	expect(formatHtml([warned], { isStrict: true })).toContain('1 warnings (which fail: --strict)')
})

test('What no read tells is said with its reason in every report', () => {
	expect(formatText([sent])).toContain(
		'sent  POST /api/create-dossier  7 ms  cannot be seen: no read tells of <another> client',
	)
	expect(formatText([sent])).toContain('1 effects cannot be seen')
	expect(formatJunit([sent])).toContain(
		'<system-out>cannot be seen: no read tells of &#60;another&#62; client</system-out>',
	)
	expect(formatHtml([sent])).toContain(
		'<td>cannot be seen</td><td>POST /api/create-dossier</td><td></td><td></td><td></td><td></td><td>no read tells of &#60;another&#62; client</td>',
	)
})
