import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SpokenStep } from './site'

export const nameFile = (name: string) => join(import.meta.dirname, 'spoken', `${name}.txt`)

/** "> key", then what was said after it. */
export function formatSpeech(steps: readonly SpokenStep[]): string {
	return steps.map(({ does, says }) => [`> ${does}`, ...says, ''].join('\n')).join('')
}

export function readKeptSpeech(name: string): SpokenStep[] {
	const text = existsSync(nameFile(name)) ? readFileSync(nameFile(name), 'utf8').trim() : ''
	return text.split(/^> /m).flatMap((step) => {
		const [does = '', ...says] = step.trim().split('\n')
		return does ? [{ does, says }] : []
	})
}

/** Number of lines with each of the words; of words that come too early, 0. */
export function countHeard(steps: readonly SpokenStep[], hears: readonly string[]): number[] {
	const lines = steps.flatMap(({ says }) => says)
	let from = 0
	return hears.map((words) => {
		const first = lines.findIndex((line, index) => index >= from && line.includes(words))
		if (first < 0) return 0
		from = first
		return lines.filter((line) => line.includes(words)).length
	})
}
