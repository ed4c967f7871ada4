import { resolve } from 'node:path'
import { completeLanguages } from '#tests/support/language-rules'
import { states } from './states'

const folder = resolve(import.meta.dirname, 'transcripts')

/** States for pages that depend on the month. */
const steady: Record<string, string> = { '/timeline': 'with nothing on it' }

/** Every page in each complete language, with the state that is read aloud and the file of its transcript. */
export const transcripts = Object.entries(states).flatMap(([path, list]) => {
	const state = list.find(({ name }) => name === steady[path]) ?? list[0]
	return state
		? completeLanguages.map((language) => ({ path, state, language, file: fileOf(path, language) }))
		: []
})

function fileOf(path: string, language: string): string {
	const name =
		path === '/' ? 'login' : path === '*' ? 'not-found' : path.replace(/[^a-z]+/gi, '-').replace(/^-/, '')
	return resolve(folder, `${name}.${language}.txt`)
}
