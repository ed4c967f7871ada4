import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findChromium } from '../support/find-program'
import { isAllowedDifference } from './enhancements'
import { languages } from './site-variant'
import { startTestSite, type TestSite } from './test-site'
import { states } from './states'
import type { State } from './state'
import { findNameless, createTranscript } from './transcript'

const folder = resolve(import.meta.dirname, 'transcripts')
/** `TRANSCRIPTS=write` writes the files anew, for somebody to review what changed. */
const writes = process.env.TRANSCRIPTS === 'write'
const isFull = writes || process.env.ACCESS === 'full'

/** What is grouped by month looks another way next month. */
const steady: Record<string, string> = { '/timeline': 'with nothing on it' }

const pages = Object.entries(states).flatMap(([path, list]) => {
	const state = list.find(({ name }) => name === steady[path]) ?? list[0]
	return state ? [{ path, state }] : []
})
const all = pages.flatMap((page) => languages.map((language) => ({ ...page, language })))
const dealt = all.filter((_, index) => isFull || index % 23 === 0)

describe.skipIf(!findChromium())(
	`What a screen reader says of ${dealt.length} of ${all.length} pages`,
	() => {
		let stage: TestSite
		beforeAll(async () => {
			stage = await startTestSite()
			if (writes) await mkdir(folder, { recursive: true })
		}, 60_000)
		afterAll(() => stage.close(), 60_000)

		for (const { path, state, language } of dealt) {
			test(`${path} in ${language}`, { timeout: 60_000 }, async () => {
				const plain = await read(stage, state, language, false)
				const enhanced = await read(stage, state, language, true)
				expect(findNameless([...plain, ...enhanced])).toEqual([])
				expect(differences(plain, enhanced).filter((line) => !isAllowedDifference(line))).toEqual([])
				if (writes) await writeFile(fileOf(path, language), `${plain.join('\n')}\n`)
				expect(plain).toEqual(readFileSync(fileOf(path, language), 'utf8').trim().split('\n'))
			})
		}
	},
)

test('Every page has its transcript in both languages', () => {
	const files = all.map(({ path, language }) => fileOf(path, language))
	expect(files.filter((file) => !existsSync(file))).toEqual([])
	expect(new Set(files).size).toBe(files.length)
})

function fileOf(path: string, language: string): string {
	const name =
		path === '/' ? 'login' : path === '*' ? 'not-found' : path.replace(/[^a-z]+/gi, '-').replace(/^-/, '')
	return resolve(folder, `${name}.${language}.txt`)
}

async function read(
	stage: TestSite,
	state: State,
	language: 'nl' | 'en',
	scripts: boolean,
): Promise<string[]> {
	const { page, allowScripts, close } = await stage.show(state, { language, register: 'formal', scripts })
	await allowScripts()
	const lines = await createTranscript(page, 'main')
	await close()
	return lines
}

/** The lines that only one of the two has. */
function differences(plain: readonly string[], enhanced: readonly string[]): string[] {
	return [
		...plain.filter((line) => !enhanced.includes(line)).map((line) => `- ${line}`),
		...enhanced.filter((line) => !plain.includes(line)).map((line) => `+ ${line}`),
	]
}
