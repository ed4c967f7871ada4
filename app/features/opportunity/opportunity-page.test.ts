import { expect, test } from 'vitest'
import { createAction } from '#tests/support/feature-context'
import { createSay } from '#app/i18n/say.server'
import { buildOpportunityView, listOpportunityTerms } from './opportunity-page.server'

const say = createSay('nl', 'formal')

/** A paragraph as a browser shows it that keeps line ends and collapses blanks. */
function readShown(explanation: string) {
	const action = createAction({ smartcareShowAmount: true, smartcareExplain: explanation })
	const {
		front = '',
		figure = '',
		rest = '',
	}: Partial<Record<string, string>> = buildOpportunityView(action, say).explanation ?? {}
	const shown = `${front}${figure}${rest}`
		.replace(/ *\n */g, '\n')
		.replace(/ +/g, ' ')
		.trim()
	return { shown, agreed: listOpportunityTerms(action, 'Huis', say).texts?.[0]?.lines.join('\n') ?? '' }
}

test.each([
	['De besparing is ongeveer € 75 per maand.', 1],
	['Oversluiten kan ongeveer € 75 per maand schelen, en € 900 per jaar.', 1],
	['ongeveer € 75 per maand', 1],
	['De rente is gedaald.\nOversluiten kan  ongeveer € 75 per maand  schelen.\r\n\r\nBel ons.', 3],
	['<p>De rente is gedaald.</p><p>U bespaart € 75.</p><p>Bel ons.</p>', 3],
	['Zonder bedrag.\n  Met een tweede regel.', 2],
])('A client agrees to the explanation %j as it was shown', (explanation, count) => {
	const { shown, agreed } = readShown(explanation)
	expect(agreed).toBe(shown.replace(/[\r\n]+/g, '\n'))
	expect(agreed.split('\n')).toHaveLength(count)
})

test.each([
	['U kunt ongeveer € 125,00 per maand besparen.', 'About €\u00a0125,00 per month'],
	['Oversluiten scheelt € 900 per jaar, denken wij.', '€\u00a0900 per year'],
	['maximaal € 4.500 over de resterende looptijd', 'At most €\u00a04.500 over the remaining term'],
	['€ 75', '€\u00a075'],
])('On an English page the sentence %j stays whole, and the amount has a line of its own', (text, figure) => {
	const action = createAction({ smartcareShowAmount: true, smartcareExplain: text })
	const english = createSay('en', 'formal')
	expect(buildOpportunityView(action, english).explanation).toMatchObject({
		rest: text,
		lang: 'nl',
		apart: expect.any(String),
	})
	expect(listOpportunityTerms(action, 'Huis', english).texts?.[0]?.lines).toEqual([text, figure])
})
