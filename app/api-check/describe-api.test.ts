import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createBackend } from '#app/backend/backend.server'
import { describeCommandBodies } from '#app/backend/command-bodies'
import { clientCalls, fileCalls, openCalls, recordCalls } from '#app/api/calls'
import { checkApi } from './check-api.server'
import { describeApi } from './describe-api'

type Json = { [name: string]: Json } | Json[] | string | number | boolean | null | undefined
const described = JSON.parse(JSON.stringify(describeApi(describeCommandBodies()))) as {
	paths: Record<string, { get: Json; post: Json }>
}
const at = (value: Json, ...steps: string[]): Json =>
	steps.reduce<Json>(
		(found, step) => (found && typeof found === 'object' && !Array.isArray(found) ? found[step] : undefined),
		value,
	)
const schemaOf = (path: string) =>
	at(described.paths[path]?.get, 'responses', '200', 'content', 'application/vnd.api+json', 'schema')

/** Places where a value does not match the described type; undescribed members may have any. */
function judge(schema: Json, value: Json, place: string): string[] {
	const options = at(schema, 'oneOf')
	if (Array.isArray(options)) {
		const found = options.map((option) => judge(option, value, place))
		return found.find((faults) => faults.length === 0) ?? found.flat()
	}
	const types = [at(schema, 'type')].flat().filter((type) => type !== undefined)
	if (types.length > 0 && !types.includes(typeOf(value))) return [`${place}: ${typeOf(value)}`]
	if (Array.isArray(value)) return value.flatMap((one) => judge(at(schema, 'items'), one, `${place}/*`))
	if (typeof value !== 'object' || value === null) return []
	const required = [at(schema, 'required') ?? []].flat().filter((name) => typeof name === 'string')
	const missing = required.filter((name) => value[name] === undefined)
	const inside = Object.entries(value).flatMap(([name, one]) =>
		judge(at(schema, 'properties', name), one, `${place}/${name}`),
	)
	return [...missing.map((name) => `${place}: no ${name}`), ...inside]
}

function typeOf(value: Json) {
	return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
}

test('Every read of the portal is described', () => {
	const paths = [...openCalls, ...clientCalls, ...fileCalls, ...recordCalls].map(({ path }) => path)
	const reads = Object.entries(described.paths).filter(([, { get }]) => get !== undefined)
	expect(reads.map(([path]) => path).sort()).toEqual(paths.sort())
	expect(at(described.paths['/api/actions']?.get, 'security')).toEqual([{ bearer: [] }])
	expect(at(described.paths['/api/theme']?.get, 'security')).toEqual([])
})

test('A member is described by its reader, in the spelling of the wire', () => {
	const mortgage = at(schemaOf('/api/products/mortgages'), 'properties', 'data', 'items')
	expect(at(mortgage, 'required')).toEqual(['type', 'attributes', 'id'])
	expect(at(mortgage, 'properties', 'attributes', 'properties', 'amount')).toEqual({
		type: ['number', 'null'],
	})
	const part = at(mortgage, 'properties', 'attributes', 'properties', 'loan_parts', 'items')
	expect(at(part, 'required')).toEqual(['id'])
	const style = at(schemaOf('/api/consumers'), 'properties', 'data', 'properties', 'attributes', 'properties')
	expect(at(style, 'address_style')).toEqual({
		type: ['string', 'null'],
		enum: ['formal', 'informal', null],
	})
})

test('What the reference API answers is as described, but for what readers take in another way too', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'portal-describe-'))
	const backend = createBackend({ dataDir: folder, passwordCost: 2 })
	onTestFinished(() => {
		backend.close()
		rmSync(folder, { recursive: true, force: true })
	})
	const faults: string[] = []
	const anna = { email: 'anna@voorbeeld.nl', password: 'Welkom-2026!' }
	await checkApi({ branch: 'noord' }, anna, async ({ method, path, headers, body }) => {
		const answer = await backend.handle(
			new Request(`http://api${path}`, { method, headers, body: body as string }),
		)
		const text = await answer.text()
		if (answer.ok && described.paths[path]?.get)
			faults.push(...judge(schemaOf(path), JSON.parse(text) as Json, path))
		return { status: answer.status, body: text }
	})
	expect([...new Set(faults)].sort()).toEqual([
		'/api/consumers/data/attributes/ever_divorced: boolean',
		'/api/consumers/data/attributes/in_paid_employment: boolean',
		'/api/consumers/data/attributes/smoker: boolean',
		'/api/products/definitions/data: object',
		'/api/theme/data/attributes/font_size: number',
	])
})
