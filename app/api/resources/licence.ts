import { z } from 'zod/v4'
import { isPlainObject } from '#app/api/jsonapi'
import { flag, localized, makeOptional, defineObject, normaliseName, text, unwrap } from '#app/api/wire'

/** @see [91] */
export const licenceItemSchema = defineObject({ name: text, domain: text })

/**
 * Accepts all spellings of the specification: `do_show_x`, `show_x`, `showX`, `can_x`, `x_enabled`, `has_x_enabled`
 * (contract §6, §8).
 */
function switches<const N extends string>(...names: N[]) {
	const core = (name: string) =>
		normaliseName(name)
			.replace(/^(do)?(show|can(?!cel)|has|mortgagecheckenable)/, '')
			.replace(/enabled$/, '')
	return z.unknown().transform((input) => {
		const members = unwrap(input)
		const told = Object.entries(isPlainObject(members) ? members : {})
			.filter(([, value]) => isSet(value))
			// When several spellings are present, the first non-empty one wins.
			.toReversed()
		const values = new Map(told.map(([name, value]) => [core(name), value]))
		const read = names.map((name) => [
			name,
			values.has(core(name)) ? flag.parse(values.get(core(name))) : undefined,
		])
		return Object.fromEntries(read) as Record<N, boolean | undefined>
	})
}

/** Null or empty counts as absent (contract §8). */
function isSet(value: unknown) {
	return value !== null && value !== ''
}

/** Pasted pictures are dropped: they are megabytes, and no page shows them (contract §9). */
const htmlText = localized.transform((wordings) => {
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
const shortText = localized.transform((wordings) => {
	const entries = Object.entries(wordings).map(([language, text]) => [
		language,
		text && text.length <= longestShort ? text : undefined,
	])
	return Object.fromEntries(entries) as typeof wordings
})

const htmlMembers = {
	welcomeContent: htmlText,
	importantDocumentsContent: htmlText,
	footerContent: htmlText,
	otdTermsContent: htmlText,
	mortgageCheckIntroductionFamilyAndIncome: htmlText,
	mortgageCheckIntroductionResidence: htmlText,
	mortgageCheckIntroductionMortgage: htmlText,
	mortgageCheckIntroductionQuestions: htmlText,
	mortgageCheckAdviceNecessary: htmlText,
	mortgageCheckAdviceDesirable: htmlText,
	mortgageCheckAdviceNotNeeded: htmlText,
	cardifIntroduction: htmlText,
	cardifApprovalText: htmlText,
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
	otdTermsTitle: shortText,
	cardifApproveButton: shortText,
	cardifDeclineButton: shortText,
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

function listKinds(members: object, kind: ContentKind) {
	return Object.keys(members).map((name) => [normaliseName(name), kind] as const)
}

const featuresSchema = z.preprocess(
	(value) => value ?? {},
	defineObject({ defaultAddressStyle: makeOptional(z.enum(['formal', 'informal'])) }),
)

/** @see [182-186], contract §6 for the members of `content` */
export const licenceSchema = defineObject({
	features: z.unknown().transform((value) => ({
		...featuresSchema.catch({ defaultAddressStyle: undefined }).parse(value),
		...switches(
			'appointmentForm',
			'incometypeField',
			'productphaseField',
			'mortgageTimeline',
			'purchaseintentionTimeline',
			'cancelAppointments',
			'dossierNumber',
			'appointmentType',
		).parse(value),
	})),
	modules: z
		.unknown()
		.transform((input) => switches('ockto', 'iwize', 'generalinsurance', 'truemeeting').parse(input)),
	content: contentSchema.catch(contentSchema.parse({})),
	smartcare: z
		.unknown()
		.transform((source) => switches('question1b', 'question7bC', 'question11').parse(source)),
})
export type Licence = z.output<typeof licenceSchema>

/** All texts and switches at their defaults. */
export const noLicence: Licence = licenceSchema.parse({})
