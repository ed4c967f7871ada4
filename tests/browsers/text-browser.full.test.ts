import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasTextBrowser } from '../support/find-program'
import { computeSha256 } from '../support/recorder'
import { sampleBytes, startSampleSite } from '../support/sample-site'
import { openTextBrowser } from './text-browser'

let site: Awaited<ReturnType<typeof startSampleSite>>
let folder: string
beforeAll(async () => {
	site = await startSampleSite()
	folder = await mkdtemp(join(tmpdir(), 'portal-files-'))
	await writeFile(join(folder, 'loonstrook.pdf'), sampleBytes)
})
afterAll(async () => {
	await site.close()
	await rm(folder, { recursive: true })
})

describe.each(['lynx', 'w3m'] as const)('in %s', (name) => {
	test.skipIf(!hasTextBrowser(name))(
		'A person fills in a form and sends a file, whose bytes arrive as they are',
		async () => {
			const browser = await openTextBrowser(name, site.url)
			await browser.follow('Naar het formulier')
			await browser.waitFor('Wachtwoord')
			await browser.fill('Naam', 'Bram de Boer')
			await browser.fill('Wachtwoord', 'geheim')
			await browser.choose('Groen')
			await browser.fill('Bestand', join(folder, 'loonstrook.pdf'))
			await browser.press('Weg')
			await browser.waitFor('Ontvangen.')
			await browser.close()
			const sent = site.calls.findLast((call) => call.method === 'POST')
			const values = Object.fromEntries(sent?.parts.map((part) => [part.name, part.bytes.toString()]) ?? [])
			expect(values).toMatchObject({ name: 'Bram de Boer', pin: 'geheim', colour: 'g', intent: 'Weg' })
			expect(sent?.parts.find((part) => part.name === 'file[]')?.sha256).toBe(computeSha256(sampleBytes))
		},
	)

	test.skipIf(!hasTextBrowser(name))('A person saves a file', async () => {
		const browser = await openTextBrowser(name, site.url)
		const path = join(folder, `${name}.pdf`)
		await browser.save('Bestand', path)
		await expect.poll(async () => computeSha256(await readFile(path))).toBe(computeSha256(sampleBytes))
		await browser.close()
	})
})
