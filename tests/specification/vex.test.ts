import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod/v4'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')

const statementSchema = z.discriminatedUnion('status', [
	z.object({ status: z.literal('fixed'), status_notes: z.string().min(1) }),
	z.object({
		status: z.literal('not_affected'),
		justification: z.enum(['component_not_present', 'vulnerable_code_not_in_execute_path']),
		impact_statement: z.string().min(1),
	}),
])
const aboutSchema = z.object({
	vulnerability: z.object({
		name: z.string().regex(/^(GHSA(-[23456789cfghjmpqrvwx]{4}){3}|CVE-\d{4}-\d+)$/),
	}),
	products: z.tuple([
		z.object({ '@id': z.string(), subcomponents: z.array(z.object({ '@id': z.string() })) }),
	]),
})
const vex = z
	.object({
		'@context': z.literal('https://openvex.dev/ns/v0.2.0'),
		'@id': z.url(),
		author: z.string(),
		timestamp: z.iso.datetime(),
		version: z.int().min(1),
		statements: z.array(aboutSchema.and(statementSchema)),
	})
	.parse(JSON.parse(read('.github/remix.openvex.json')))

const lock = z
	.object({ packages: z.custom<Record<string, { version?: string; dev?: boolean }>>() })
	.parse(JSON.parse(read('package-lock.json')))

/** Package URL of every locked copy. */
const locked = new Map(
	Object.entries(lock.packages).map(([path, { version, dev }]) => {
		const name = path.replace(/^.*node_modules\//, '').replace('@', '%40')
		return [`pkg:npm/${name}@${version}`, dev === true]
	}),
)

test('Each statement is about a version that is locked, and what is said to be no part of the image is for development', () => {
	for (const statement of vex.statements) {
		const parts = statement.products.flatMap(({ subcomponents }) => subcomponents.map((one) => one['@id']))
		expect(parts.filter((part) => !locked.has(part))).toEqual([])
		if (statement.status === 'not_affected' && statement.justification === 'component_not_present')
			expect(parts.filter((part) => !locked.get(part))).toEqual([])
	}
})

test('The page names the same advisories', () => {
	const [told = ''] = /^## Advisories[^]*?(?=^GHSA)/m.exec(read('.github/REMIX.md')) ?? []
	const named = told.match(/(GHSA(-\w{4}){3}|CVE-\d{4}-\d+)/g) ?? []
	expect(named.sort()).toEqual(vex.statements.map(({ vulnerability }) => vulnerability.name).sort())
})
