import { expect, test } from 'vitest'
import { splitExplanation } from './opportunity-page.server'

/** Joined as `front|measure|amount|period|rest`. */
function joinParts(text: string) {
	const split = splitExplanation(text)
	return split && [split.front, split.measure, split.amount, split.period, split.rest].join('|')
}

test.each([
	['ongeveer € 75 per maand', '|about|€ 75|MONTHLY|'],
	['Ongeveer € 75 per maand', '|about|€ 75|MONTHLY|'],
	['maximaal € 900 per jaar', '|atMost|€ 900|ANNUALLY|'],
	['MAXIMAAL € 900 PER JAAR', '|atMost|€ 900|ANNUALLY|'],
	['maximaal € 12.000 per resterende looptijd', '|atMost|€ 12.000|REMAINING_DURATION|'],
	['€ 4.500 over de resterende looptijd', '||€ 4.500|REMAINING_DURATION|'],
	['€ 4.500 gedurende de resterende looptijd.', '||€ 4.500|REMAINING_DURATION|.'],
	['€ 4.500 resterende looptijd', '||€ 4.500|REMAINING_DURATION|'],
	[
		'De rente is gedaald. Oversluiten kan ongeveer € 75 per maand schelen.',
		'De rente is gedaald. Oversluiten kan |about|€ 75|MONTHLY| schelen.',
	],
	['Er is € 75,50 te besparen', 'Er is ||€ 75,50|| te besparen'],
	['Een besparing van €1.234,56 per jaar!', 'Een besparing van ||€1.234,56|ANNUALLY|!'],
	['Besparing: € 75,- per maand', 'Besparing: ||€ 75,-|MONTHLY|'],
	['Besparing: € 75.50 per maand', 'Besparing: ||€ 75.50|MONTHLY|'],
	['De besparing is € 75.', 'De besparing is ||€ 75||.'],
	['De besparing is € 1234, en misschien meer', 'De besparing is ||€ 1234||, en misschien meer'],
	['maximaal 75 euro per maand', '|atMost|75 euro|MONTHLY|'],
	['ongeveer EUR 75 per maand', '|about|EUR 75|MONTHLY|'],
	['ongeveer 1.200 EUR per jaar', '|about|1.200 EUR|ANNUALLY|'],
	['ongeveer\u00a0€\u00a075\u00a0per\u00a0maand', '|about|€ 75|MONTHLY|'],
	['ongeveer\n€ 75\nper maand', '|about|€ 75|MONTHLY|'],
	['  ongeveer € 75 per maand  ', '|about|€ 75|MONTHLY|'],
	['Over 3 jaar: € 75 of € 80 per maand', 'Over 3 jaar: ||€ 75|| of € 80 per maand'],
	['Per maand € 75 minder', 'Per maand ||€ 75|| minder'],
	['circa € 75 p/m', '|about|€ 75|MONTHLY|'],
	['Ca. € 75/maand', '|about|€ 75|MONTHLY|'],
	['± € 75 p.m. minder', '|about|€ 75|MONTHLY| minder'],
	['hooguit € 75 maandelijks', '|atMost|€ 75|MONTHLY|'],
	['hoogstens € 900 p/j', '|atMost|€ 900|ANNUALLY|'],
	['ten hoogste € 900 jaarlijks', '|atMost|€ 900|ANNUALLY|'],
	['minimaal € 75 per mnd.', '|atLeast|€ 75|MONTHLY|.'],
	['minstens € 75,- elke maand', '|atLeast|€ 75,-|MONTHLY|'],
	['ten minste 75 euro / jaar', '|atLeast|75 euro|ANNUALLY|'],
	['€ 75 pm', '||€ 75|MONTHLY|'],
	['€ 75 pmt, € 80 op termijn', '||€ 75|| pmt, € 80 op termijn'],
	['€ 75 maandelijkse kosten', '||€ 75|| maandelijkse kosten'],
	['€ 75 tijdens de hele resterende looptijd', '||€ 75|REMAINING_DURATION|'],
	['ongeveer tien keer € 75 per maandag', 'ongeveer tien keer ||€ 75|| per maandag'],
	['dus,100 euro per maand', 'dus,||100 euro|MONTHLY|'],
	['samenongeveer € 75 perjaar', 'samenongeveer ||€ 75|| perjaar'],
])('"%s" comes apart as %s [340] [341]', (text, parts) => {
	expect(joinParts(text)).toBe(parts)
})

test.each([
	'',
	'Een kortere rentevaste periode kan voordelig zijn.',
	'Ongeveer 75 per maand',
	'Bedragen in € staan in de bijlage',
	'Europa telt 27 landen, 75 europese',
])('"%s" has no amount and stays whole [340]', (text) => {
	expect(splitExplanation(text)).toBeUndefined()
})
