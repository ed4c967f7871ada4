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

/** Every state in all eight modes, or dealt round: each state in one mode, the next one in the next. */
export function dealCases(isWhole: boolean): Case[] {
	const all = Object.entries(states).flatMap(([path, list]) => list.map((state) => ({ path, state })))
	return all.flatMap(({ path, state }, index) => {
		const dealt = modes.filter((_, at) => isWhole || at === index % modes.length)
		return dealt.map((mode) => ({ path, state, mode }))
	})
}

export function titleOf({ path, state, mode: { language, register, scripts } }: Case): string {
	return `${path} ${state.name}: ${language}, ${register}, scripts ${scripts ? 'on' : 'off'}`
}
