import type { HttpBindings } from '@hono/node-server'
import { logUnexpected } from '#app/config/log.server'

type Outgoing = HttpBindings['outgoing'] | undefined

/** Throws when a body fails before its first bytes. A later failure closes the connection: Node would append the error text. */
export async function watchBody(answer: Response, requestId: string, outgoing: Outgoing): Promise<Response> {
	if (!answer.body) return answer
	const reader = answer.body.getReader()
	let ahead: ReadableStreamReadResult<Uint8Array> | undefined = await reader.read()
	// A reader that leaves, or has all it was promised, cancels while a read is under way.
	let isCancelled = false
	const body = new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				try {
					const { done, value } = ahead ?? (await reader.read())
					ahead = undefined
					if (isCancelled) return
					if (done) controller.close()
					else controller.enqueue(value)
				} catch (error) {
					if (isCancelled) return
					logUnexpected(error, 'a body broke off', requestId)
					outgoing?.destroy()
					if (outgoing) controller.close()
					else controller.error(new Error('The body broke off'))
				}
			},
			cancel: (reason) => {
				isCancelled = true
				return reader.cancel(reason)
			},
		},
		{ highWaterMark: 0 },
	)
	return new Response(body, { status: answer.status, headers: answer.headers })
}
