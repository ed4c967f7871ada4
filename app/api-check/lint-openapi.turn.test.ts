import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { describeCommandBodies } from '#app/backend/command-bodies'
import { openSample } from '#app/backend/serve.server'
import { collectExamples } from './collect-examples'
import { describeApi } from './describe-api'

const linter = resolve('node_modules/@redocly/cli/bin/cli.js')
/** Redocly would report its use to its maker. */
const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

/**
 * The description needs no licence. Two addresses of the documents differ only by a word where another has an id. Members
 * that are not described may stand in an answer.
 */
const settings = {
	extends: ['recommended-strict'],
	rules: {
		'info-license': 'off',
		'no-ambiguous-paths': 'off',
		'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
	},
}

/** Errors and warnings of Redocly's linter. */
function lint(description: object) {
	const folder = mkdtempSync(join(tmpdir(), 'portal-openapi-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	writeFileSync(join(folder, 'openapi.json'), JSON.stringify(description))
	writeFileSync(join(folder, 'redocly.yaml'), JSON.stringify(settings))
	const { stdout, stderr } = spawnSync(process.execPath, [linter, 'lint', '--format=json', 'openapi.json'], {
		cwd: folder,
		env: { PATH: process.env.PATH, NODE_ENV: 'production', HOME: folder, ...quiet },
		encoding: 'utf8',
	})
	if (!stdout.startsWith('{')) throw new Error(`The linter did not run: ${stderr}`)
	const { problems } = JSON.parse(stdout) as { problems: { ruleId: string; message: string }[] }
	return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)
}

test('A linter of OpenAPI finds nothing in the description, and would find a name that is given twice', async () => {
	const examples = await openSample(({ handle }, account) => collectExamples(account, 'noord', handle))
	const description = describeApi(describeCommandBodies(), examples)
	expect(lint(description)).toEqual([])
	const [first, second] = Object.values(description.paths).map(({ get }) => get)
	const twice = { ...second, operationId: first?.operationId }
	expect(lint({ ...description, paths: { '/one': { get: first }, '/two': { get: twice } } })).toContainEqual(
		expect.stringContaining('operation-operationId-unique'),
	)
})
