import { fileCalls, openCalls, clientCalls, recordCalls, signInCall } from '#app/api/calls'
import { parseDocument } from '#app/api/document'
import { checkApi } from './check-api.server'
import type { SentRequest } from './check-result'
import type { WireText } from './judge-answer'
import type { Account } from './known.server'
import { matchPath } from './match-path'
import { exampleAnswers, exampleBodies } from './example-answers'
import { commands } from './try-commands'

/** A request and its answer. */
export interface Example {
	body?: unknown
	/** A document, or the text of a file. */
	answer?: unknown
	/** Values of the placeholders in its path, and of its parameters. */
	parameters: Record<string, string>
}

/** By method and path: `GET /api/theme`. */
export type Examples = ReadonlyMap<string, Example>

/** Records a check of an API that is as agreed. Sends every command, so its data change. */
export async function collectExamples(
	account: Account,
	branch: string,
	handle: (request: Request) => Promise<Response> | Response,
): Promise<Examples> {
	const examples = new Map<string, Example>()
	for (const [key, answer] of Object.entries(exampleAnswers)) examples.set(key, { answer, parameters: {} })
	for (const [key, body] of Object.entries(exampleBodies))
		examples.set(key, { parameters: {}, ...examples.get(key), body })
	await checkApi({ branch, write: true }, account, async (request) => {
		const answer = await ask(handle, request)
		await keepFirst(examples, request, answer)
		return answer
	})
	return examples
}

/** Addresses in answers begin with this one. */
const origin = 'https://api.example'

async function ask(handle: Parameters<typeof collectExamples>[2], request: SentRequest): Promise<WireText> {
	const { method, path, headers, body } = request
	const response = await handle(new Request(origin + path, { method, headers, body: body as string }))
	const header = (name: string) => response.headers.get(name) ?? undefined
	return { status: response.status, header, body: await response.text() }
}

const reads = [...openCalls, ...clientCalls, ...fileCalls, ...recordCalls]
const templates = {
	GET: reads.map(({ path }) => path),
	POST: [signInCall, ...commands].map(({ path }) => path),
}

/** Later answers show what the commands changed. */
async function keepFirst(examples: Map<string, Example>, request: SentRequest, answer: WireText) {
	const { method, path } = request
	const [place = '', query] = path.split('?', 2)
	const template = templates[method].find((one) => matchPath(one, place))
	if (template === undefined) return
	const key = `${method} ${template}`
	const example = examples.get(key) ?? { parameters: {} }
	examples.set(key, example)
	Object.assign(example.parameters, matchPath(template, place))
	for (const [name, value] of new URLSearchParams(query)) example.parameters[name] = value
	if (example.body === undefined && typeof request.body === 'string')
		example.body = await readBody(request.body, request.headers['Content-Type'] ?? '')
	if (example.answer === undefined && answer.status === 200) example.answer = readAnswer(answer)
}

const madeUpId = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g
const exampleId = '00000000-0000-4000-8000-000000000000'

async function readBody(body: string, type: string): Promise<unknown> {
	if (type === 'application/json') return JSON.parse(body.replace(madeUpId, () => exampleId))
	const form = await new Response(body, { headers: { 'Content-Type': type } }).formData()
	const members: Record<string, unknown> = {}
	for (const [name, value] of form) {
		const text = typeof value === 'string' ? value : await value.text()
		members[name] = name.endsWith('[]') ? [text] : text
	}
	return members
}

function readAnswer({ body, header }: WireText): unknown {
	const isJson = /json/i.test(header?.('content-type') ?? '')
	return isJson ? parseDocument(body) : body
}
