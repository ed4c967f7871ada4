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
} from '#app/api/calls'
import type { Example, Examples } from './collect-examples'
import { addExample, describeAnswer, describeFile, refused, type Body } from './describe-content'
import { describeParameters } from './describe-parameters'
import { commands } from './try-commands'

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
