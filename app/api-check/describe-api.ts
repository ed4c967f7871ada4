import { canUseTemporaryToken, isAnonymousCall } from '#app/api/call-rules'
import { version } from '../../package.json'
import { clientCalls, openCalls, signInCall, type CheckedCall } from '#app/api/calls'
import { describeResource } from './describe-resource'
import { commands } from './try-commands'

interface Command {
	path: string
	answer?: CheckedCall['schema']
	without: string
}

interface Body {
	content: Record<string, { schema: object }>
}

/**
 * The calls of the portal as OpenAPI 3.1. Responses come from the schemas that read them, request bodies from those of
 * the reference API.
 */
export function describeApi(bodies: Record<string, Body>) {
	const signIn = { ...signInCall, answer: signInCall.schema }
	const reads = [...openCalls, ...clientCalls].map((call) => ({ path: call.path, get: describeRead(call) }))
	const posts = [signIn, ...commands].map((command) => ({
		path: command.path,
		post: describeCommand(command, bodies[command.path]),
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

function describeRead({ path, answers, schema, without }: CheckedCall) {
	const resource = describeResource(schema)
	const data = answers === 'list' ? { type: 'array', items: resource } : resource
	return {
		...describeCall(
			'get',
			path,
			without,
			openCalls.some((one) => one.path === path),
		),
		responses: {
			'200': describeAnswer(data),
			...(answers === 'find' ? { '404': { description: 'There is none' } } : {}),
			...refused,
		},
	}
}

function describeCommand({ path, answer, without }: Command, body: Body | undefined) {
	return {
		...describeCall('post', path, without, isAnonymousCall(path)),
		...(body && { requestBody: body }),
		responses: {
			...(answer
				? { '200': describeAnswer(describeResource(answer)) }
				: { '2XX': { description: 'Done; what it says is not read' } }),
			...refused,
		},
	}
}

const refused = { '4XX': { description: 'Refused, with a `code`' } }

function describeAnswer(data: object) {
	const schema = { type: 'object', required: ['data'], properties: { data } }
	return { description: 'As agreed', content: { 'application/vnd.api+json': { schema } } }
}

function describeCall(method: 'get' | 'post', path: string, without: string, isOpen: boolean) {
	const ids = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
	const token = canUseTemporaryToken(path) ? [{ temporary: [] }] : []
	return {
		operationId: nameOperation(method, path),
		summary: `Without it a client sees: ${without}`,
		security: isOpen ? token : [{ bearer: [] }],
		parameters: [
			...ids.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string', minLength: 1 } })),
			{
				name: 'domain',
				in: 'header',
				required: false,
				description: 'The branch',
				schema: { type: 'string' },
			},
			{ name: 'X-Request-Id', in: 'header', required: false, schema: { type: 'string' } },
		],
	}
}

function nameOperation(method: 'get' | 'post', path: string) {
	const words = path.replace(/^\/api\//, '').match(/[a-z]+/g) ?? []
	const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
	return `${method === 'get' ? 'read' : 'send'}${name}`
}
