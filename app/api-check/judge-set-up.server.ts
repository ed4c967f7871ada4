import { parseDocument } from '#app/api/document'
import { findOne, readList } from '#app/api/jsonapi'
import { themeSchema } from '#app/api/resources/installation'
import { judgeThemeMembers } from '#app/api/resources/judge-theme-members'
import { judgeLicence, type LicenceFault } from '#app/api/resources/judge-licence.server'
import { judgeDictionary, type DictionaryFault } from '#app/i18n/judge-dictionary.server'
import { judgeTheme } from '#app/theme/judge-theme'
import type { WordingFault } from '#app/i18n/read-wordings'
import type { Finding, WireText } from './judge-answer'
import { readDictionary } from './read-dictionary'
import { createNotes, refused } from '#app/api/reader'
import { importantDocumentSchema } from '#app/api/resources/important-document'
import { findLanguage } from '#app/i18n/language'
import { findKnown, isUnread } from '#app/lib/unread'
import { listedActionSchema, type ListedAction } from '#app/api/resources/action'
import { lookUp } from '#app/lib/look-up'
import { findPage, guessTarget, normaliseTaskType, taskTypes } from '#app/task-types'

const noAmount: Finding = {
	severity: 'warning',
	member: '/invoice/total',
	expected: 'an amount',
	received: 'none',
	shown: 'a task without an amount',
}

interface Words {
	expected: string
	received: string
	shown: string
}

const ours = "the portal's text"
const oursOrNothing = `${ours}, or nothing where it has none`
const expectedText = 'a text, or an object of texts per language (nl, en)'
const wordingWords: Record<WordingFault, Words> = {
	brokenJson: { expected: expectedText, received: 'broken JSON', shown: oursOrNothing },
	languageTwice: {
		expected: 'one text per language',
		received: 'two, such as nl_NL and nl_BE',
		shown: 'one of them',
	},
	noLanguage: {
		expected: expectedText,
		received: 'members that are no language of the portal',
		shown: oursOrNothing,
	},
	wrongType: { expected: expectedText, received: 'a list, a number or another value', shown: oursOrNothing },
}
const dictionaryWords: Record<DictionaryFault, Words> = {
	...wordingWords,
	keyTwice: { expected: 'one text per key and language', received: 'two different ones', shown: ours },
	tooLong: { expected: 'a text about as long as ours', received: 'a much longer one', shown: ours },
	unknownKey: { expected: 'a key of the portal', received: 'another', shown: 'nothing of it' },
	group: { expected: 'a key of one text', received: 'a group of texts', shown: 'nothing of it' },
	invisible: { expected: 'a text', received: 'invisible characters', shown: ours },
	missingPlaceholder: { expected: "the portal's placeholders", received: 'a text without', shown: ours },
	repeatedPlaceholder: { expected: 'each placeholder three times at most', received: 'more', shown: ours },
	unknownPlaceholder: { expected: "the portal's placeholders", received: 'others', shown: ours },
	halfPlural: { expected: 'both numbers (_one, _other)', received: 'one', shown: ours },
	formalOnly: {
		expected: 'a text with _informal too',
		received: 'the formal one',
		shown: `${ours}, where the branch is informal`,
	},
	informalOnly: {
		expected: 'a text without _informal, as it binds',
		received: 'the informal one',
		shown: 'that one, in both forms of address',
	},
}
export const pictureShown = "the firm's name for a logo, nothing for the header's picture"
const licenceWords: Record<LicenceFault, Words> = {
	...wordingWords,
	unknownMember: { expected: 'a member of the contract', received: 'another', shown: 'nothing of it' },
	showsNothing: {
		expected: 'a text',
		received: 'one that shows nothing once it is safe',
		shown: 'as if it were absent',
	},
	tooLarge: { expected: 'up to 500,000 characters', received: 'more', shown: 'a slow page' },
	tooLong: { expected: 'up to 300 characters', received: 'more', shown: oursOrNothing },
	memberTwice: { expected: 'one spelling of a member', received: 'two', shown: 'one of them' },
	pastedPicture: {
		expected: 'text without pasted pictures',
		received: 'a picture within it',
		shown: 'the text without the picture',
	},
	unusableAddress: {
		expected: 'an https address, or a PNG, JPEG, GIF or WebP as data',
		received: 'another text',
		shown: 'no picture',
	},
	unusablePicture: {
		expected: 'a picture of the size of its place',
		received: 'a broken one, or one much larger',
		shown: pictureShown,
	},
}

/** Findings about a firm's set-up that its clients will not see as meant. */
export function judgeSetUp(path: string, { status, body }: WireText): Finding[] {
	if (status !== 200) return []
	try {
		return setUpJudges[path]?.(parseDocument(body)) ?? []
	} catch {
		// An unreadable answer is reported as such already.
		return []
	}
}

const setUpJudges: Readonly<Partial<Record<string, (document: unknown) => Finding[]>>> = {
	'/api/actions': judgeTasks,
	'/api/dictionary': judgeEntries,
	'/api/documents': judgeDocuments,
	'/api/licenses/current': (document) =>
		judgeLicence(findOne(document)).map(({ member, fault }) => warn(`/${member}`, licenceWords[fault])),
	'/api/theme': (document) =>
		listThemeFaults(findOne(document)).map(({ member, expected }) =>
			warn(`/${member}`, { expected, received: 'another value', shown: 'the default' }),
		),
}

function listThemeFaults(theme: unknown) {
	return [...judgeThemeMembers(theme), ...judgeTheme(themeSchema.parse(theme))]
}

function judgeEntries(document: unknown) {
	return judgeDictionary(readDictionary(document)).faults.map(
		({ key, language, fault, placeholders = [] }) => {
			const words = dictionaryWords[fault]
			const names = placeholders.map((name) => ` {{${name}}}`).join('')
			return warn(`/${key}${language ? `/${language}` : ''}`, { ...words, received: words.received + names })
		},
	)
}

export function warn(member: string, words: Words): Finding {
	return { severity: 'warning', member, ...words }
}

/** Documents in a language that the portal lacks: no page offers their file. */
function judgeDocuments(document: unknown): Finding[] {
	return readList(document).flatMap((resource, element): Finding[] => {
		const read = importantDocumentSchema.read(resource, createNotes())
		if (read === refused || !read.language || findLanguage(read.language)) return []
		const expected = 'a language of the portal (nl, en), or none'
		const shown = 'the document without its file'
		return [{ severity: 'warning', element, member: '/language', expected, received: 'another', shown }]
	})
}

/** Open tasks of `/api/actions` whose type is not in the table, or that lack an amount that it needs. */
function judgeTasks(document: unknown): Finding[] {
	return readList(document).flatMap((resource, element) => {
		const action = listedActionSchema.read(resource, createNotes())
		return action !== refused && isOpen(action) ? judgeTask(action, element) : []
	})
}

function isOpen({ isDone }: ListedAction) {
	return isDone !== true && !isUnread(isDone)
}

function judgeTask(action: ListedAction, element: number): Finding[] {
	if (isUnread(action.type)) return []
	const type = normaliseTaskType(action.type ?? '')
	const known = lookUp(taskTypes, type)
	if (!known) return findPage(type) ? [] : [warnType(element, guessTarget(type))]
	const amount = findKnown(action.invoice)?.total ?? findKnown(action.payment)?.amount
	return known.needsAmount && amount === undefined ? [{ ...noAmount, element }] : []
}

function warnType(element: number, guess: string | undefined): Finding {
	return {
		severity: 'warning',
		element,
		member: '/type',
		expected: 'a type of the contract',
		received: 'another',
		shown: guess === undefined ? 'the task without a button' : `a button by a guess (${guess})`,
	}
}
