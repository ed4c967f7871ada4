import type { SpokenStep } from './site'

const role =
	'(?:heading level \\d|(?:visited )?link|(?:toggle |menu )?button|push button|entry|password text|image|radio button|check box|combo box|dialog|alert|panel|statusbar|grayed|required|collapsed|expanded|selected|not pressed|pressed|not checked|checked)'
const roles = new RegExp(`(?:[ ,.]*\\b${role})+[.]?$`)
const bareRole = new RegExp(`^(?:${role}[ ,.]*)+$`)
/** Context that Orca adds by itself: what was left, and what the keys do now. */
const ofOrca = /^(leaving |Focus mode|Browse mode|Wrapping to |List with \d|Page: )/
/** Orca says the name of a radio button on a line of its own before its state. */
const isOwnPiece = /^((not )?selected radio button|selected)$/
/** A phrase that comes twice beside itself in one line, or a percentage that comes twice. */
const repeated = /(?:^|\W)(?:(\w[^.]{4,})[\s.,:–]+\1|(\d+ ?%).*\b\2)(?:\W|$)/i

/** What no client should hear, a line each: silence after a key, a role without a name, words that are said twice. */
export function findSpeechFaults(steps: readonly SpokenStep[]): string[] {
	return steps.flatMap(({ does, says }) => {
		if (says.length === 0) return does.startsWith('"') ? [] : [`${does}: silence`]
		const words = says.filter((line) => !ofOrca.test(line)).map(dropRole)
		const twice = words.filter((line, index) =>
			words.some((other, at) => at !== index && line.length > 3 && other.includes(line)),
		)
		return [
			...says
				.filter((line) => bareRole.test(line) && !isOwnPiece.test(line))
				.map((line) => `${does}: "${line}" without a name`),
			...[...new Set(twice)].map((line) => `${does}: "${line}" is said twice`),
			...says.filter((line) => repeated.test(line)).map((line) => `${does}: said twice in "${line}"`),
		]
	})
}

function dropRole(line: string): string {
	return line.replace(roles, '').replace(/[\s.:]+$/, '')
}
