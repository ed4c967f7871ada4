import { settle } from '#app/request/settle'
import type { Uses } from '#app/request/context.server'
import { findThumbnail } from '#app/lib/thumbnail'
import { listPurchaseIntentions } from './purchase-intentions.server'

/** Undefined for houses of another client, invalid images and failed calls [A102]. */
export async function findHousePicture(ctx: Uses<'api'>, id: string | undefined, house: string | undefined) {
	const { value: intentions } = await settle(listPurchaseIntentions(ctx))
	const intention = intentions?.known.find((candidate) => candidate.id === id)
	const match = intention?.foundHousesCollection.known.find((candidate) => candidate.id === house)
	const thumbnail = findThumbnail(match?.rawBase64Thumbnail)
	return thumbnail && { type: thumbnail.type, body: Buffer.from(thumbnail.base64, 'base64') }
}
