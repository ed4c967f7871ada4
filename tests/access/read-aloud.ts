import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { transformWithEsbuild } from 'vite'

interface Reader {
	start(options: { container: Element }): Promise<void>
	next(): Promise<void>
	lastSpokenPhrase(): Promise<string>
	spokenPhraseLog(): Promise<string[]>
	stop(): Promise<void>
}

const mostPhrases = 5000

let script: Promise<string> | undefined

/** Bundles a screen reader as a script that sets `window.reader`. */
function readerScript(): Promise<string> {
	script ??= transformWithEsbuild(
		readFileSync(
			createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'),
			'utf8',
		),
		'reader.js',
		{ format: 'iife', globalName: 'readerModule', sourcemap: false },
	).then(({ code }) => `${code};window.reader = readerModule.virtual`)
	return script
}

/** Spoken lines of a part of the page, from start to end. */
export async function readAloud(page: Page, part: string): Promise<string[]> {
	await page.evaluate(await readerScript())
	return page.evaluate(
		async ({ part, mostPhrases }) => {
			const { reader } = window as unknown as { reader: Reader }
			const container = document.querySelector(part)
			if (!container) return []
			await reader.start({ container })
			const first = await reader.lastSpokenPhrase()
			for (let count = 0; count < mostPhrases; count += 1) {
				await reader.next()
				if ((await reader.lastSpokenPhrase()) === `end of ${first}`) break
			}
			const phrases = await reader.spokenPhraseLog()
			await reader.stop()
			return phrases
		},
		{ part, mostPhrases },
	)
}
