import type { Say } from '#app/i18n/say.server'
import { heldField } from './form-fields'
import { dropSecretFields } from './kept-form'

const formStart = '<form '
const formEnd = '</form>'
const emptyMark = `<input type="hidden" name="${heldField}"/>`
const control = /<(?:input|select|textarea|button)\b[^<>]*>/g
const controlName = / name="([\w.[\]-]+)"/
const secretControl = / type="(?:password|file)"| autocomplete="(?:one-time-code|[a-z]+-password)"/i
const rowNumber = /\[\d+\]/g

/**
 * Lists the fields of each form in its mark, for public/service-worker.js: `nl-formal formToken parts[*].amount`. The
 * mark of a form with a password, code or file stays empty, so that the worker holds nothing of it (contract §9).
 */
export function markHeldForms(html: string, say: Pick<Say, 'address' | 'language'>) {
	const pieces = html.split(formEnd)
	return pieces.map((piece) => markForm(piece, say)).join(formEnd)
}

/** `piece`: a part of a page up to the end of a form. */
function markForm(piece: string, { language, address }: Pick<Say, 'address' | 'language'>) {
	if (!piece.includes(emptyMark)) return piece
	const names = listHeldNames(piece.slice(piece.indexOf(formStart)))
	if (names.length === 0) return piece
	const value = [`${language}-${address}`, ...names].join(' ')
	return piece.replace(emptyMark, () => `<input type="hidden" name="${heldField}" value="${value}"/>`)
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
