const plain = '0123456789+-=()abcdefghijklmnoprstuvwxyz'
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ'
const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'

/** Superscript in plain text: `500¹`; `^(…)` for what Unicode lacks. */
export function raise(text: string): string {
	return convert(text, raised, '^')
}

/** Subscript in plain text: `CO₂`; `_(…)` for what Unicode lacks. */
export function lower(text: string): string {
	return convert(text, lowered, '_')
}

function convert(text: string, signs: string, mark: string) {
	const found = Array.from(text.trim(), (sign) => signs[plain.indexOf(sign)])
	if (found.every((sign) => sign !== undefined)) return found.join('')
	return /^\p{P}+$/u.test(text) ? text : `${mark}(${text})`
}
