import { open } from 'node:fs/promises'
import { createContentDisposition } from '#app/lib/content-disposition'

const chunkBytes = 64 * 1024

interface FileAnswer {
	name: string
	mediaType: string
}

export function answerBytes(bytes: Buffer, file: FileAnswer): Response {
	return new Response(new Uint8Array(bytes), { headers: fileHeaders(file, bytes.length) })
}

/** Streams with back-pressure. */
export async function answerDiskFile(path: string, file: FileAnswer): Promise<Response> {
	const handle = await open(path, 'r')
	const { size } = await handle.stat()
	const body = new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				const { bytesRead, buffer } = await handle.read(new Uint8Array(chunkBytes), 0, chunkBytes)
				if (bytesRead > 0) return controller.enqueue(buffer.subarray(0, bytesRead))
				await handle.close()
				controller.close()
			},
			cancel: () => handle.close(),
		},
		{ highWaterMark: 0 },
	)
	return new Response(body, { headers: fileHeaders(file, size) })
}

function fileHeaders({ name, mediaType }: FileAnswer, size: number) {
	return {
		'content-type': mediaType,
		'content-length': String(size),
		'content-disposition': createContentDisposition('attachment', name),
		'x-content-type-options': 'nosniff',
		'cache-control': 'no-store',
	}
}
