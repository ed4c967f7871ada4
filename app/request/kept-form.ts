import { cutCharacters } from '#app/lib/count-characters'
import { technicalFields, formTokenField, parseShown, prefillField, visitMark } from './form-fields'

export type KeptField = [name: string, value: string]

export interface KeptForm {
	action: string
	fields: KeptField[]
	/** A field such as a password must be filled in again. */
	incomplete?: boolean
	/** Its files, if it had any, must be chosen again. */
	hasFiles?: boolean
}

/** Postal and country codes are not secret. */
const secret = /^repeat$|password|secret|otp|(?<!(postal|post|zip|country|iso)[-_]?)code/i
const ofTheForm = /^(intent|prefill|returnTo|language|branch|domain|shownTerms)$|(^|[._-])ids?$|Ids?$/
const mostShown = 8
const longestShown = 80

/** Drops the form token and the name of the visit, passwords and codes, which are never sent back. */
export function dropSecretFields(fields: readonly KeptField[]) {
	const own = fields.filter(([name]) => name !== formTokenField && !name.startsWith(visitMark))
	const kept = own.filter(([name]) => !secret.test(name))
	return { fields: kept, incomplete: kept.length < own.length }
}

/** Values that the visitor typed, without ids and words of ours. */
export function listTypedTexts(fields: readonly KeptField[]) {
	const typed = fields.filter(([name, value]) => !ofTheForm.test(name) && looksTyped(shorten(value)))
	return [...new Set(typed.map(([, value]) => value.trim()))]
}

/** Buttons of a questionnaire, and the place of its page. */
const ofTheWizard = /^(step|next|previous|later|same)$|^step-\d+$|^(add|remove)-[\w-]+$/

/** False where each field is empty, or as the page filled it in. */
export function isFilledIn(fields: readonly KeptField[]) {
	const shown = parseShown(fields.find(([name]) => name === prefillField)?.[1])
	return fields.some(([name, value]) => {
		if (value.trim() === '' || technicalFields.includes(name)) return false
		if (ofTheForm.test(name) || ofTheWizard.test(name)) return false
		return shown?.get(name) !== value
	})
}

/** The same as a list to recognise; long texts are cut. */
export function listTypedValues(fields: readonly KeptField[]) {
	const all = [...new Set(listTypedTexts(fields).map(shorten))]
	return { values: all.slice(0, mostShown).map(cut), more: Math.max(0, all.length - mostShown) }
}

function shorten(value: string) {
	return value.trim().replace(/\s+/g, ' ')
}

function looksTyped(text: string) {
	const isWord = /^[a-z]+([A-Z_-]\w*)?$/.test(text)
	const isId = /^[0-9a-f-]{32,36}$/i.test(text)
	return text.length > 2 && !isWord && !isId
}

function cut(text: string) {
	const start = cutCharacters(text, longestShown)
	return start === text ? text : `${start.trimEnd()}…`
}
