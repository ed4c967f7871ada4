import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod/v4'
import { createValidator } from '#tests/support/json-schema'
import { createBackend } from '#app/backend/backend.server'
import { describeCommandBodies } from '#app/backend/command-bodies'
import { checkApi } from './check-api.server'
import { signInCall } from '#app/api/calls'
import { describeApi } from './describe-api'
import { commands } from './try-commands'

const validator = createValidator()

const contentSchema = z.record(z.string(), z.object({ schema: z.looseObject({}) }))
const operationSchema = z.object({
	operationId: z.string(),
	security: z.array(z.record(z.string(), z.array(z.string()))),
	parameters: z.array(z.object({ name: z.string(), in: z.enum(['path', 'query', 'header']) })),
	requestBody: z.object({ content: contentSchema }).optional(),
	responses: z.record(z.string(), z.object({ description: z.string(), content: contentSchema.optional() })),
})
const description = z
	.object({
		openapi: z.literal('3.1.0'),
		paths: z.record(z.string(), z.record(z.enum(['get', 'post']), operationSchema.optional())),
		components: z.object({ securitySchemes: z.record(z.string(), z.unknown()) }),
	})
	.parse(JSON.parse(JSON.stringify(describeApi(describeCommandBodies()))))

const operations = Object.entries(description.paths).flatMap(([path, { get, post }]) =>
	[get, post].flatMap((operation) => (operation ? [{ path, ...operation }] : [])),
)

test('The description holds together: names, ids in addresses, tokens, and each schema by JSON Schema 2020-12', () => {
	const names = operations.map(({ operationId }) => operationId)
	expect(new Set(names).size).toBe(names.length)
	const known = Object.keys(description.components.securitySchemes)
	for (const { path, parameters, security, requestBody, responses } of operations) {
		const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => `{${name}}`)
		expect(path.match(/\{\w+\}/g) ?? []).toEqual(inPath)
		expect(known).toEqual(expect.arrayContaining(security.flatMap((one) => Object.keys(one))))
		const contents = [requestBody?.content, ...Object.values(responses).map(({ content }) => content)]
		for (const { schema } of contents.flatMap((content) => Object.values(content ?? {})))
			expect(() => validator.compile(schema), path).not.toThrow()
	}
})

test('Every command is described, its body by the schema that the reference API judges it by', () => {
	const posts = Object.entries(description.paths).filter(([, { post }]) => post !== undefined)
	const paths = [signInCall, ...commands].map(({ path }) => path)
	expect(posts.map(([path]) => path).sort()).toEqual(paths.sort())
	expect(paths).toEqual(expect.arrayContaining(Object.keys(describeCommandBodies())))
	const bare = posts.filter(([, { post }]) => post?.requestBody === undefined).map(([path]) => path)
	expect(bare.sort()).toEqual([
		'/api/inventory-form/ockto-renew-qr/{action}',
		'/api/products/appointments/{appointment}/cancel',
		'/api/products/cardifao/actions/{action}/accept',
		'/api/products/cardifao/actions/{action}/decline',
	])
})

test('What is sent as JSON is as described', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'portal-sent-'))
	const backend = createBackend({ dataDir: folder, passwordCost: 2 })
	onTestFinished(() => {
		backend.close()
		rmSync(folder, { recursive: true, force: true })
	})
	const judged: string[] = []
	const faults: string[] = []
	const anna = { email: 'anna@voorbeeld.nl', password: 'Welkom-2026!' }
	const account = { branch: 'noord', write: true }
	await checkApi(account, anna, async ({ method, path, headers, body }) => {
		if (method === 'POST' && headers['Content-Type'] === 'application/json') {
			const found = findDescribed(path)
			const schema = description.paths[found ?? '']?.post?.requestBody?.content['application/json']?.schema
			const validate = validator.compile(schema ?? { not: {} })
			if (!validate(JSON.parse(String(body)))) faults.push(path)
			judged.push(found ?? '')
		}
		const answer = await backend.handle(
			new Request(`http://api${path}`, { method, headers, body: body as string }),
		)
		return { status: answer.status, body: await answer.text() }
	})
	expect(faults).toEqual([])
	expect(new Set(judged).size).toBeGreaterThan(20)
})

function findDescribed(path: string) {
	return Object.keys(description.paths).find((one) =>
		new RegExp(`^${one.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
	)
}
