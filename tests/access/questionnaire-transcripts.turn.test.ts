import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findChromium } from '../support/find-program'
import { isFull, seed } from '../support/full'
import { completeLanguages, languageRules, voices } from '../support/language-rules'
import { pickTranscripts } from './pick-transcripts'
import { questionnaires, type Questionnaire } from './questionnaires'
import { startTestSite, type Mode, type TestSite } from './test-site'
import { createTranscript, findNameless } from './transcript'

/** `TRANSCRIPTS=write` writes the files, for a review of the difference. */
const writes = process.env.TRANSCRIPTS === 'write'
const isWhole = writes || isFull('access')
const folder = resolve(import.meta.dirname, 'transcripts/questionnaires')

const cases = questionnaires.flatMap((questionnaire) =>
	voices
		.filter(({ language }) => completeLanguages.includes(language))
		.map(({ language, register }) => {
			const voice = languageRules[language].never ? `${language}.${register}` : language
			const mode: Mode = { language, register, scripts: false }
			return { questionnaire, mode, voice, file: resolve(folder, `${questionnaire.name}.${voice}.txt`) }
		}),
)
const getAddress = ({ questionnaire: { steps } }: (typeof cases)[number]) => steps[0]?.path ?? ''
const picked = isWhole ? cases : pickTranscripts({ items: cases, getAddress, maxChanged: 1, turning: 1 })

describe.skipIf(!findChromium())(
	`Each step of a questionnaire as it is read aloud, ${picked.length} of ${cases.length} (seed ${seed})`,
	{ timeout: 240_000 },
	() => {
		let site: TestSite
		beforeAll(async () => {
			site = await startTestSite()
			if (writes) await mkdir(folder, { recursive: true })
		})
		afterAll(() => site.close())

		for (const { questionnaire, mode, voice, file } of picked) {
			test(`${questionnaire.name} in ${voice}`, async () => {
				const lines = await readSteps(site, questionnaire, mode)
				expect(findNameless(lines)).toEqual([])
				if (writes) await writeFile(file, `${lines.join('\n')}\n`)
				expect(lines).toEqual(readFileSync(file, 'utf8').trimEnd().split('\n'))
			})
		}
	},
)

test('Every questionnaire has been read in every voice', () => {
	expect(cases.filter(({ file }) => !existsSync(file)).map(({ file }) => file)).toEqual([])
})

/** Transcript without scripts; conditional questions are shown too. */
async function readSteps(site: TestSite, { steps }: Questionnaire, mode: Mode): Promise<string[]> {
	const lines: string[] = []
	for (const state of steps) {
		const { page, allowScripts, close } = await site.show(state, mode)
		expect(await page.locator(state.shows).count()).toBeGreaterThan(0)
		await allowScripts()
		await page.evaluate(showAllQuestions)
		lines.push(`— ${state.name} —`, ...(await createTranscript(page, 'main')))
		await close()
	}
	return lines
}

/** Runs in the page. */
function showAllQuestions() {
	const control = 'select, textarea, input:not([type=hidden], [type=radio]), [type=radio]:not([value=""])'
	for (const part of document.querySelectorAll<HTMLElement>('main form :is(div, fieldset)'))
		if (getComputedStyle(part).display === 'none' && part.querySelector(control)) part.style.display = 'grid'
}
