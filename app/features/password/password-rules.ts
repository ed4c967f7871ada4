import { countCharacters } from '#app/lib/count-characters'

/** Rules on the page that can be checked without a dictionary [131]. */
const patterns = {
	capital: /\p{Lu}/u,
	lowercase: /\p{Ll}/u,
	special: /[^\p{L}\p{N}\s]/u,
} as const

const shortest = 8
const names = ['capital', 'lowercase', 'special'] as const satisfies (keyof typeof patterns)[]

export function listBrokenRules(password: string) {
	const broken = names.filter((name) => !patterns[name].test(password))
	return countCharacters(password, shortest) < shortest ? (['length', ...broken] as const) : broken
}
