import { writeFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findProgram } from '#tests/support/find-program'
import { hasOrca } from '#tests/browsers/orca'
import { journeys } from './journeys'
import { countHeard, formatSpeech, nameFile } from './kept-speech'
import { startSpokenSite } from './site'
import { findSpeechFaults } from './speech-faults'

/** `SPEECH=write` writes the files, for a review of the difference. */
const writes = process.env.SPEECH === 'write'

/** A page on which the gate must fail: an input without a name, and a heading that is said twice. */
const broken =
	'<title>Fout</title><main><input><div role="alert" tabindex="-1"><h1>Niet gelukt</h1></div><script>document.querySelector("div").focus()</script></main>'

describe.skipIf(!hasOrca() || !findProgram('firefox'))(
	'What Orca says of Firefox',
	{ timeout: 300_000 },
	() => {
		let site: Awaited<ReturnType<typeof startSpokenSite>>
		beforeAll(async () => {
			site = await startSpokenSite()
		}, 120_000)
		afterAll(() => site.close())

		test.each(journeys)('$name', async ({ name, take, hears }) => {
			const listener = await site.begin()
			await take(listener).finally(() => {
				if (writes) writeFileSync(nameFile(name), formatSpeech(listener.steps))
			})
			const text = formatSpeech(listener.steps)
			expect(countHeard(listener.steps, hears), text).toEqual(hears.map(() => 1))
			expect(findSpeechFaults(listener.steps)).toEqual([])
		})

		test('A broken page is heard to be broken', async () => {
			const { open, press, steps } = await site.begin()
			const file = join(await mkdtemp(join(tmpdir(), 'portal-broken-')), 'broken.html')
			await writeFile(file, broken)
			await open(`file://${file}`)
			await press('shift+Tab')
			await rm(dirname(file), { recursive: true })
			steps[0]!.does = 'open'
			expect(findSpeechFaults(steps)).toEqual([
				'open: "Niet gelukt" is said twice',
				'shift+Tab: "entry." without a name',
			])
		})
	},
)
