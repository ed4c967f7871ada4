import { readWithin } from '#app/lib/read-within'
import { ApiUnreachable } from './errors'
import type { WireAnswer } from './transport.server'

const largest = 200 * 1024

/** A small image as a data URI of the type its answer names; undefined when it is empty or larger than 200 KB. */
export async function readDataUri(answer: Pick<WireAnswer, 'header' | 'stream'>) {
	const [type = ''] = (answer.header('content-type') ?? '').split(';')
	const body = await readWithin(answer.stream(), largest).catch((cause: unknown) => {
		throw new ApiUnreachable({ cause })
	})
	return body?.length ? `data:${type.trim().toLowerCase()};base64,${body.toString('base64')}` : undefined
}
