import type { SerializeFrom } from '@remix-run/node'
import { willWritingAdviceSchema, type WillWritingAdvice } from '#app/api/resources/product'
import type { Say } from '#app/i18n/say.server'
import { formatWireDate } from '#app/lib/format-date'
import { defineProduct } from '#app/products/define-product.server'
import { createMoneyFact, createTextFact, describeCell, describeUnlabelledText } from '#app/products/facts'

export type WillsView = SerializeFrom<typeof willsOf>

/** @see [495-498] */
export const { getList: getWillList, getView: getWillView } = defineProduct({
	kind: 'will_writing_advice',
	list: ({ api }) => api.list('/api/products/will-writing-advices', willWritingAdviceSchema),
	none: 'wills.none',
	purpose: 'wills.purpose',
	linesOf: ({ notary, status }, say) => [
		describeUnlabelledText(say('wills.notary'), notary, say),
		describeUnlabelledText(say('wills.status'), status, say),
	],
	factsOf: ({ notary, wozAmount, status }, say) => [
		createTextFact(say('wills.notary'), notary, say),
		createMoneyFact(say('wills.woz'), wozAmount, say),
		createTextFact(say('wills.status'), status, say),
	],
	partsOf: (advice, say) => ({ wills: willsOf(advice, say) }),
})

function willsOf({ wills }: WillWritingAdvice, say: Say) {
	const { title, none, name, owner, start } = say.table('wills').list
	return {
		title,
		none: wills.isComplete ? none : say('unread.title'),
		columns: [name, owner, start],
		note: wills.isComplete ? undefined : say('unread.list'),
		rows: wills.known.map((will) => [
			describeCell(will.title, say, String) ?? '-',
			describeCell(will.owner, say, String) ?? '-',
			describeCell(will.startingDate, say, (day) => formatWireDate(day, say.language)) ?? '-',
		]),
	}
}
