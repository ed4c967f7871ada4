import { addImport, appendElement, appendMember } from './edit-source'
import { quote, readName, type Name } from './name'
import type { Project } from './project'

/**
 * Adds a list of the API: schema, feature function, endpoint of the reference API, test. @throws Error with a message
 * for the user
 */
export function addCall(project: Project, feature: string, list: Name): string {
	if (!list.kebab.endsWith('s')) throw new Error('The list is named in the plural: credits/repayments')
	const one = readName(list.kebab.slice(0, -1))
	project.create(`app/api/resources/${one.kebab}.ts`, schemaFile(one))
	project.create(`app/features/${feature}/${list.kebab}.server.ts`, featureFile(one, list))
	project.create(`app/features/${feature}/${list.kebab}.server.test.ts`, testFile(one, list))
	project.create(`app/backend/resources/${list.kebab}.ts`, endpointFile(one, list))
	project.edit('app/backend/backend.server.ts', (text) =>
		appendElement(
			addImport(text, `import { create${one.pascal}Routes } from './resources/${list.kebab}'`),
			'areas',
			`create${one.pascal}Routes`,
		),
	)
	project.edit('tests/support/resource-samples.ts', (text) =>
		appendMember(text, ['resourceSamples'], `${one.camel}Schema: {}`),
	)
	return `Name its acceptance numbers, its fields in app/api/resources/${one.kebab}.ts, and show it on a page.`
}

function schemaFile({ camel, pascal }: Name): string {
	return `import { id, text } from '#app/api/leaves'
import type { Output } from '#app/api/reader'
import { defineObject } from '#app/api/wire'

export const ${camel}Schema = defineObject({ id, label: text })
export type ${pascal} = Output<typeof ${camel}Schema>
`
}

function featureFile(one: Name, list: Name): string {
	return `import type { ApiClient } from '#app/api/client.server'
import { ${one.camel}Schema } from '#app/api/resources/${one.kebab}'

/** In the API's order. @throws ApiError */
export function list${list.pascal}(api: Pick<ApiClient, 'list'>) {
	return api.list('/api/${list.kebab}', ${one.camel}Schema)
}
`
}

function endpointFile(one: Name, list: Name): string {
	return `import { Hono } from 'hono'
import { requireAccount, type ApiEnv } from '#app/backend/call-context.server'
import { toDocument } from '#app/backend/jsonapi'
import type { ApiStore } from '#app/backend/store.server'

const ${list.camel} = [{ id: '1', label: ${quote(one.dutch)} }]

/** The same list for every client. */
export function create${one.pascal}Routes(store: ApiStore) {
	return new Hono<ApiEnv>().get('/api/${list.kebab}', requireAccount(store), (c) =>
		c.json(toDocument({ type: '${list.kebab}' }, ${list.camel})),
	)
}
`
}

function testFile(one: Name, list: Name): string {
	return `import { afterAll, beforeAll, expect, test } from 'vitest'
import { readList } from '#app/api/jsonapi'
import { openCaller, type Caller } from '#app/backend/test-caller'
import { createFeatureContext } from '#tests/support/feature-context'
import { list${list.pascal} } from './${list.kebab}.server'

let backend: Caller
beforeAll(() => {
	backend = openCaller()
})
afterAll(() => backend.close())

test('${list.english} are for who is signed in alone', async () => {
	const path = '/api/${list.kebab}'
	expect((await backend.call('GET', path)).status).toBe(401)
	const { accessToken } = await backend.signIn()
	const { json } = await backend.call('GET', path, { token: accessToken, domain: 'noord' })
	expect(readList(json)).toMatchObject([{ id: '1', label: ${quote(one.dutch)} }])
})

test('${list.english} are read as the API tells them', async () => {
	const { api, calls } = await createFeatureContext({ 'GET /api/${list.kebab}': [{ id: '2', label: 'a' }] })
	expect(await list${list.pascal}(api)).toEqual({ isComplete: true, known: [{ id: '2', label: 'a' }] })
	expect(calls).toEqual(['GET /api/${list.kebab}'])
})
`
}
