import { expect, test } from 'vitest'
import { readCheckArguments } from './run-check.server'

test('Options are read, in any order', () => {
	expect(readCheckArguments(['--html=a b.html', '--strict', '--write', '--junit=x.xml'])).toEqual({
		html: 'a b.html',
		strict: true,
		write: true,
		junit: 'x.xml',
	})
	expect(readCheckArguments(['--help'])).toEqual({ help: true })
})

test.each([
	[['--wrote'], '--wrote'],
	[['--strict', 'junit', '--html', '--write=yes'], 'junit --html --write=yes'],
	[['--junit='], '--junit='],
	[['--constructor'], '--constructor'],
])('Of %j each argument that is no option is named', (args, named) => {
	expect(() => readCheckArguments(args)).toThrow(`Not an option: ${named}\n\nUsage: `)
})
