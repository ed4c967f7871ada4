import { z } from 'zod/v4'
import { flag, isBlank, makeOptional, defineObject, text } from '#app/api/wire'

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

/** State of data sharing; `code` is absent without a state, and NaN for one that is no whole number. @see [572] */
export const ocktoStateSchema = defineObject({
	code: z.unknown().transform((value) => {
		if (isBlank(value)) return undefined
		return /^\s*\d+\s*$/.test(readCode(value)) ? Number(value) : NaN
	}),
})

function readCode(value: unknown) {
	return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
