import { z } from 'zod/v4'

const measuredSchema = z.object({ name: z.string(), size: z.number(), sha256: z.string() })

export const receiptFileSchema = measuredSchema.extend({
	/** The files that the client chose, where what was sent differs: a cleaned photo, photos joined into a PDF. */
	chosen: z.array(measuredSchema).optional(),
})
type Measured = z.infer<typeof measuredSchema>
export type ReceiptFile = z.infer<typeof receiptFileSchema>

export function toReceiptFile({
	name,
	size,
	sha256,
	chosen = [],
}: Measured & { chosen?: readonly Measured[] }) {
	const file: ReceiptFile = { name: showName(name), size, sha256 }
	if (chosen.some((one) => one.sha256 !== sha256))
		file.chosen = chosen.map((one) => ({ ...one, name: showName(one.name) }))
	return file
}

/** Direction marks and control characters could show a name in another order than it has. */
function showName(name: string) {
	return name.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
