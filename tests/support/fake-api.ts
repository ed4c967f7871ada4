import type { Reader } from '#app/api/reader'
import type { ApiClient } from '#app/api/client.server'
import { isNone } from '#app/api/call-rules'
import { ApiFailure } from '#app/api/errors'
import { findOne } from '#app/api/jsonapi'
import { createCallFacts, parseResource } from '#app/api/read-answer.server'
import { readDocumentList } from './read-document'

/** Answers by call, `GET /api/actions`: a document, a list, a Response to download, or an error. */
export type Answers = Record<string, unknown>

const facts = createCallFacts('1', { method: 'GET', path: '/api/fake' })

/** An API with given answers, read by the real reader; `calls` records the calls, commands with their body. */
export function fakeApi(answers: Answers = {}) {
	const calls: unknown[] = []
	const give = async (call: string, ...body: unknown[]) => {
		calls.push(body[0] === undefined ? call : [call, ...body])
		if (!Object.hasOwn(answers, call)) throw new Error(`The test tells no answer to ${call}`)
		if (answers[call] instanceof Error) throw answers[call]
		return answers[call]
	}
	const one = async <T>(schema: Reader<T>, answer: Promise<unknown>) =>
		parseResource(schema, findOne(await answer), facts)
	const api = {
		requestId: '1',
		/** Needs no implementation, because no answer is lost here. */
		judgeLostAnswers: () => undefined,
		get: (path: string, schema: Reader<unknown>) => one(schema, give(`GET ${path}`)),
		getImage: (path: string, schema: Reader<unknown>) => one(schema, give(`GET ${path}`)),
		async find(path: string, schema: Reader<unknown>) {
			const document = await give(`GET ${path}`).catch((error: unknown) => {
				if (!(error instanceof ApiFailure) || !isNone(path, error.answered)) throw error
			})
			return findOne(document) === undefined ? undefined : parseResource(schema, findOne(document), facts)
		},
		list: async (path: string, schema: Reader<unknown>) =>
			readDocumentList(schema, await give(`GET ${path}`), { ...facts, path }),
		ask: (path: string, body: unknown, schema: Reader<unknown>) => one(schema, give(`POST ${path}`, body)),
		post: (path: string, body?: unknown) => give(`POST ${path}`, body),
		upload: (path: string, fields: unknown, files: readonly { name: string }[]) =>
			give(`POST ${path}`, fields, ...files.map(({ name }) => name)),
		async download(path: string) {
			const answer = (await give(`GET ${path}`)) as Response
			return {
				status: answer.status,
				header: (name: string) => answer.headers.get(name) ?? undefined,
				bytes: async () => new Uint8Array(await answer.arrayBuffer()),
				stream: () => answer.body,
				drop: async () => answer.body?.cancel(),
			}
		},
	}
	return { api: { ...api, side: api } as unknown as ApiClient, calls }
}
