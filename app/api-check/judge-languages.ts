import { isPlainObject } from '#app/api/plain-object'
import { findLanguage } from '#app/i18n/language'
import { readWordings } from '#app/i18n/read-wordings'
import { languages } from '#app/locales/languages'
import type { Finding } from './judge-answer'
import { isEmpty, normaliseName } from '#app/api/wire'
import { readList } from '#app/api/jsonapi'

interface Decisive {
	member: string
	/** Lists whose elements may have it; the first is named in the report. */
	paths: readonly [string, ...string[]]
	/** Members that lead to the object that has it. */
	inside?: readonly string[]
	shown: string
}

/** Members by which pages decide (contract §9). An absent one is none, so its absence shows in no single answer. */
const decisive: readonly Decisive[] = [
	{ member: 'is_done', paths: ['/api/actions'], shown: 'every task as open' },
	{ member: 'is_signed', paths: ['/api/products/otds'], shown: 'no assignment as signed' },
	{ member: 'is_cancelled', paths: ['/api/products/otds'], shown: 'no assignment as cancelled' },
	{
		member: 'is_paid',
		paths: ['/api/invoices', '/api/actions'],
		inside: ['productAction', 'payment'],
		shown: 'an invoice as paid only where the status of its payment says so',
	},
]

/** Warnings, by path, about members that no element of any list has although there are elements. */
export function judgeMembers(documents: ReadonlyMap<string, unknown>): [path: string, finding: Finding][] {
	return decisive.flatMap(({ member, paths, inside = [], shown }): [string, Finding][] => {
		const elements = paths.flatMap((path) => readList(documents.get(path)))
		const owners = elements.flatMap((element) => findOwner(element, inside) ?? [])
		if (owners.length === 0 || owners.some((owner) => !isEmpty(findMember(owner, member) ?? null))) return []
		const expected = 'an element that has it'
		return [[paths[0], { severity: 'warning', member: `/${member}`, expected, received: 'nowhere', shown }]]
	})
}

/** Skips steps that an element lacks: an action has the payment itself, an invoice within its action. */
function findOwner(element: unknown, steps: readonly string[]): unknown {
	const [step, ...rest] = steps
	if (step === undefined) return isPlainObject(element) ? element : undefined
	const inside = findMember(element, step)
	if (isPlainObject(inside)) return findOwner(inside, rest)
	return rest.length > 0 ? findOwner(element, rest) : undefined
}

function findMember(element: unknown, name: string): unknown {
	if (!isPlainObject(element)) return undefined
	const spelled = Object.keys(element).find((one) => normaliseName(one) === normaliseName(name))
	return spelled === undefined ? undefined : element[spelled]
}

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
