import { findLanguage } from '#app/i18n/language'

const tag = /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i

/** A language of the portal, or the tag of another one. Undefined for several languages and for what is none. */
export function readContentLanguage(header: string | undefined): string | undefined {
	const value = header?.trim() ?? ''
	return tag.test(value) ? (findLanguage(value) ?? value.toLowerCase()) : undefined
}
