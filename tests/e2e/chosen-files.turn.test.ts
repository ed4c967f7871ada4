import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findChromium } from '../support/find-program'
import { files } from '../support/files'
import { signIn, startSite, type Site } from './site'

const forged = 'is een ander soort bestand dan de naam zegt'
const unknown = 'kunnen wij niet lezen'
const file = (name: string, content: string | Buffer) => ({
	name,
	mimeType: '',
	buffer: Buffer.from(content),
})

describe.skipIf(!findChromium())('A file whose content is not what its name says', () => {
	let site: Site
	beforeAll(async () => {
		site = await startSite()
	})
	afterAll(() => site.close())

	test('is told when it is chosen, and a good one is not', async () => {
		const { page } = await site.newVisitor()
		await signIn(page, site)
		await page.goto(`${site.url}/actions/11001/upload-document`)
		const rows = page.locator('[data-files] li')
		const chosen = [
			[file('brief.pdf', 'Geachte heer,'), forged],
			[file('foto.jpg', '<html><p>Niet gevonden</p></html>'), forged],
			[file('scan.png', 'PK\x03\x04word/'), forged],
			[file('tabel.pdf', 'naam;bedrag\n'), forged],
			[file('iphone.jpg', '\0\0\0\x18ftypheic'), ''],
			[file('leeg.pdf', ''), 'is leeg'],
			[file('zonder einde', 'tekst'), unknown],
			[file('brief.docx', 'PK\x03\x04word/'), unknown],
			[file('echt.pdf', '%PDF-1.7 '), ''],
			[file('later.pdf', `${' '.repeat(900)}%PDF-1.4`), ''],
			[file('foto.png', Buffer.from(files.jpeg().bytes)), ''],
			[file('zonder', Buffer.from(files.png().bytes)), ''],
		] as const
		await page.getByLabel('Kies een of meer bestanden').setInputFiles(chosen.map(([one]) => one))
		await rows.nth(chosen.length - 1).waitFor()
		for (const [at, [{ name }, fault]] of chosen.entries()) {
			const refused =
				fault === '' ? expect.not.stringContaining('"') : expect.stringContaining(`"${name}" ${fault}`)
			await expect.poll(async () => (await rows.nth(at).innerText()).replace(/\s+/g, ' ')).toEqual(refused)
		}
	}, 120_000)

	test.each([
		['renamed', 'loonstrook-mei.pdf'],
		['moved away and back', 'loonstrook.pdf'],
	])(
		'that was %s since it was chosen is named, and goes out once it is chosen again',
		async (_how, name) => {
			const folder = await mkdtemp(join(tmpdir(), 'chosen-'))
			const { page } = await site.newVisitor()
			await signIn(page, site)
			await page.goto(`${site.url}/actions/11001/upload-document`)
			const field = page.getByLabel('Kies een of meer bestanden')
			const rows = page.locator('[data-files] li')
			const path = join(folder, 'loonstrook.pdf')
			await writeFile(path, '%PDF-1.7 mei')
			await field.setInputFiles(path)
			await rows.filter({ hasText: 'loonstrook.pdf (0,1 kB)' }).waitFor()
			await rename(path, join(folder, 'weg.pdf'))
			await page.getByRole('button', { name: 'Verstuur', exact: true }).click()
			await page.getByText('Dit bestand is niet meer te lezen: loonstrook.pdf.').first().waitFor()
			expect(await rows.count()).toBe(0)
			await rename(join(folder, 'weg.pdf'), join(folder, name))
			await field.setInputFiles(join(folder, name))
			await rows.filter({ hasText: name }).waitFor()
			await page.getByRole('button', { name: 'Verstuur', exact: true }).click()
			await page.getByText('Wij hebben uw bestand ontvangen.').first().waitFor()
			site.api.backend.reset()
			await rm(folder, { recursive: true })
		},
		120_000,
	)
})
