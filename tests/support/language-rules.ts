import { languages, type Language } from '#app/locales/languages'

export interface LanguageRules {
	/** Texts may be missing. They are not read aloud before all are there. */
	isBegun: boolean
	/** Words that only the other form of address has. Absent: the language has one form. */
	never?: { formal: RegExp; informal: RegExp }
	/** Words of clients about themselves. */
	self: RegExp
	/** The firm, or a household: not in a question. */
	we: RegExp
	/** Questions in which the firm may speak of itself. */
	offers: RegExp
	/** How a question about a partner, and one about both, addresses the client. */
	partner: Record<Register, RegExp>
	both: Record<Register, RegExp>
	/** Questions that do not say who wishes, expects or acts. */
	hidden: RegExp
	/** Name of a page of the client's own. */
	ownPage: RegExp
}
type Register = 'formal' | 'informal'

/** What the texts of each language must fulfil. The compiler asks for a row of a new language. */
export const languageRules: Record<Language, LanguageRules> = {
	nl: {
		isBegun: false,
		never: {
			formal: /\b(je|jij|jou|jouw|jouwe|jullie|jezelf|hoi)\b/i,
			informal: /\b(u|uw|uwe|uzelf)\b/i,
		},
		self: /\b(ik|ikzelf|mij|mijn|mijzelf|mezelf)\b/i,
		we: /\b(wij|we|onze)\b/i,
		offers: /\b(Zullen|[Mm]ogen|Hebben) (wij|we)\b/g,
		partner: { formal: /\buw partner\b/, informal: /\bje partner\b/ },
		both: { formal: /\bu en uw partner\b/, informal: /\bjij en je partner\b/ },
		hidden: /\b(gewenst|verwachting\?|het geval|wordt er|is er interesse|opgedaan)\b/i,
		ownPage: /^Mijn /,
	},
	en: {
		isBegun: false,
		self: /\b(I|me|my|mine|myself)\b|\bMy\b/,
		we: /\b(we|our)\b/i,
		offers: /\b(Shall|[Mm]ay|Do) we\b|\bIs our answer\b/g,
		partner: { formal: /\byour partner\b/i, informal: /\byour partner\b/i },
		both: {
			formal: /\byou and your partner\b|\byour joint\b/,
			informal: /\byou and your partner\b|\byour joint\b/,
		},
		hidden: /\b(wanted|desired|expected|is there interest)\b/i,
		ownPage: /^My /,
	},
}

/** Languages in which no text may be missing. */
export const completeLanguages = languages.filter((language) => !languageRules[language].isBegun)

/** The languages and the forms of address that differ, as a reader meets them. */
export const voices = languages.flatMap((language) =>
	registers(language).map((register) => ({ language, register })),
)

function registers(language: Language): Register[] {
	return languageRules[language].never ? ['formal', 'informal'] : ['formal']
}
