import type { ApiClient } from '#app/api/client.server'
import { ApiUnreachable, ContractViolation } from '#app/api/errors'
import { readFailure } from '#app/api/failure'
import type { WireAnswer } from '#app/api/transport.server'
import { getLogger } from '#app/config/log.server'
import { findFileName } from '#app/lib/content-disposition'
import { peekStream } from '#app/lib/web-stream'
import { addExtension, findNoFile, startLength, type Download } from './file-extension'
import type { FilePart } from './file-range'

export type DownloadApi = Pick<ApiClient, 'download'> & { requestId?: string }

/** Bytes; a longer document is a file. */
const longestDocument = 256 * 1024

type Peeked = Awaited<ReturnType<typeof peekStream>>

/**
 * Opens a file of the API. @throws ApiFailure, ContractViolation or ApiUnreachable for a response without a file
 * (contract §9)
 */
export async function openFile(api: DownloadApi, path: string, fallbackName: string) {
	return openAnswer(api, await api.download(path), { path, fallbackName })
}

interface Opening {
	path: string
	fallbackName: string
	/** The part that was asked for; another answer with 206 is no file. */
	part?: FilePart
}

/** A part of a file has no beginning to judge. @throws as `openFile` */
export async function openAnswer(
	api: Pick<DownloadApi, 'requestId'>,
	answer: WireAnswer,
	{ path, fallbackName, part }: Opening,
) {
	const type = answer.header('content-type')
	const isLater = part !== undefined && part.first > 0
	const source = part || isFileStatus(answer.status) ? answer.stream() : null
	const peeked = source && (await (isLater ? peekStream(source, 1) : peekDocument(source, type)))
	const givenName = findFileName(answer.header('content-disposition')) ?? fallbackName
	const name = addExtension(givenName, type, isLater ? undefined : peeked?.firstBytes)
	const fault = peeked ? findFault({ name, type, firstBytes: peeked.firstBytes }, isLater) : 'empty'
	if (peeked && !fault) return { name, type, length: answer.header('content-length'), stream: peeked.stream }
	const call = { requestId: api.requestId, path: path.split('?', 1).join('') }
	getLogger().warn({ ...call, status: answer.status, fault }, 'download has no file')
	throw await describeRefusal(answer, peeked, call.path)
}

function findFault(download: Download, isLater: boolean) {
	if (!isLater) return findNoFile(download)
	return download.firstBytes.length === 0 ? 'empty' : undefined
}

/** 204, 205 and 206 have no file or a part of one. */
function isFileStatus(status: number) {
	return status >= 200 && status < 204
}

async function peekDocument(source: ReadableStream<Uint8Array>, type = '') {
	const start = await peekStream(source, startLength)
	const mayBeJson = /json/i.test(type) || /^\W*[[{]/.test(Buffer.from(start.firstBytes).toString('latin1'))
	return mayBeJson ? peekStream(start.stream, longestDocument) : start
}

/** The error of a response without a file; its body is released. An abort by the client is returned as it is. */
async function describeRefusal(answer: WireAnswer, peeked: Peeked | null, path: string): Promise<unknown> {
	if (!peeked) {
		await answer.drop()
		return new ContractViolation(path)
	}
	const { firstBytes, stream } = peeked
	const broken = firstBytes.length === 0 ? await findBreak(stream) : undefined
	await stream.cancel().catch(() => undefined)
	if (broken) return broken.name === 'AbortError' ? broken : new ApiUnreachable({ cause: broken })
	const { status, header } = answer
	const failure = await readFailure({ status, header, bytes: async () => new Uint8Array(firstBytes) })
	return failure.code === undefined ? new ContractViolation(path) : failure
}

async function findBreak(stream: ReadableStream<Uint8Array>) {
	const reader = stream.getReader()
	try {
		await reader.read()
		return undefined
	} catch (error) {
		return error instanceof Error ? error : new Error('the answer broke off')
	} finally {
		reader.releaseLock()
	}
}
