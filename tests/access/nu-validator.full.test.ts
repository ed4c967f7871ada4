import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findProgram } from '../support/find-program'
import { findNuErrors } from './nu-validator'

const rules = '{"prefetch":[{"where":{"href_matches":"/help"}}]}'
const bodies = {
	sound: `<script type="speculationrules">${rules}</script><p>Hulp</p>`,
	'nested link': '<a href="/a">een <a href="/b">twee</a></a>',
	'unknown attribute': '<p colour="red">Hulp</p>',
	'unknown declaration': '<p style="colour: red">Hulp</p>',
	'repeated id': '<p id="a">een</p><p id="a">twee</p>',
	'unknown type of script': '<script type="rules">{}</script>',
}

describe.skipIf(!findProgram('java'))('The Nu checker', () => {
	let folder = ''
	let errors: string[] = []
	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), 'portal-nu-'))
		for (const [name, body] of Object.entries(bodies)) {
			const page = `<!doctype html><html lang="nl"><head><title>Hulp</title></head><body>${body}</body></html>`
			await writeFile(join(folder, `${name}.html`), page)
		}
		errors = findNuErrors(folder)
	})
	afterAll(() => rm(folder, { recursive: true, force: true }))

	test.each(Object.keys(bodies).filter((name) => name !== 'sound'))('finds: %s', (name) => {
		expect(errors.filter((error) => decodeURI(error).startsWith(`${name}.html`))).not.toEqual([])
	})

	test('finds nothing in a sound page, whose rules for prefetching are newer than the checker', () => {
		expect(errors.filter((error) => error.startsWith('sound.html'))).toEqual([])
	})
})
