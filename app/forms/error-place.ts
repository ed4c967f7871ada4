import { getErrorTextKey } from '#app/api/error-codes'
import { normaliseName } from '#app/api/wire'
import type { TextKey } from '#app/locales/texts'
import { findValue } from './find-value'

/** Name of the field that shows the errors of a field, by field name; `parts[*].amount` stands for any row. */
export type ErrorPlaces = ReadonlyMap<string, string>

/** A question on another page of the form, with the button that leads there. */
export interface OtherQuestion {
	button: string
	label: string
	/** Set where it is not the refused one, but the one whose answer asks it. */
	isGuide?: true
}

const fieldsOfCodes: Partial<Record<TextKey, string>> = {
	'errors.noPasswordProvided': 'password',
	'errors.consumerPasswordIsCommon': 'password',
	'errors.passwordNotConformSecurityGuidelines': 'password',
	'errors.invalidOtp': 'code',
	'errors.invalidBirthDate': 'dateOfBirth',
	'errors.invalidGender': 'gender',
	'errors.invalidCountry': 'country',
	'errors.sepaInvalidIban': 'sepaAccountholderIbanAccount',
}

/** Members around the fields, in JSON:API, in our own bodies and in frameworks. */
const wrappers = [
	...['data', 'attributes', 'relationships', 'formdata', 'answers'],
	...['body', 'query', 'model', 'dto', 'request', 'input', 'payload', 'form'],
]

/** Fields that an API can name, as paths in canonical spelling, with the names of the fields that show the errors. */
export function listErrorPlaces(places: ErrorPlaces, payload: unknown): ErrorPlaces {
	const found = new Map<string, string>()
	for (const [name, place] of places) {
		const [list = '', rest] = name.split('[*]')
		if (rest === undefined) found.set(toPath(name), place)
		else
			for (const [sent, row] of listSentRows(findValue(payload, list)).entries())
				found.set(
					toPath(`${list}[${sent}]${rest}`),
					place.replace('[*]', () => `[${row}]`),
				)
	}
	return found
}

/** Row numbers of the rows with input. Empty rows are not sent. */
export function listSentRows(rows: unknown): number[] {
	return Array.isArray(rows) ? rows.flatMap((row, index) => (hasInput(row) ? [index] : [])) : []
}

function hasInput(value: unknown): boolean {
	if (typeof value === 'string') return value.trim() !== ''
	return typeof value === 'object' && value !== null && Object.values(value).some(hasInput)
}

/** The place of a field that the API named, in any spelling, with any of the usual members around it; `*` names each row. */
export function listNamedPlaces<T>(path: string, places: ReadonlyMap<string, T>): T[] {
	const steps = path.split('/').map((step) => (step === '*' ? step : normaliseName(step)))
	while (steps.length > 0) {
		const named = listPlaces(steps, places)
		if (named.length > 0) return named
		if (!wrappers.includes(steps[0] ?? '')) return listOnlyPlace(steps, places)
		steps.shift()
	}
	return []
}

/** The place of a field named by the end of its path, with or without numbers of rows; none where it may be several. */
function listOnlyPlace<T>(steps: readonly string[], places: ReadonlyMap<string, T>): T[] {
	const end = steps.join('/')
	if (isRowNumber(steps.at(-1) ?? '')) return []
	const endsAlike = (path: string) => path === end || path.endsWith(`/${end}`)
	const found = [...places].flatMap(([path, place]) => {
		const withoutRows = path.split('/').filter((step) => !isRowNumber(step))
		return endsAlike(path) || endsAlike(withoutRows.join('/')) ? [place] : []
	})
	return found.length === 1 ? found : []
}

function isRowNumber(step: string) {
	return /^\d+$/.test(step)
}

/** As `listNamedPlaces`, else the place of the nearest member around it. */
export function listPlacesAround<T>(path: string, places: ReadonlyMap<string, T>): T[] {
	const steps = path.split('/')
	while (steps.length > 0) {
		const named = listNamedPlaces(steps.join('/'), places)
		if (named.length > 0) return named.slice(0, 1)
		steps.pop()
	}
	return []
}

/** Numbers behind a field count its files, or the values of one field. */
function listPlaces<T>(steps: readonly string[], places: ReadonlyMap<string, T>): T[] {
	const place = places.get(steps.join('/'))
	if (place !== undefined) return [place]
	if (steps.includes('*')) return listRows(steps, places)
	return steps.length < 2 || !isRowNumber(steps.at(-1) ?? '') ? [] : listPlaces(steps.slice(0, -1), places)
}

function listRows<T>(steps: readonly string[], places: ReadonlyMap<string, T>) {
	const isNamed = (own: readonly string[]) =>
		own.length === steps.length &&
		own.every((step, index) => step === steps[index] || (steps[index] === '*' && isRowNumber(step)))
	return [...places].flatMap(([path, place]) => (isNamed(path.split('/')) ? [place] : []))
}

/** Undefined when several fields of the form could match. */
export function findPlaceOfCode(code: string | undefined, places: ErrorPlaces, payload: unknown) {
	const name = normaliseName(fieldsOfCodes[getErrorTextKey(code)] ?? '')
	const posted = [...places].filter(
		([path, place]) => path.split('/').at(-1) === name && findValue(payload, place) !== undefined,
	)
	return posted.length === 1 ? posted[0]?.[1] : undefined
}

/** `persons[0].firstName` → `persons/0/firstname`. */
export function toPath(name: string) {
	return name
		.split(/[.[\]]+/)
		.filter(Boolean)
		.map(normaliseName)
		.join('/')
}
