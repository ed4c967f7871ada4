import { createHash } from 'node:crypto'
import { z } from 'zod/v4'
import { parseJson } from '#app/lib/parse-json'
import { isFrameMessage, maxMessageBytes, maxMessages, type FrameMessage } from './frame-messages'

const talkSchema = z
	.array(z.custom<FrameMessage>(isFrameMessage))
	.min(1)
	.max(maxMessages)
	.refine((messages) => messages.filter(({ event }) => event === 'finished').length === 1)
	.refine((messages) => messages.at(-1)?.event === 'finished')

/** Validates again, because a browser may send anything. Undefined when invalid; no data is null. */
export function parseFrameMessages(text: string): { data: unknown; events: unknown[] } | undefined {
	if (Buffer.byteLength(text) > maxMessageBytes) return undefined
	const read = talkSchema.safeParse(parseJson(text))
	return read.success ? { data: read.data.at(-1)?.data ?? null, events: read.data } : undefined
}

export function toJsonFile(field: string, value: unknown) {
	const bytes = Buffer.from(JSON.stringify(value))
	return {
		field,
		name: `${field}.json`,
		mime: 'application/json',
		size: bytes.length,
		sha256: createHash('sha256').update(bytes).digest('hex'),
		async *read() {
			yield bytes
		},
	}
}
