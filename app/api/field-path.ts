/** Characters of a path in an error body, its steps, and the characters of a step. */
const longest = 300
const mostSteps = 12
/** A name, a row number, or `*` for each row. */
const nameOrIndex = /^(?:[a-z_][\w-]{0,63}|\d{1,4}|\*)$/i
/** Stands for a step that may hold a value. */
const hidden = '?'

/**
 * A path of an error body as `persons/0/email`; undefined for one without steps. Reads JSON pointers, URI-encoded or not,
 * dots, brackets, JSONPath and property paths of Symfony's forms.
 */
export function parseFieldPath(text: string): string | undefined {
	const path = decode(text.slice(0, longest).trim())
	const isOfForm = /^children\[/.test(path)
	const plain = isOfForm ? path.replace(/\bchildren\[([^[\]]*)\]/g, '$1').replace(/\.data$/, '') : path
	return joinSteps(plain.replace(/^[#$]/, '').split(/[/.[\]'"]+/))
}

/** The same of a list of steps; undefined for any other value. */
export function readFieldPath(value: unknown): string | undefined {
	if (typeof value === 'string') return parseFieldPath(value)
	if (!Array.isArray(value)) return undefined
	const steps = value
		.slice(0, mostSteps)
		.filter((step) => typeof step === 'string' || typeof step === 'number')
	return joinSteps(steps.map((step) => String(step)))
}

function joinSteps(steps: readonly string[]) {
	const named = steps.filter((step) => step !== '').slice(0, mostSteps)
	const shown = named.map((step) => (nameOrIndex.test(step) ? step : hidden))
	return shown.length > 0 ? shown.join('/') : undefined
}

function decode(text: string) {
	try {
		return decodeURIComponent(text)
	} catch {
		return text
	}
}
