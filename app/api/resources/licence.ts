import { textIfKnown, defineChoice, flag, localized } from '#app/api/leaves'
import { defineObject, isBlank, normaliseName, unwrap } from '#app/api/wire'
import {
	createReader,
	mapReader,
	placeLosses,
	refused,
	type Notes,
	type Output,
	type Reader,
} from '#app/api/reader'
import { isPlainObject } from '#app/api/plain-object'
import { unread, type Unread } from '#app/lib/unread'

/** @see [91] */
export const licenceItemSchema = defineObject({ name: textIfKnown, domain: textIfKnown })

/**
 * Accepts all spellings of the specification: `do_show_x`, `show_x`, `showX`, `can_x`, `x_enabled`, `has_x_enabled`
 * (contract §6, §8).
 */
function switches<const N extends string>(...names: N[]) {
	const core = (name: string) =>
		normaliseName(name)
			.replace(/^(do)?(show|can(?!cel)|has|mortgagecheckenable)/, '')
			.replace(/enabled$/, '')
	return createReader({ is: 'value', expected: 'object' }, (input, notes) => {
		const members = unwrap(input)
		const told = Object.entries(isPlainObject(members) ? members : {})
			.filter(([, value]) => isSet(value))
			// When several spellings are present, the first non-empty one wins.
			.toReversed()
		const values = new Map(told.map(([name, value]) => [core(name), value]))
		const read = names.map((name) => [name, readSwitch(values.get(core(name)), name, notes)] as const)
		return Object.fromEntries(read) as Record<N, boolean | undefined>
	})
}

/** An unreadable switch counts as absent (contract §9). */
function readSwitch(value: unknown, name: string, notes: Notes) {
	const before = notes.losses.length
	const read = flag.read(value, notes)
	placeLosses(notes, before, name)
	return typeof read === 'boolean' ? read : undefined
}

/** Null or empty counts as absent (contract §8). */
function isSet(value: unknown) {
	return value !== null && value !== ''
}

/** Pasted pictures are dropped: they are megabytes, and no page shows them (contract §9). */
const htmlText = mapReader(localized, (wordings) => {
	const entries = Object.entries(wordings).map(([language, text]) => [
		language,
		text?.replace(pastedPicture, ''),
	])
	return Object.fromEntries(entries) as typeof wordings
})
const pastedPicture = /\bdata:[a-z]+\/[^\s"'<>)]*/gi

/** Whether a text has a picture that is dropped. */
export function hasPastedPicture(text: string) {
	return text.search(pastedPicture) !== -1
}

/** Characters of a title, label or button. */
export const longestShort = 300
const shortText = mapReader(localized, (wordings) => {
	const entries = Object.entries(wordings).map(([language, text]) => [
		language,
		text && text.length <= longestShort ? text : undefined,
	])
	return Object.fromEntries(entries) as typeof wordings
})

/** A text that came and could not be read is unread: neither the firm's nor ours (contract §9). */
function binding<W extends object>({ kind, read }: Reader<W>): Reader<W | Unread> {
	return createReader(kind, (value, notes) => {
		const before = notes.losses.length
		const wordings = read(value, notes)
		const isLost = notes.losses.length > before && Object.values(wordings).every((text) => text === undefined)
		return isLost ? unread : wordings
	})
}

/** Texts that a client agrees to (contract §10). */
const bindingTexts = {
	otdTermsTitle: binding(shortText),
	otdTermsContent: binding(htmlText),
	cardifApprovalText: binding(htmlText),
	cardifApproveButton: binding(shortText),
	cardifDeclineButton: binding(shortText),
}
const htmlMembers = {
	welcomeContent: htmlText,
	importantDocumentsContent: htmlText,
	footerContent: htmlText,
	otdTermsContent: bindingTexts.otdTermsContent,
	mortgageCheckIntroductionFamilyAndIncome: htmlText,
	mortgageCheckIntroductionResidence: htmlText,
	mortgageCheckIntroductionMortgage: htmlText,
	mortgageCheckIntroductionQuestions: htmlText,
	mortgageCheckAdviceNecessary: htmlText,
	mortgageCheckAdviceDesirable: htmlText,
	mortgageCheckAdviceNotNeeded: htmlText,
	cardifIntroduction: htmlText,
	cardifApprovalText: bindingTexts.cardifApprovalText,
}
const flagMembers = { isHeaderImageFullWidth: flag }
const imageMembers = { headerImage: localized, logoImage: localized }
const contentMembers = {
	...htmlMembers,
	...imageMembers,
	welcomeTitle: shortText,
	importantDocumentsTitle: shortText,
	...flagMembers,
	advisorLabel: shortText,
	dossierOwnerLabel: shortText,
	...bindingTexts,
	leadSource: shortText,
}
const contentSchema = defineObject(contentMembers)

export type ContentKind = 'flag' | 'html' | 'image' | 'text'

/** Kinds of the members of `content`, by normalised name. */
export const contentKinds: ReadonlyMap<string, ContentKind> = new Map([
	...listKinds(contentMembers, 'text'),
	...listKinds(htmlMembers, 'html'),
	...listKinds(imageMembers, 'image'),
	...listKinds(flagMembers, 'flag'),
])

/** Normalised names. */
export const bindingMembers: ReadonlySet<string> = new Set(Object.keys(bindingTexts).map(normaliseName))

function listKinds(members: object, kind: ContentKind) {
	return Object.keys(members).map((name) => [normaliseName(name), kind] as const)
}

const addressStyleSchema = defineObject({ defaultAddressStyle: defineChoice(['formal', 'informal']) })
const featureSwitches = switches(
	'appointmentForm',
	'incometypeField',
	'productphaseField',
	'mortgageTimeline',
	'purchaseintentionTimeline',
	'cancelAppointments',
	'dossierNumber',
	'appointmentType',
)

/** Members of two readers of one value. */
function joinReaders<A extends object, B extends object>(one: Reader<A>, other: Reader<B>): Reader<A & B> {
	return createReader(one.kind, (value, notes) => {
		const [first, second] = [one.read(value, notes), other.read(value, notes)]
		return first === refused || second === refused ? refused : { ...(first as A), ...(second as B) }
	})
}

/** Also of a value that is no object: then all are absent but `lost`. */
function readOrAbsent<T extends object>({ kind, read, parse }: Reader<T>, lost: Partial<T> = {}): Reader<T> {
	return createReader(kind, (value, notes) => {
		if (isBlank(value)) return parse({})
		const result = read(value, notes)
		return result === refused ? { ...parse({}), ...lost } : result
	})
}

const lostContent = Object.fromEntries(Object.keys(bindingTexts).map((name) => [name, unread]))

/** @see [182-186], contract §6 for the members of `content` */
export const licenceSchema = defineObject({
	features: joinReaders(readOrAbsent(addressStyleSchema), featureSwitches),
	modules: switches('ockto', 'iwize', 'generalinsurance', 'truemeeting'),
	content: readOrAbsent(contentSchema, lostContent),
	smartcare: switches('question1b', 'question7bC', 'question11'),
})
export type Licence = Output<typeof licenceSchema>

/** All texts and switches at their defaults. */
export const noLicence: Licence = licenceSchema.parse({})
