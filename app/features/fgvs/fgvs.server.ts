import { mapList } from '#app/lib/read-list'
import { fgvSchema, type Fgv } from '#app/api/resources/product'
import type { Uses } from '#app/request/context.server'
import { defineProduct } from '#app/products/define-product.server'
import { createTextFact, describeUnlabelledText } from '#app/products/facts'

/** The name defaults to "FGV". @see [411] */
async function listFgvs({ api, say }: Uses<'api' | 'say'>) {
	const fgvs = await api.list('/api/products/fgvs', fgvSchema)
	return mapList(fgvs, (fgv) => ({ ...fgv, label: fgv.label ?? say('fgvs.unnamed') }))
}

/** @see [410] */
export const { getList: getFgvList, getView: getFgvView } = defineProduct({
	kind: 'fgv',
	list: listFgvs,
	none: 'fgvs.none',
	purpose: 'fgvs.purpose',
	linesOf: (fgv, say) => [
		describeUnlabelledText(say('fgvs.type'), typeOf(fgv), say),
		describeUnlabelledText(say('fgvs.insurer'), insurerOf(fgv), say),
	],
	factsOf: (fgv, say) => [
		createTextFact(say('fgvs.type'), typeOf(fgv), say),
		createTextFact(say('fgvs.insurer'), insurerOf(fgv), say),
	],
})

function typeOf({ insuranceType, type }: Fgv) {
	return insuranceType ?? type
}

function insurerOf({ insurerName, insurer }: Fgv) {
	return insurerName ?? insurer
}
