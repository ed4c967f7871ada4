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

/** Outer blanks stay: they part words. */
function convert(text: string, signs: string, mark: string) {
	const figures = text.trim()
	return text.replace(figures, () => convertFigures(figures, signs, mark))
}

function convertFigures(figures: string, signs: string, mark: string) {
	const found = Array.from(figures, (sign) => signs[plain.indexOf(sign)])
	if (found.every((sign) => sign !== undefined)) return found.join('')
	return /^\p{P}+$/u.test(figures) ? figures : `${mark}(${figures})`
}
