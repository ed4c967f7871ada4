import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod/v4'
import { main as checkStatement } from '../access/check-statement'
import { checkExamples } from './check-examples'
import { checkOpenApi } from './check-openapi'
import { listVulnerabilities, readExport } from './known-vulnerabilities'
import { buildIfNeeded, printTime, runProgram } from '../run/run-program'

const root = resolve(import.meta.dirname, '../..')
const sbomFile = 'build/sbom.json'

/** Licences that allow use in a product without its sources; another one needs a decision. */
const allowedLicences = [
	'0BSD',
	'Apache-2.0',
	'BSD-2-Clause',
	'BSD-3-Clause',
	'ISC',
	// libvips and libheif: files of their own in the image, which the firm can replace.
	'LGPL-3.0',
	'LGPL-3.0-or-later',
	'MIT',
	'OFL-1.1',
	'Unlicense',
]

const billOfMaterials = z.object({
	components: z.array(
		z.object({
			name: z.string(),
			licenses: z
				.array(z.object({ license: z.object({ id: z.string().optional() }).optional() }))
				.default([]),
		}),
	),
})

const steps: [name: string, run: () => boolean | Promise<boolean>][] = [
	['types by the stable compiler', () => runProgram('tsc', ['--noEmit'])],
	['statement and transcripts', checkStatement],
	['bill of materials and licences', writeBillOfMaterials],
	['known vulnerabilities', checkVulnerabilities],
	[
		'OpenAPI and example answers',
		() => runProgram('vitest', ['run', 'app/api-check', 'tests/architecture/examples']),
	],
	['OpenAPI by other tools, and a mock of it', checkOpenApi],
	['examples by their own tools', checkExamples],
	['Dockerfile', () => runProgram('node', ['tests/run/run.js', 'tests/release/dockerfile-steps.ts'])],
]

/** `npm run check:release`: what a release needs beside the tests. A step that cannot run, such as the audit offline, fails. */
export async function main(): Promise<void> {
	const failed: string[] = (await buildIfNeeded()) ? [] : ['build']
	for (const [name, run] of steps) if (!(await printTime(name, async () => run()))) failed.push(name)
	if (failed.length > 0) {
		console.log(`Not ready: ${failed.join(', ')}`)
		process.exitCode = 1
	}
}

/** Writes the CycloneDX document of the packages that run in production, and checks their licences. */
function writeBillOfMaterials(): boolean {
	const { status, stdout } = spawnSync('npm', ['sbom', '--omit=dev', '--sbom-format=cyclonedx'], {
		cwd: root,
		encoding: 'utf8',
		maxBuffer: 2 ** 26,
	})
	if (status !== 0) return false
	mkdirSync(resolve(root, 'build'), { recursive: true })
	writeFileSync(resolve(root, sbomFile), stdout)
	const faults = listForeignLicences(stdout)
	for (const fault of faults) console.log(fault)
	console.log(`Written: ${sbomFile}`)
	return faults.length === 0
}

/**
 * With `OSV_EXPORT`, the file or address of an OSV export, compares the written bill of materials with it. Else the registry
 * audits, which not every mirror can.
 */
async function checkVulnerabilities(): Promise<boolean> {
	const place = process.env.OSV_EXPORT
	if (!place) return runProgram('npm', ['audit', '--omit=dev', '--audit-level=moderate'])
	const advisories = await readExport(place)
	const [sbom = '', vex = ''] = [sbomFile, '.github/remix.openvex.json'].map((path) =>
		readFileSync(resolve(root, path), 'utf8'),
	)
	const found = listVulnerabilities(sbom, advisories, vex)
	for (const line of found) console.log(line)
	console.log(`${advisories.length} advisories read, ${found.length} affect the portal`)
	return found.length === 0
}

/** Packages of a CycloneDX document without a licence of the list. */
export function listForeignLicences(sbom: string): string[] {
	const { components } = billOfMaterials.parse(JSON.parse(sbom))
	return components.flatMap(({ name, licenses }) => {
		const ids = licenses.flatMap(({ license }) => license?.id ?? [])
		const isAllowed = ids.some((id) => allowedLicences.includes(id))
		return isAllowed ? [] : [`${name}: ${ids.join(', ') || 'no licence stated'}`]
	})
}
