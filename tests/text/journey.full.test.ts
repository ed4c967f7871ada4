import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { files } from '../support/files'
import { hasTextBrowser } from '../support/find-program'
import { computeSha256 } from '../support/recorder'
import { sendFile, computeApiHash, signIn, startSite, type Site } from './site'

/** Each browser uses other documents, because a form can be sent once. */
const visits = [
	{
		name: 'lynx',
		action: '11001',
		request: 'Upload: Recente loonstrook',
		download: 'Download: Adviesrapport',
		path: '/api/actions/11011/downloadable-document',
	},
	{
		name: 'w3m',
		action: '11002',
		request: 'Upload opnieuw: Werkgeversverklaring',
		download: 'Download: Concept van de koopakte',
		path: '/api/actions/11012/download',
	},
] as const

describe('The main job in a text browser', () => {
	let site: Site
	beforeAll(async () => {
		site = await startSite()
	})
	afterAll(() => site.close())

	for (const { name, action, request, download, path } of visits) {
		test.skipIf(!hasTextBrowser(name))(
			`A client signs in, sends a PDF, takes a document home and leaves, in ${name} [670] [671] [481] [293]`,
			{ timeout: 90_000 },
			async () => {
				const browser = await signIn(name, site)
				const dashboard = browser.screen()
				for (const words of ['U bent ingelogd.', 'Nu eerst', 'Hypotheken']) expect(dashboard).toContain(words)

				await browser.follow('Bekijk alle')
				await browser.waitFor('Zoek')
				await browser.follow(request)
				await browser.waitFor('Kies een of meer bestanden')
				const { path: file, bytes } = await site.keep(files.pdf(`${name}.pdf`))
				await sendFile(name, browser, file)
				await browser.waitFor('Wij hebben uw bestand ontvangen.')
				const sent = site.api.callsTo('POST', '/api/documents').at(-1)
				expect(sent?.parts.find((part) => part.name === 'productActionId')?.bytes.toString()).toBe(action)
				expect(sent?.parts.find((part) => part.name === 'file[]')).toMatchObject({
					filename: `${name}.pdf`,
					sha256: computeSha256(bytes),
				})

				await browser.follow('Bekijk alle')
				await browser.waitFor('Zoek')
				const home = join(site.folder, `${name}-home.pdf`)
				await browser.save(download, home)
				await expect.poll(() => readFile(home, 'latin1')).toMatch(/^%PDF-[^]*%%EOF\s*$/)
				expect(computeSha256(await readFile(home))).toBe(await computeApiHash(site, path))

				await browser.follow('Uitloggen')
				await browser.waitFor('U bent uitgelogd.')
				await browser.close()
			},
		)
	}
})
