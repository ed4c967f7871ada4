import { getErrorTextKey } from '#app/api/error-codes'
import type { TextKey } from '#app/locales/texts'

const fieldsOfCodes: Partial<Record<TextKey, string>> = {
	'errors.noPasswordProvided': 'password',
	'errors.consumerPasswordIsCommon': 'password',
	'errors.passwordNotConformSecurityGuidelines': 'password',
	'errors.invalidOtp': 'code',
	'errors.invalidBirthDate': 'dateOfBirth',
	'errors.invalidGender': 'gender',
	'errors.invalidCountry': 'country',
}

/** Accepts pointers with or without a leading `data`. Field names look like `persons[0].email`. */
export function findPointedField(pointer: string, payload: Record<string, unknown>) {
	const steps = (Object.hasOwn(payload, 'data') ? pointer : pointer.replace(/^data\//, '')).split('/')
	let value: unknown = payload
	for (const step of steps) {
		if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
		value = Reflect.get(value, step)
	}
	if (typeof value === 'object' && value !== null && !Array.isArray(value)) return undefined
	return steps.map((step, at) => (/^\d+$/.test(step) ? `[${step}]` : at === 0 ? step : `.${step}`)).join('')
}

/** Undefined when several fields of the form could match. */
export function findFieldOfCode(code: string | undefined, payload: Record<string, unknown>) {
	const name = fieldsOfCodes[getErrorTextKey(code)]
	const [pointer, ...others] = listPointers(payload).filter(
		(candidate) => candidate.split('/').at(-1) === name,
	)
	return pointer === undefined || others.length > 0 ? undefined : findPointedField(pointer, payload)
}

function listPointers(value: unknown): string[] {
	if (typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([name, inner]) => [
		name,
		...listPointers(inner).map((rest) => `${name}/${rest}`),
	])
}
