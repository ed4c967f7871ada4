/** A name as files, code and people spell it. */
export interface Name {
	/** `savings-goal` */
	kebab: string
	/** `savingsGoal` */
	camel: string
	/** `SavingsGoal` */
	pascal: string
	/** What it is called until somebody words it: "Savings goal". */
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

/** A text between quotes, as code holds it. */
export function quote(text: string): string {
	return JSON.stringify(text)
}
