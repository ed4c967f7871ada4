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
 * Every state in all eight modes, or dealt round: each in one mode and its opposite, so that within four states every
 * pair of values has met.
 */
export function dealCases(isWhole: boolean): Case[] {
	const all = Object.entries(states).flatMap(([path, list]) => list.map((state) => ({ path, state })))
	return all.flatMap(({ path, state }, index) => {
		const dealt = isWhole ? modes : [modes[index % 4], modes[7 - (index % 4)]]
		return dealt.flatMap((mode) => (mode ? [{ path, state, mode }] : []))
	})
}

export function titleOf({ path, state, mode: { language, register, scripts } }: Case): string {
	return `${path} ${state.name}: ${language}, ${register}, scripts ${scripts ? 'on' : 'off'}`
}
