/** A name in files, code and texts. */
export interface Name {
	/** `savings-goal` */
	kebab: string
	/** `savingsGoal` */
	camel: string
	/** `SavingsGoal` */
	pascal: string
	/** Text until somebody writes a better one: "Savings goal". */
	dutch: string
	english: string
}

export function readName(kebab: string, titles: { dutch?: string; english?: string } = {}): Name {
	const parts = kebab.split('-')
	const pascal = parts.map(capitalise).join('')
	const words = capitalise(parts.join(' '))
	return {
		kebab,
		camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
		pascal,
		dutch: titles.dutch ?? words,
		english: titles.english ?? titles.dutch ?? words,
	}
}

function capitalise(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A string literal for code. */
export function quote(text: string): string {
	return JSON.stringify(text)
}
