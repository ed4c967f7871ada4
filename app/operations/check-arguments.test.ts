import { expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '#app/config/config.server'
import { readCheckArguments, runCheck } from './run-check.server'

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

test.each([
	[
		{ CHECK_EMAIL: 'anna@voorbeeld.nl', CHECK_PASWORD: 'p' },
		'CHECK_PASSWORD: missing beside CHECK_EMAIL',
		'CHECK_PASSWORD',
	],
	[
		{ CHECK_EMIAL: 'anna@voorbeeld.nl', CHECK_PASSWORD: 'p' },
		'CHECK_EMAIL: missing beside CHECK_PASSWORD',
		'CHECK_EMAIL',
	],
])(
	'Half a test client (%j) checks nothing and says which name is misspelt',
	async (variables, refusal, meant) => {
		const complain = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
		onTestFinished(() => {
			complain.mockRestore()
			vi.unstubAllEnvs()
		})
		for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
		const config = readConfig({ NODE_ENV: 'test', ...variables }, { keys: 'none' })
		await expect(runCheck(config, [])).rejects.toThrow(refusal)
		expect(complain.mock.calls.join('\n')).toContain(`: unknown; is ${meant} meant?`)
	},
)
