import { expect, test } from 'vitest'
import { describeError } from './report-contents'

const personal = 'Anna de Vries <anna@voorbeeld.nl>'
const fakeFrame = `x\n    at Anna (/anna/de/vries.ts:1:1)`

test.each<[string, unknown]>([
	['its message', new TypeError(personal)],
	['a message of several lines', new TypeError(`a\n${personal}\nb`)],
	['a message with a line like one of a stack', new Error(fakeFrame)],
	['its cause', new Error('', { cause: new Error(personal) })],
	['what hangs on it', Object.assign(new Error(), { person: personal })],
	['its name', Object.assign(new Error(), { name: personal })],
	['its code', Object.assign(new Error(), { code: personal })],
	['what is no error', personal],
	['a message that was changed later', Object.assign(new Error(personal), { message: 'x' })],
])('The log tells of an error without %s', (_what, error) => {
	expect(JSON.stringify(describeError(error))).not.toMatch(/anna/i)
})

test('It tells the type, the code of the system and the place', () => {
	const { name, code, stack } = describeError(Object.assign(new TypeError(personal), { code: 'ECONNRESET' }))
	expect([name, code]).toEqual(['TypeError', 'ECONNRESET'])
	expect(stack).toMatch(/^ {4}at .*report-contents\.test\.ts:\d+:\d+/)
})
