import type { Say } from '#app/i18n/say.server'
import { heldField } from './held-field'
import { dropSecretFields } from './kept-form'

const formElement = /<form\b[^>]*>[^]*?<\/form>/g
const emptyMark = `<input type="hidden" name="${heldField}"/>`
const control = /<(?:input|select|textarea|button)\b[^>]*>/g
const controlName = / name="([\w.[\]-]+)"/
const secretControl = / type="(?:password|file)"| autocomplete="(?:one-time-code|[a-z]+-password)"/i
const rowNumber = /\[\d+\]/g

/**
 * Lists the fields of each form in its mark, for public/service-worker.js: `nl-formal formToken parts[*].amount`. The
 * mark of a form with a password, code or file stays empty, so that the worker holds nothing of it (contract §9).
 */
export function markHeldForms(html: string, { language, address }: Pick<Say, 'address' | 'language'>) {
	return html.replace(formElement, (form) => {
		if (!form.includes(emptyMark)) return form
		const names = listHeldNames(form)
		if (names.length === 0) return form
		const value = [`${language}-${address}`, ...names].join(' ')
		return form.replace(emptyMark, () => `<input type="hidden" name="${heldField}" value="${value}"/>`)
	})
}

function listHeldNames(form: string): string[] {
	const controls = form.match(control) ?? []
	if (controls.some((element) => secretControl.test(element))) return []
	const names = controls.flatMap((element) => controlName.exec(element)?.[1] ?? [])
	if (dropSecretFields(names.map((name) => [name, ''])).incomplete) return []
	return [...new Set(names.map((name) => name.replace(rowNumber, '[*]')))].filter(
		(name) => name !== heldField,
	)
}
