/** The rules that the page tells of a safe password [131], as far as one word shows whether it keeps them. */
const rules = {
	length: /^.{8}/su,
	capital: /\p{Lu}/u,
	lowercase: /\p{Ll}/u,
	special: /[^\p{L}\p{N}\s]/u,
} as const

const names = ['length', 'capital', 'lowercase', 'special'] as const satisfies (keyof typeof rules)[]

/** Which of them a password breaks, in the order in which they are told. */
export function listBrokenRules(password: string) {
	return names.filter((name) => !rules[name].test(password))
}
