import { getErrorTextKey } from '#app/api/error-codes'
import type { TextKey } from '#app/locales/texts'

/** What the last part of a field's name is, where a code is about one kind of field. */
const fieldsOfCodes: Partial<Record<TextKey, string>> = {
	'errors.noPasswordProvided': 'password',
	'errors.consumerPasswordIsCommon': 'password',
	'errors.passwordNotConformSecurityGuidelines': 'password',
	'errors.invalidOtp': 'code',
	'errors.invalidBirthDate': 'dateOfBirth',
	'errors.invalidGender': 'gender',
	'errors.invalidCountry': 'country',
}

/**
 * The form's name of what a pointer leads to, `persons/0/email` as `persons[0].email`, with or without the `data` that some
 * bodies wrap them in; undefined for no field of the form.
 */
export function findPointedField(pointer: string, payload: Record<string, unknown>) {
	const steps = (Object.hasOwn(payload, 'data') ? pointer : pointer.replace(/^data\//, '')).split('/')
	let found: unknown = payload
	for (const step of steps) {
		if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) return undefined
		found = Reflect.get(found, step)
	}
	// A row or a whole person is no field that an error could stand at.
	if (typeof found === 'object' && found !== null && !Array.isArray(found)) return undefined
	return steps.map((step, at) => (/^\d+$/.test(step) ? `[${step}]` : at === 0 ? step : `.${step}`)).join('')
}

/** The form's only field that a code is about, for an API that points at none; undefined where it may be one of several. */
export function findFieldOfCode(code: string | undefined, payload: Record<string, unknown>) {
	const name = fieldsOfCodes[getErrorTextKey(code)]
	const [pointer, ...others] = listPointers(payload).filter((one) => one.split('/').at(-1) === name)
	return pointer === undefined || others.length > 0 ? undefined : findPointedField(pointer, payload)
}

function listPointers(value: unknown): string[] {
	if (typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([name, inner]) => [
		name,
		...listPointers(inner).map((rest) => `${name}/${rest}`),
	])
}
