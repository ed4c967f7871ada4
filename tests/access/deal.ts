import { languages, registers } from './scene'
import type { Mode } from './stage'
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

/**
 * Every state in all eight modes, or dealt round: the first state of each page in one mode and its opposite, so that
 * within four pages every pair of values has met; each other state in one mode, the next one in the next.
 */
export function dealCases(isWhole: boolean): Case[] {
	const all = Object.entries(states).flatMap(([path, list], page) =>
		list.map((state, place) => ({ path, state, place, page })),
	)
	return all.flatMap(({ path, state, place, page }, index) => {
		const own = place === 0 ? [page % 4, 7 - (page % 4)] : [index % modes.length]
		const dealt = modes.filter((_, at) => isWhole || own.includes(at))
		return dealt.map((mode) => ({ path, state, mode }))
	})
}

export function titleOf({ path, state, mode: { language, register, scripts } }: Case): string {
	return `${path} ${state.name}: ${language}, ${register}, scripts ${scripts ? 'on' : 'off'}`
}
