import { UnreadableAnswer } from './errors'
import type { WireAnswer } from './transport.server'

const largest = 200 * 1024

/** Undefined for an empty image, or one above 200 KB. */
export async function readDataUri(answer: Pick<WireAnswer, 'header' | 'bytes'>) {
	const [type = ''] = (answer.header('content-type') ?? '').split(';')
	const body = await answer.bytes(largest).catch((error: unknown) => {
		if (error instanceof UnreadableAnswer) return undefined
		throw error
	})
	if (!body?.length) return undefined
	return `data:${type.trim().toLowerCase()};base64,${Buffer.from(body).toString('base64')}`
}
