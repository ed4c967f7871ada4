import { canUseTemporaryToken, isAnonymousCall } from '#app/api/call-rules'
import { version } from '../../package.json'
import {
	clientCalls,
	fileCalls,
	openCalls,
	recordCalls,
	signInCall,
	type CheckedCall,
	type FileCall,
	type RecordCall,
	type RecordName,
} from '#app/api/calls'
import type { Example, Examples } from './collect-examples'
import { addExample, describeAnswer, describeFile, refused, type Body } from './describe-content'
import { commands } from './try-commands'

/** Parameters in the address of a read, by the record that it needs. */
const queries: Partial<Record<RecordName, { name: string; description: string }>> = {
	document: { name: 'locale', description: 'The language of the document: nl or en' },
	quoteAttachment: { name: 'productActionId', description: 'The task of the quote' },
	bankguarantee: {
		name: 'type',
		description: 'Which paper: the application (empty), TERMS_AND_CONDITIONS or INSURANCE_CARD',
	},
}

const headers = [
	{ name: 'domain', description: 'The branch' },
	{ name: 'X-Request-Id', description: 'The id of the request in the logs' },
].map((one) => ({ ...one, in: 'header', required: false, schema: { type: 'string' } }))

interface Command {
	path: string
	answer?: CheckedCall['schema']
	without: string
}

/**
 * The calls of the portal as OpenAPI 3.1. Responses come from the schemas that read them, request bodies from those of
 * the reference API, and `examples` from what it was asked and answered.
 */
export function describeApi(bodies: Record<string, Body>, examples: Examples = new Map()) {
	const signIn = { ...signInCall, answer: signInCall.schema }
	const reads = [...openCalls, ...clientCalls, ...fileCalls, ...recordCalls].map((call) => ({
		path: call.path,
		get: describeRead(call, examples.get(`GET ${call.path}`)),
	}))
	const posts = [signIn, ...commands].map((command) => ({
		path: command.path,
		post: describeCommand(command, bodies[command.path], examples.get(`POST ${command.path}`)),
	}))
	const paths: Record<
		string,
		{ get?: ReturnType<typeof describeRead>; post?: ReturnType<typeof describeCommand> }
	> = {}
	for (const { path, ...operation } of [...reads, ...posts]) paths[path] = { ...paths[path], ...operation }
	return {
		openapi: '3.1.0',
		info: {
			title: 'What the client portal asks of a firm’s API',
			version,
			description:
				'Members of answers may be spelled in any manner (`is_done`, `isDone`), and stand among attributes or relationships; others are not read.',
		},
		servers: [{ url: '/' }],
		paths,
		components: {
			securitySchemes: {
				bearer: { type: 'http', scheme: 'bearer' },
				temporary: { type: 'apiKey', in: 'header', name: 'Token' },
			},
		},
	}
}

function describeRead(
	call: CheckedCall | FileCall | RecordCall,
	{ answer, parameters = {} }: Partial<Example> = {},
) {
	const { path, without } = call
	const isOpen = openCalls.some((one) => one.path === path) || isAnonymousCall(path)
	return {
		...describeCall('get', path, without, isOpen),
		parameters: describeParameters(call, parameters),
		responses: {
			'200': 'answers' in call ? describeAnswer(call.schema, answer, call.answers) : describeFile(answer),
			...('answers' in call && call.answers === 'find' ? { '404': { description: 'There is none' } } : {}),
			...refused,
		},
	}
}

function describeCommand(command: Command, body: Body | undefined, example: Partial<Example> = {}) {
	const { path, answer, without } = command
	return {
		...describeCall('post', path, without, isAnonymousCall(path)),
		parameters: describeParameters(command, example.parameters),
		...(body && { requestBody: addExample(body, example.body) }),
		responses: {
			...(answer
				? { '200': describeAnswer(answer, example.answer) }
				: { '2XX': { description: 'Done; what it says is not read' } }),
			...refused,
		},
	}
}

function describeCall(method: 'get' | 'post', path: string, without: string, isOpen: boolean) {
	const token = canUseTemporaryToken(path) ? [{ temporary: [] }] : []
	return {
		operationId: nameOperation(method, path),
		summary: `Without it a client sees: ${without}`,
		security: isOpen ? token : [{ bearer: [] }],
	}
}

function nameOperation(method: 'get' | 'post', path: string) {
	const words = path.replace(/^\/api\//, '').match(/[a-z]+/g) ?? []
	const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
	return `${method === 'get' ? 'read' : 'send'}${name}`
}

/** Parameters of a call in OpenAPI: ids in its path, its query, and headers; `examples` by name. */
function describeParameters(
	{ path, record }: { path: string; record?: RecordName },
	examples: Record<string, string> = {},
) {
	const ids = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
	const query = record && queries[record]
	return [
		...ids.map((name) => ({
			name,
			in: 'path',
			required: true,
			schema: { type: 'string', minLength: 1 },
			...describeExample(examples[name]),
		})),
		...(query
			? [
					{
						...query,
						in: 'query',
						required: query.name !== 'type',
						schema: { type: 'string' },
						...describeExample(examples[query.name]),
					},
				]
			: []),
		...headers,
	]
}

function describeExample(example: string | undefined) {
	return example === undefined ? {} : { example }
}
