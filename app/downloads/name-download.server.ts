import type { WireAnswer } from '#app/api/transport.server'
import { findFileName } from '#app/lib/content-disposition'
import { peekStream } from '#app/lib/peek-stream'
import { addExtension, isKindUnknown } from './file-extension'

export async function nameDownload(answer: Pick<WireAnswer, 'header' | 'stream'>, fallbackName: string) {
	const type = answer.header('content-type')
	const name = findFileName(answer.header('content-disposition')) ?? fallbackName
	const stream = answer.stream()
	if (!stream || !isKindUnknown(name, type)) return { name: addExtension(name, type), type, stream }
	const peeked = await peekStream(stream)
	return { name: addExtension(name, type, peeked.firstBytes), type, stream: peeked.stream }
}
