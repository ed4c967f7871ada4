import { createServer } from 'node:http'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listVulnerabilities, readExport } from './known-vulnerabilities'

const noVex = JSON.stringify({ statements: [] })
const createSbom = (...versions: string[]) =>
	JSON.stringify({ components: versions.map((version) => ({ name: 'left', version })) })

function createAdvisory(events: object[], more: object = {}) {
	const affected = [{ package: { ecosystem: 'npm', name: 'left' }, ranges: [{ type: 'SEMVER', events }] }]
	return { id: 'GHSA-aaaa-bbbb-cccc', aliases: ['CVE-2026-1'], summary: 'left breaks', affected, ...more }
}

/** Reads the advisories as an export, as the release check does. */
async function openExport(...advisories: object[]) {
	const folder = mkdtempSync(join(tmpdir(), 'osv-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	const file = join(folder, 'npm.json')
	writeFileSync(file, JSON.stringify(advisories))
	return readExport(file)
}

test('A package within the range of an advisory is named, one at or behind the fix is not', async () => {
	const advisories = await openExport(createAdvisory([{ introduced: '1.2.0' }, { fixed: '1.4.0' }]))
	const sbom = createSbom('1.1.9', '1.2.0', '1.4.0-rc.1', '1.4.0', '1.10.0')
	expect(listVulnerabilities(sbom, advisories, noVex)).toEqual([
		'left@1.2.0: GHSA-aaaa-bbbb-cccc left breaks',
		'left@1.4.0-rc.1: GHSA-aaaa-bbbb-cccc left breaks',
	])
})

test('An advisory without a fix, one of several lines and a list of versions are all read', async () => {
	const open = await openExport(createAdvisory([{ introduced: '0' }]))
	expect(listVulnerabilities(createSbom('9.9.9'), open, noVex)).toHaveLength(1)
	const lines = await openExport(
		createAdvisory([{ introduced: '2.0.0' }, { fixed: '2.0.5' }, { introduced: '0' }, { fixed: '1.0.5' }]),
		createAdvisory([], { affected: [{ package: { ecosystem: 'npm', name: 'left' }, versions: ['4.0.0'] }] }),
		createAdvisory([{ introduced: '3.0.0' }, { last_affected: '3.0.1' }]),
	)
	const names = listVulnerabilities(
		createSbom('1.0.4', '1.0.5', '2.0.4', '2.0.5', '3.0.1', '3.0.2', '4.0.0'),
		lines,
		noVex,
	).map((line) => line.split(':')[0])
	expect(names).toEqual(['left@1.0.4', 'left@2.0.4', 'left@3.0.1', 'left@4.0.0'])
})

test('Withdrawn advisories, those of other ecosystems and those that the VEX clears are not named', async () => {
	const events = [{ introduced: '0' }]
	const foreign = createAdvisory(events, {
		affected: [{ package: { ecosystem: 'PyPI', name: 'left' }, ranges: [{ type: 'SEMVER', events }] }],
	})
	const withdrawn = createAdvisory(events, { withdrawn: '2026-01-01T00:00:00Z' })
	const advisories = await openExport(foreign, withdrawn, createAdvisory(events))
	const clear = (name: string, version: string) =>
		JSON.stringify({
			statements: [
				{
					vulnerability: { name },
					status: 'not_affected',
					products: [{ subcomponents: [{ '@id': `pkg:npm/left@${version}` }] }],
				},
			],
		})
	expect(listVulnerabilities(createSbom('1.0.0'), advisories, noVex)).toHaveLength(1)
	expect(listVulnerabilities(createSbom('1.0.0'), advisories, clear('CVE-2026-1', '1.0.0'))).toEqual([])
	expect(listVulnerabilities(createSbom('1.0.0'), advisories, clear('CVE-2026-1', '2.0.0'))).toHaveLength(1)
})

test('An export is read from an address, one advisory per line, and one without npm is refused', async () => {
	const lines = [createAdvisory([{ introduced: '0' }]), createAdvisory([{ introduced: '5.0.0' }])]
	const server = createServer((request, answer) => {
		if (request.url === '/missing') answer.statusCode = 404
		answer.end(lines.map((line) => JSON.stringify(line)).join('\n'))
	})
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
	onTestFinished(() => void server.close())
	const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
	expect(await readExport(`${address}/npm.jsonl`)).toHaveLength(2)
	await expect(readExport(`${address}/missing`)).rejects.toThrow('answers 404')
	await expect(openExport({ id: 'RUSTSEC-1' })).rejects.toThrow('holds no advisory of npm')
})

const root = resolve(import.meta.dirname, '../..')
const vex = JSON.parse(readFileSync(join(root, '.github/remix.openvex.json'), 'utf8')) as {
	statements: Statement[]
}

interface Statement {
	vulnerability: { name: string }
	status: string
	justification?: string
	impact_statement?: string
	status_notes?: string
	products: { '@id': string; subcomponents: { '@id': string }[] }[]
}

/** Statements with the lock file's entries of each package that they name. */
function listNamed() {
	const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
		packages: Record<string, { version?: string; dev?: boolean }>
	}
	return vex.statements.flatMap((statement) =>
		statement.products.flatMap(({ subcomponents }) =>
			subcomponents.map(({ '@id': id }) => {
				const [, name = '', version] =
					/^(.+)@([^@]+)$/.exec(decodeURIComponent(id.replace('pkg:npm/', ''))) ?? []
				const locked = Object.entries(lock.packages).filter(([path]) => path.endsWith(`node_modules/${name}`))
				return { statement, id, entries: locked.filter(([, entry]) => entry.version === version) }
			}),
		),
	)
}

test('The VEX document speaks of the locked versions, and of development packages as not in the image', () => {
	const named = listNamed()
	expect(named.length).toBeGreaterThan(20)
	expect(named.filter(({ entries }) => entries.length === 0).map(({ id }) => id)).toEqual([])
	const shipped = named.filter(({ entries }) => entries.some(([, entry]) => !entry.dev))
	const absent = named.filter(({ statement }) => statement.justification === 'component_not_present')
	expect(absent.filter((item) => shipped.includes(item)).map(({ id }) => id)).toEqual([])
})

test('The VEX document and REMIX.md list the same advisories, and files that they cite exist', () => {
	const page = readFileSync(join(root, '.github/REMIX.md'), 'utf8')
	const listed = new Set(
		[...page.matchAll(/^\| ((?:GHSA|CVE)-[^|]+)\|/gm)].flatMap(([, cell = '']) => cell.trim().split(', ')),
	)
	expect(vex.statements.map(({ vulnerability }) => vulnerability.name).toSorted()).toEqual(
		[...listed].toSorted(),
	)
	const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
	for (const { products, status_notes: notes = '', impact_statement: impact = '' } of vex.statements) {
		expect(products.map(({ '@id': id }) => id)).toEqual([`pkg:npm/client-portal@${version}`])
		const files = `${notes} ${impact}`.match(/(?:app\/[\w./-]+\.tsx?|vite\.config\.ts)/g) ?? []
		for (const file of files) expect(() => readFileSync(join(root, file)), file).not.toThrow()
	}
	// Both statements about single fetch and the manifest rest on these switches.
	const config = readFileSync(join(root, 'vite.config.ts'), 'utf8')
	expect(config).toMatch(/v3_lazyRouteDiscovery: false,[^]*v3_singleFetch: false,/)
})
