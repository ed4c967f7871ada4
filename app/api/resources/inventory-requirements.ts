import { z } from 'zod/v4'
import { flag, makeOptional, defineObject, text } from '#app/api/wire'

/** Whether any error is reported, in any shape. */
const faultsSchema = z.unknown().transform((value) => {
	if (Array.isArray(value)) return value.length > 0
	if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0
	return Boolean(value)
})

const ocktoQrcodeSchema = defineObject({ qrCode: text, url: text, errors: faultsSchema })

const parts = {
	ockto: makeOptional(defineObject({ ocktoDebug: flag, ocktoQrcode: makeOptional(ocktoQrcodeSchema) })),
	iwize: makeOptional(defineObject({ iframeUrl: text })),
}

/** Requirements of external data collection: a code to scan, a form in a frame. @see [566], contract §3 */
export const inventoryRequirementsSchema = defineObject({
	...parts,
	data: makeOptional(defineObject(parts)),
}).transform(({ data, ...flat }) => data ?? flat)
export type InventoryRequirements = z.output<typeof inventoryRequirementsSchema>

/** State of data sharing; `code` is absent without a state, and NaN for an invalid one. @see [572] */
export const ocktoStateSchema = defineObject({
	code: z.unknown().transform((value) => {
		if (value === undefined || value === null || value === '') return undefined
		// Number() would call the object's own `valueOf`.
		return typeof value === 'object' ? NaN : Number(value)
	}),
})
