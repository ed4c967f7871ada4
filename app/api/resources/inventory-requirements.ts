import { z } from 'zod/v4'
import { flag, makeOptional, defineObject, text } from '#app/api/wire'

/** Whether something is told to be wrong, in whatever shape. */
const faultsSchema = z.unknown().transform((given) => {
	if (Array.isArray(given)) return given.length > 0
	if (typeof given === 'object' && given !== null) return Object.keys(given).length > 0
	return Boolean(given)
})

const ocktoQrcodeSchema = defineObject({ qrCode: text, url: text, errors: faultsSchema })

const parts = {
	ockto: makeOptional(defineObject({ ocktoDebug: flag, ocktoQrcode: makeOptional(ocktoQrcodeSchema) })),
	iwize: makeOptional(defineObject({ iframeUrl: text })),
}

/** What collecting an inventory elsewhere takes: a code to scan, a form for a frame. @see [566], contract §3 */
export const inventoryRequirementsSchema = defineObject({
	...parts,
	data: makeOptional(defineObject(parts)),
}).transform(({ data, ...flat }) => data ?? flat)
export type InventoryRequirements = z.output<typeof inventoryRequirementsSchema>

/** How far sharing data is; `code` is absent while there is no state, and NaN for what is no number. @see [572] */
export const ocktoStateSchema = defineObject({
	code: z.unknown().transform((given) => {
		if (given === undefined || given === null || given === '') return undefined
		// Number() of an object asks it for its own `valueOf`, which may be anything.
		return typeof given === 'object' ? NaN : Number(given)
	}),
})
