import { isUnread } from '#app/lib/unread'
import { flag, longTextIfKnown } from '#app/api/leaves'
import { defineObject, makeOptional } from '#app/api/wire'
import { createReader, mapReader, type Output } from '#app/api/reader'

/** Whether any error is reported, in any shape. */
const faultsSchema = createReader({ is: 'value', expected: 'errors' }, (value): boolean => {
	if (Array.isArray(value)) return value.length > 0
	if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0
	return Boolean(value)
})

const ocktoQrcodeSchema = defineObject({
	qrCode: longTextIfKnown,
	url: longTextIfKnown,
	errors: faultsSchema,
})

const parts = {
	ockto: makeOptional(defineObject({ ocktoDebug: flag, ocktoQrcode: makeOptional(ocktoQrcodeSchema) })),
	iwize: makeOptional(defineObject({ iframeUrl: longTextIfKnown })),
}

/** Requirements of external data collection: a code to scan, a form in a frame. @see [566], contract §3 */
export const inventoryRequirementsSchema = mapReader(
	defineObject({ ...parts, data: makeOptional(defineObject(parts)) }),
	({ data, ...flat }) => (isUnread(data) ? flat : (data ?? flat)),
)
export type InventoryRequirements = Output<typeof inventoryRequirementsSchema>

/** State of data sharing; `code` is absent without a state, and NaN for an invalid one. @see [572] */
export const ocktoStateSchema = defineObject({
	code: createReader({ is: 'value', expected: 'number' }, (value): number | undefined => {
		if (value === undefined || value === null || value === '') return undefined
		// Number() would call the object's own `valueOf`.
		return typeof value === 'object' ? NaN : Number(value)
	}),
})
