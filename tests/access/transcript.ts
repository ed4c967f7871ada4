import type { Page } from 'playwright'
import { readAloud } from './read-aloud'

const months =
	'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|' +
	'January|February|March|April|May|June|July|August|September|October|November|December'
const days =
	'maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday'

/** Text that depends on the day, and its replacement. */
const moving: [RegExp, string][] = [
	[new RegExp(`(\\b(${days}),? )?\\b\\d{1,2} (${months})( \\d{4})?`, 'gi'), '<date>'],
	[new RegExp(`\\b(${months}) \\d{4}`, 'gi'), '<month>'],
	[/\b\d{2}-\d{2}-\d{4}\b/g, '<date>'],
	[/\b\d{1,2}[.:]\d{2}(?::\d{2})?(?=\D|$)(?! ?(€|%))/g, '<time>'],
	[
		/(?<=^|^heading, )(Goedemorgen|Goedemiddag|Goedenavond|Welkom|Good (morning|afternoon|evening)|Welcome)(?=, \S)/,
		'<greeting>',
	],
	// Figures of a mortgage change with each payment.
	[/€\s[\d.,]+ (rente en|interest and) €\s[\d.,]+/, '<payment>'],
	[/^(Deel|Part) \d €.*€\s[\d.,]+\.$/, '<sum>'],
	[/(nog )?(hoogstens|ongeveer|at most|about) €\s[\d.]+(?= (af te lossen|left to repay))/i, '<debt>'],
	[/\d{1,3}(,\d)?%(?= (van|of) (de woningwaarde|the value|€))/, '<ratio>'],
	[/^\d{1,3}(,\d)?% (ligt|is) .*?%(?=\.)/, '<band>'],
	[/\b(over|in) (\d+([.,]5)? (jaar|years)|\d+ (dagen|days))/, '<until>'],
	// The age of a task; a run may go on past midnight.
	[/^(wacht|waiting) \d+ (dag|dagen|day|days)$/, '<age>'],
]

/** Spoken lines before an amount of today. */
const beforeDebt = /^(ongeveer|hoogstens|about|at most|(Nu|Now|Bruto per maand|Gross per month) definition)$/

/** The figures of the accessibility statement are written after the run (app/features/accessibility). */
const lastRun = {
	begin: /^heading, (De laatste volledige controle|The last full check)/,
	line: /volledige controle|full check/i,
}

/** Spoken lines of a page, without the end of a region and without repeated lines. */
export async function createTranscript(page: Page, part: string): Promise<string[]> {
	const kept: string[] = []
	let isFigures = false
	for (const phrase of await readAloud(page, part)) {
		const isDebt = beforeDebt.test(kept.at(-1) ?? '') || beforeDebt.test(kept.slice(-2).join(' '))
		const said = isDebt ? phrase.replace(/€\s[\d.,]+/, '<debt>') : phrase
		const line = maskMoving(said).trim()
		if (/^(end of |paragraph$)/.test(line) || kept.at(-1)?.includes(line)) continue
		if (line.startsWith('heading')) isFigures = lastRun.begin.test(line)
		if (isFigures || lastRun.line.test(line)) continue
		kept.push(line)
	}
	return kept
}

/** Replaces what depends on the day. */
export function maskMoving(line: string): string {
	return moving.reduce((text, [found, name]) => text.replace(found, () => name), line)
}

/** Lines without a name, and lines that are a text's key. */
export function findNameless(lines: readonly string[]): string[] {
	const nameless =
		/^(link|button|textbox|combobox|checkbox|radio|image|heading|dialog)(, (level|not checked|checked)|$)/
	const key = /^[a-z][A-Za-z]+(\.[a-zA-Z0-9]+)+$/
	const file = /\.(pdf|jpg|png|docx|xlsx|ics|csv)$/
	const isKey = (word: string) => key.test(word) && !file.test(word)
	return lines.filter((line) => line.split(', ').some(isKey) || nameless.test(line))
}
