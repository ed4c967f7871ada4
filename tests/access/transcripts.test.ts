import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '#app/locales/languages'
import { findChromium } from '../support/find-program'
import { isFull, seed } from '../support/full'
import { isAllowedDifference } from './enhancements'
import { pickTranscripts } from './pick-transcripts'
import { startTestSite, type TestSite } from './test-site'
import type { State } from './state'
import { findNameless, createTranscript } from './transcript'
import { transcripts } from './transcript-files'

/** `TRANSCRIPTS=write` writes the files, for a review of the difference. */
const writes = process.env.TRANSCRIPTS === 'write'
const isWhole = writes || isFull('access')

const read = transcripts.filter(({ file }) => existsSync(file))
/** A page without a transcript fails before a release only. */
const picked = isWhole
	? transcripts
	: pickTranscripts({ items: read, getAddress: ({ path }) => path, maxChanged: 2, turning: 2 })

describe.skipIf(!findChromium())(
	`What a screen reader says of ${picked.length} of ${transcripts.length} pages (seed ${seed})`,
	() => {
		let stage: TestSite
		beforeAll(async () => {
			stage = await startTestSite()
			if (writes) await mkdir(dirname(transcripts[0]!.file), { recursive: true })
		})
		afterAll(() => stage.close())

		for (const { path, state, language, file } of picked) {
			test(`${path} in ${language}`, async () => {
				const plain = await listen(stage, state, language, false)
				const enhanced = await listen(stage, state, language, true)
				expect(findNameless([...plain, ...enhanced])).toEqual([])
				expect(differences(plain, enhanced).filter((line) => !isAllowedDifference(line))).toEqual([])
				if (writes) await writeFile(file, `${plain.join('\n')}\n`)
				expect(plain).toEqual(readFileSync(file, 'utf8').trim().split('\n'))
			})
		}
	},
)

test('No two transcripts share a file', () => {
	expect(new Set(transcripts.map(({ file }) => file)).size).toBe(transcripts.length)
})

async function listen(
	stage: TestSite,
	state: State,
	language: Language,
	scripts: boolean,
): Promise<string[]> {
	const { page, allowScripts, close } = await stage.show(state, { language, register: 'formal', scripts })
	await allowScripts()
	const lines = await createTranscript(page, 'main')
	await close()
	return lines
}

/** Lines that only one of both has. */
function differences(plain: readonly string[], enhanced: readonly string[]): string[] {
	return [
		...plain.filter((line) => !enhanced.includes(line)).map((line) => `- ${line}`),
		...enhanced.filter((line) => !plain.includes(line)).map((line) => `+ ${line}`),
	]
}
