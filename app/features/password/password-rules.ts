/** Rules on the page that can be checked without a dictionary [131]. */
const rules = {
	length: /^.{8}/su,
	capital: /\p{Lu}/u,
	lowercase: /\p{Ll}/u,
	special: /[^\p{L}\p{N}\s]/u,
} as const

const names = ['length', 'capital', 'lowercase', 'special'] as const satisfies (keyof typeof rules)[]

export function listBrokenRules(password: string) {
	return names.filter((name) => !rules[name].test(password))
}
