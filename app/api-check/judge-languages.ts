import { isPlainObject } from '#app/api/plain-object'
import { findLanguage } from '#app/i18n/language'
import { readWordings } from '#app/i18n/read-wordings'
import { languages } from '#app/locales/languages'
import type { Finding } from './judge-answer'

/** Reads that contain texts of the firm. */
export const spokenPaths = [
	'/api/licenses/current',
	'/api/dictionary',
	'/api/entities/product-phases',
	'/api/entities/income-types',
	'/api/products/definitions',
	'/api/actions',
	'/api/notifications',
]

/** Answers to the same read, per language. */
export interface SpokenAnswer {
	nl: unknown
	en: unknown
}

/**
 * A warning when no text of any answer differs between the languages. Texts of an object per language count for none:
 * they are the same in each answer.
 */
export function judgeLanguages(answers: readonly SpokenAnswer[]): Finding[] {
	const texts = answers.map(({ nl, en }) => [listTexts(nl), listTexts(en)] as const)
	const hasTexts = texts.some(([nl]) => nl.length > 0)
	if (!hasTexts || texts.some(([nl, en]) => nl.join('\n') !== en.join('\n'))) return []
	return [
		{
			severity: 'warning',
			member: 'Accept-Language',
			expected: 'other texts in English (en) than in Dutch (nl)',
			received: 'the same in every answer',
			shown: "the firm's texts in one language on pages of both",
		},
	]
}

/** Texts of several words; addresses and ids may differ by chance. */
function listTexts(value: unknown): string[] {
	if (typeof value === 'string') return isSentence(value) ? [value] : []
	if (Array.isArray(value)) return value.flatMap(listTexts)
	if (!isPlainObject(value) || isPerLanguage(value)) return []
	return Object.values(value).flatMap(listTexts)
}

function isPerLanguage(value: object) {
	const names = Object.keys(value)
	return names.length > 0 && names.every((name) => findLanguage(name) !== undefined)
}

function isSentence(text: string) {
	if (!/\p{L}\p{P}?\s+\p{L}/u.test(text)) return false
	const { nl, en } = readWordings(text).wordings
	return nl === text && en === text
}

/** Whether the list of languages offers more than one of the portal's; unreadable or empty lists count as all. */
export function isBilingual(codes: readonly (string | undefined)[]) {
	const offered = new Set(codes.map(findLanguage).filter((language) => language !== undefined))
	return offered.size === 0 || offered.size === languages.length
}
