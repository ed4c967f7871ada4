import { text } from 'node:stream/consumers'
import { z } from 'zod/v4'
import { closeServer, listen } from './listen'

const spanSchema = z.object({
	traceId: z.string(),
	spanId: z.string(),
	parentSpanId: z.string().optional(),
	name: z.string(),
	kind: z.number(),
	status: z.object({ code: z.number().optional() }).optional(),
	attributes: z.array(z.object({ key: z.string(), value: z.unknown() })),
})
const exportSchema = z.object({
	resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) })),
})

export async function startTraceCollector() {
	const bodies: string[] = []
	const { server, port } = await listen((request, response) => {
		const answer = (body: string) => {
			if (request.url === '/v1/traces') bodies.push(body)
			response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
		}
		// A portal that stops may abort an export.
		void text(request).then(answer, () => undefined)
	})
	return {
		url: `http://127.0.0.1:${port}`,
		text: () => bodies.join('\n'),
		spans: () =>
			bodies
				.flatMap((body) => exportSchema.parse(JSON.parse(body)).resourceSpans)
				.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
		close: () => closeServer(server),
	}
}
