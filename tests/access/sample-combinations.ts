import { languages } from '#app/locales/languages'
import { registers } from './site-variant'
import type { Mode } from './test-site'
import type { State } from './state'
import { states } from './states'

export interface Case {
	path: string
	state: State
	mode: Mode
}

const modes: Mode[] = languages.flatMap((language) =>
	registers.flatMap((register) => [true, false].map((scripts) => ({ language, register, scripts }))),
)

/** Size of the run: the whole matrix, each state once, or each page once. */
export type SampleSize = 'full' | 'states' | 'pages'

/** Every state in all eight modes, or a sample in which the modes alternate over pages and states. */
export function sampleCombinations(extent: SampleSize): Case[] {
	const pages = Object.entries(states)
	const all = pages.flatMap(([path, list], page) => {
		const dealt = extent === 'pages' ? [list[page % list.length]] : list
		return dealt.flatMap((state) => (state ? [{ path, state }] : []))
	})
	return all.flatMap(({ path, state }, index) => {
		const dealt = modes.filter((_, at) => extent === 'full' || at === index % modes.length)
		return dealt.map((mode) => ({ path, state, mode }))
	})
}

export function formatCaseTitle({ path, state, mode: { language, register, scripts } }: Case): string {
	return `${path} ${state.name}: ${language}, ${register}, scripts ${scripts ? 'on' : 'off'}`
}
