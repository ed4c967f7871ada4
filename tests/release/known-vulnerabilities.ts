import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { compare } from 'semver'
import { z } from 'zod/v4'

const eventSchema = z.object({
	introduced: z.string().optional(),
	fixed: z.string().optional(),
	last_affected: z.string().optional(),
})

const affectedSchema = z.object({
	package: z.object({ ecosystem: z.string(), name: z.string() }),
	ranges: z.array(z.object({ type: z.string(), events: z.array(eventSchema) })).default([]),
	versions: z.array(z.string()).default([]),
})

const advisorySchema = z.object({
	id: z.string(),
	aliases: z.array(z.string()).default([]),
	summary: z.string().default(''),
	withdrawn: z.string().optional(),
	affected: z.array(affectedSchema).default([]),
})
export type Advisory = z.infer<typeof advisorySchema>

const componentSchema = z.object({ name: z.string(), version: z.string(), group: z.string().optional() })
const sbomSchema = z.object({ components: z.array(componentSchema) })
const vexSchema = z.object({
	statements: z.array(
		z.object({
			vulnerability: z.object({ name: z.string() }),
			status: z.string(),
			products: z.array(z.object({ subcomponents: z.array(z.object({ '@id': z.string() })) })),
		}),
	),
})

type Event = z.infer<typeof eventSchema>

/**
 * Reads an OSV export: a JSON array, one advisory, or one per line, in a file or at an http(s) address.
 * Throws when it holds no advisory of npm, because such an export proves nothing.
 */
export async function readExport(place: string): Promise<Advisory[]> {
	const text = /^https?:/.test(place) ? await download(place) : readFileSync(resolve(place), 'utf8')
	const advisories = z.array(advisorySchema).parse(parseJson(text))
	const isOfNpm = ({ affected }: Advisory) =>
		affected.some(({ package: { ecosystem } }) => ecosystem === 'npm')
	if (!advisories.some(isOfNpm)) throw new Error(`${place} holds no advisory of npm`)
	return advisories
}

async function download(address: string): Promise<string> {
	const answer = await fetch(address)
	if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
	return answer.text()
}

function parseJson(text: string): unknown[] {
	const lines = text.trim().split('\n')
	const isByLine = lines.length > 1 && lines.every((line) => /^\{.*\}$/.test(line.trim()))
	const parsed: unknown = isByLine ? lines.map((line) => JSON.parse(line) as unknown) : JSON.parse(text)
	return Array.isArray(parsed) ? parsed : [parsed]
}

/** A line for each advisory that affects a component of the SBOM, unless the VEX document says that it does not. */
export function listVulnerabilities(sbom: string, advisories: readonly Advisory[], vex: string): string[] {
	const { components } = sbomSchema.parse(JSON.parse(sbom))
	const excused = listExcused(vex)
	return components.flatMap(({ group, name: ownName, version }) => {
		const name = group ? `${group}/${ownName}` : ownName
		return advisories
			.filter((advisory) => isAffected(advisory, name, version))
			.filter(({ id, aliases }) => ![id, ...aliases].some((key) => excused.has(`${key} ${name}@${version}`)))
			.map(({ id, summary }) => `${name}@${version}: ${id} ${summary}`.trim())
	})
}

/** `GHSA-… name@version` of statements that clear a package. */
function listExcused(vex: string): Set<string> {
	const { statements } = vexSchema.parse(JSON.parse(vex))
	const cleared = statements.filter(({ status }) => status === 'not_affected' || status === 'fixed')
	return new Set(
		cleared.flatMap(({ vulnerability, products }) =>
			products.flatMap(({ subcomponents }) =>
				subcomponents.map(
					({ '@id': id }) => `${vulnerability.name} ${decodeURIComponent(id.replace('pkg:npm/', ''))}`,
				),
			),
		),
	)
}

function isAffected({ withdrawn, affected }: Advisory, name: string, version: string): boolean {
	if (withdrawn) return false
	const ofPackage = affected.filter(
		({ package: { ecosystem, name: affectedName } }) => ecosystem === 'npm' && affectedName === name,
	)
	return ofPackage.some(
		({ ranges, versions }) =>
			versions.includes(version) ||
			ranges.some(({ type, events }) => type === 'SEMVER' && isWithin(events, version)),
	)
}

/** OSV's evaluation: the last event at or below the version decides. */
function isWithin(events: readonly Event[], version: string): boolean {
	const reached = ({ last_affected: last, ...event }: Event) =>
		last === undefined ? compare(positionOf(event), version) <= 0 : compare(last, version) < 0
	const sorted = events.toSorted((a, b) => compare(positionOf(a), positionOf(b)))
	return sorted.filter(reached).at(-1)?.introduced !== undefined
}

/** `introduced: "0"` stands for the first version of all. */
function positionOf({ introduced, fixed, last_affected: last }: Event): string {
	return introduced === '0' ? '0.0.0-0' : (introduced ?? fixed ?? last ?? '0.0.0')
}
