import { texts } from '#app/locales/texts'
import { flattenTexts } from '#app/locales/text-tree'
import { escapePattern } from '../support/escape-pattern'
import type { Words } from './judge'

/** Texts by which a page says that something could not be read, by key. */
const markerKeys = [
	/^unread\.(?!dateFollows|undated|page)/,
	/^errors\.generic$/,
	/(^|\.)couldNotLoad(\.|$)/,
	/(^|\.)(unread|unreadable|incomplete|unknown|\w+Unknown|\w+Unread)$/,
	/^myData\.\w+\.missing$/,
	/^failure\.(again|unavailable)\./,
]

/** The same as words, for sentences without a key of their own. */
const markerPatterns = [
	/niet alles kon worden gelezen\.?/i,
	/(dit|deze \w+|het|de \w+) konden wij( nu)? niet( helemaal)? lezen\.?/i,
	/bel ons gerust\.?/i,
	/(\w+ )?onbekend/i,
	/wij konden niet alles van dit deel lezen\.?/i,
]

/** Lines that say nothing about a client. */
const neutral = [
	/^(Fout|Melding|Overig|Let op|Melding sluiten|Zonder datum)$/,
	/^U bent ingelogd tot \d\d:\d\d uur\./,
	/^Bladzijde \d+( Vorige)?( Volgende)?$/,
	// A task is put first, or stands under its product, because nobody knows that it should not.
	/^Leningdelen$/,
	/^Niet via deze site$/,
	/^Nu eerst: Factuur \S+ betalen$/,
	/^Schadeverzekering: Autoverzekering$/,
	// A meeting of an unknown time can always be joined (contract §9).
	/^Start het gesprek .+ \(opent in een nieuw tabblad\)$/,
	/^Deel \d: wij weten niet hoe deze soort wordt afgelost\.$/,
	/^Wilt u deze afspraak verzetten of afzeggen\? Bel of mail ons\.$/,
	/^Andere tijd\? Bel of mail [\p{L} ]+\.$/u,
	// The class of an upper bound, which has a line of its own.
	/^Hoogstens [\d,]+% is \d+% of minder\. Veel geldverstrekkers /,
]

/** Headings of blocks that would be left out without facts, above words that say what could not be read. */
const headings = [/^Zo ver is uw \w+$/]

/** Words by which pages are judged. */
export function createWords(): Words {
	const keyed = [...flattenTexts(texts.nl.formal)].filter(([key]) => markerKeys.some((one) => one.test(key)))
	const long = keyed.map(([, text]) => text).sort((a, b) => b.length - a.length)
	return { markers: [...long.map(toPattern), ...markerPatterns], neutral, headings }
}

/** Placeholders match any words. */
function toPattern(text: string): RegExp {
	const parts = text.split(/\{\{\w+\}\}/).map(escapePattern)
	return new RegExp(parts.join('.+?'))
}
