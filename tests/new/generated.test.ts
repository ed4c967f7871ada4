import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isFull } from '../support/full'
import { writeNew } from './new'

const root = resolve(import.meta.dirname, '../..')
/** Milliseconds for types, units and a build of a whole copy. */
const patience = 600_000
let copy: string
let written: string[]

/** Hypact journey to the new last step, with and without a partner. */
const journey = `import { expect, test } from 'vitest'
import { aloneAnswers, createStepsThrough, partnerAnswers } from '#tests/actions/hypact-answers'
import { fillWithoutScripts } from '#tests/actions/steps'
import { signIn } from '#tests/support/sign-in'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })

test.each([
	['anna@voorbeeld.nl', '/actions/11036/hypact-form?step=1', partnerAnswers],
	['bram@voorbeeld.nl', '/actions/21031/hypact-form?step=1', aloneAnswers],
])('The answers of %s reach the API', async (email, address, answers) => {
	const { visitor } = await signIn(site.portal.url, { branch: 'noord', email })
	const page = await fillWithoutScripts(await visitor.visit(address), createStepsThrough(answers))
	await page.press(/^Verstuur (uw|je) antwoorden$/)
	const sent = site.api.callsTo('POST', '/api/advice_profile').at(-1)?.json
	expect(sent).toMatchObject({ data: { wishes: 'Geen.' } })
})
`

const run = (...[command = '', ...args]: string[]) =>
	execFileSync(command === 'npm' ? command : join(root, 'node_modules/.bin', command), args, {
		cwd: copy,
		encoding: 'utf8',
		stdio: 'pipe',
		env: { ...process.env, VITEST: undefined },
	})

/** Output of a failed program; '' for a successful one. */
function failureOf(...command: string[]) {
	try {
		run(...command)
		return ''
	} catch (error) {
		const { stdout, stderr } = error as { stdout: string; stderr: string }
		return `${stdout}${stderr}`
	}
}

beforeAll(async () => {
	copy = mkdtempSync(join(tmpdir(), 'generated-'))
	const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], {
		cwd: root,
	})
	for (const file of listed
		.toString()
		.trim()
		.split('\n')
		.filter((file) => existsSync(join(root, file)))) {
		mkdirSync(dirname(join(copy, file)), { recursive: true })
		copyFileSync(join(root, file), join(copy, file))
	}
	symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
	const commands = [
		['page', 'portal/savings-goal', 'Spaardoel', 'Savings goal'],
		['page', 'guest/savings-tips', 'Spaartips', 'Savings tips'],
		['call', 'credits/repayments'],
		['step', 'hypact/wishes', 'Wensen', 'Wishes'],
		['step', 'mortgage-check/wishes', 'Wensen', 'Wishes'],
	]
	const all = []
	for (const args of commands) all.push(...(await writeNew(copy, args)).written)
	written = [...new Set(all)]
	writeFileSync(join(copy, 'tests/journeys/portal/new-steps.test.ts'), journey)
}, patience)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test(
	'What the generators wrote is formatted, typed, free of lint, and passes its units',
	() => {
		const scripts = written.filter((file) => /\.tsx?$/.test(file))
		const units = scripts.filter((file) => file.startsWith('app/') && file.includes('.test.'))
		expect(units).toContain('app/features/credits/repayments.server.test.ts')
		expect(failureOf('oxfmt', '--check', ...written)).toBe('')
		expect(failureOf('oxlint', '--type-aware', '--type-check', ...scripts)).toBe('')
		expect(failureOf('vitest', 'run', ...units)).toBe('')
	},
	patience,
)

const isWhole = isFull('generators')

test.runIf(isWhole)(
	'With what the generators wrote the house rules and all units pass',
	() => {
		expect(failureOf('tsgo', '--noEmit')).toBe('')
		expect(failureOf('vitest', 'run', 'app/', 'tests/architecture/')).toBe('')
	},
	patience,
)

test.runIf(isWhole)(
	'New pages open, and a questionnaire with a new step is sent, alone and with a partner',
	() => {
		expect(failureOf('npm', 'run', 'build')).toBe('')
		expect(failureOf('vitest', 'run', 'savings-goal.test', 'savings-tips.test', 'new-steps.test')).toBe('')
	},
	patience,
)
