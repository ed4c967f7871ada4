import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type TestPortal } from '#tests/support/portal'
import { startVisitor } from '#tests/support/visitor'

const build = resolve(import.meta.dirname, '../../../build')
/** Inside the build's folder, so that the copy finds the same packages. */
const otherBuild = mkdtempSync(join(build, 'other-'))
const shared = mkdtempSync(join(tmpdir(), 'portal-assets-'))
const env = { ASSETS_DIR: shared }

let portals: TestPortal[]
beforeAll(async () => {
	for (const name of ['server', 'client'])
		cpSync(join(build, name), join(otherBuild, name), { recursive: true })
	renameStyles(otherBuild)
	const older = await startPortal({ env })
	portals = [older, await startPortal({ env, bundle: join(otherBuild, 'server/index.js') })]
})
afterAll(async () => {
	await Promise.all(portals.map((portal) => portal.close()))
	for (const folder of [otherBuild, shared]) rmSync(folder, { recursive: true, force: true })
})

/** Simulates another build's styles: another hash in the file name and in all references. */
function renameStyles(folder: string) {
	const assets = join(folder, 'client/assets')
	const [, hash = ''] =
		readdirSync(assets)
			.map((name) => /^styles-([\w-]+)\.css$/.exec(name))
			.find(Boolean) ?? []
	for (const name of readdirSync(assets).filter((one) => one.startsWith(`styles-${hash}.css`)))
		renameSync(join(assets, name), join(assets, name.replace(hash, 'OtherOne')))
	const server = join(folder, 'server')
	for (const name of readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((one) =>
		one.endsWith('.js'),
	))
		writeFileSync(join(server, name), readFileSync(join(server, name), 'utf8').replaceAll(hash, 'OtherOne'))
}

test('Behind one balancer each of two builds serves what the pages of the other ask for', async () => {
	const answers = await Promise.all(portals.map(({ url }) => startVisitor(url).visit('/?domain=noord')))
	const assets = answers.map(({ html }) => [...new Set(html.match(/\/assets\/[\w.-]+\.(?:css|js)/g))])
	expect(assets[0]).not.toEqual(assets[1])
	for (const { url } of portals) {
		for (const path of assets.flat()) {
			const file = await fetch(url + path, { headers: { 'accept-encoding': 'br' } })
			expect([path, file.status]).toEqual([path, 200])
			expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
			expect(file.headers.get('content-encoding')).toBe('br')
			await file.body?.cancel()
		}
	}
})

test('What no build has is not found, and nothing beside the folder is served', async () => {
	for (const path of ['/assets/none-1.js', '/assets/..%2Fpackage.json', '/assets/'])
		expect((await fetch((portals[0]?.url ?? '') + path)).status).toBe(404)
})
