import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { files } from '#tests/support/files'
import type { TestFile } from '#tests/support/form-body'
import { computeSha256 } from '#tests/support/recorder'
import { signIn } from '#tests/support/sign-in'
import { startVisitor, type Visitor } from '#tests/support/visitor'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const folder = mkdtempSync(join(tmpdir(), 'portal-seals-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeEach(() => site.api.backend.reset())

const label = 'Tekst van het bewijsstuk'

async function download(visitor: Visitor, file: TestFile) {
	const form = await visitor.visit('/actions/11001/upload-document')
	form.attach('Kies een of meer bestanden', [file])
	const receipt = await (await form.press('Verstuur')).follow('Bekijk het bewijs')
	return receipt.follow('Download het bewijsstuk')
}

async function sign(visitor: Visitor) {
	const terms = await (await visitor.visit('/otds/10051/sign/11021')).press('Lees de voorwaarden')
	const form = await terms.press('Ik ga akkoord met de voorwaarden')
	form.choose('Ik ga akkoord met de opdracht')
	const receipt = await (await form.press('Onderteken de opdracht')).follow('Bekijk het bewijs')
	return receipt.follow('Download het bewijsstuk')
}

/** By a script that shares no code with the portal. */
function checkOutside(text: string, keys: string) {
	const paths = ['receipt.txt', 'key.txt'].map((name) => join(folder, name))
	for (const [index, content] of [text, keys].entries()) writeFileSync(paths[index] ?? '', content)
	const script = join(import.meta.dirname, '../../support/check-seal.mjs')
	return JSON.parse(execFileSync(process.execPath, [script, ...paths], { encoding: 'utf8' })) as unknown
}

async function check(text: string) {
	const page = await startVisitor(site.portal.url).visit('/receipts/check')
	page.fill(label, text)
	return page.press('Controleer')
}

test('A sealed file has who, when, how and each hash, and a script of others finds it sealed by our public key', async () => {
	const { visitor } = await signIn(site.portal.url, { branch: 'noord' })
	const file = files.pdf()
	const sealed = await download(visitor, file)
	expect(sealed.headers).toMatchObject({
		'content-type': 'text/plain; charset=utf-8',
		'content-disposition': expect.stringContaining('attachment; filename="Bewijsstuk 20') as string,
		'cache-control': 'no-store',
	})
	const text = Buffer.from(sealed.bytes).toString()
	for (const line of [
		/^Verstuurd op: 20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\+0[12]:00$/m,
		/^Verstuurd door: Anna de Vries$/m,
		/^Verstuurd aan: Noorderlicht Financieel Advies$/m,
		/^Aangemeld: Zelf ingelogd$/m,
		new RegExp(
			`^Bestand zoals verstuurd: .* \\(${file.bytes.length} bytes, SHA-256 ${computeSha256(file.bytes)}\\)$`,
			'm',
		),
	])
		expect(text).toMatch(line)
	const keys = Buffer.from((await startVisitor(site.portal.url).visit('/receipt-key.txt')).bytes).toString()
	expect(checkOutside(text, keys)).toEqual({ isSealed: true, texts: [] })
	expect(checkOutside(text.replace('Anna', 'Bram'), keys)).toEqual({ isSealed: false, texts: [] })
})

test('The checking page says whether a text is right, altered or of an unknown key, to anybody', async () => {
	const { visitor } = await signIn(site.portal.url, { branch: 'noord' })
	const text = Buffer.from((await sign(visitor)).bytes).toString()
	const keys = Buffer.from((await startVisitor(site.portal.url).visit('/receipt-key.txt')).bytes).toString()
	expect(checkOutside(text, keys)).toEqual({ isSealed: true, texts: [true] })
	const right = await check(`\n${text.replace(/\n/g, '\r\n')}  `)
	expect([right.status, right.getByText('Dit bewijsstuk is echt')]).toMatchObject([200, {}])
	expect(right.words).toContain('Een getal alleen bewijst niets')
	const [hash = ''] = /[0-9a-f]{64}/.exec(text) ?? []
	expect((await check(text.normalize('NFD'))).words).toContain('Dit bewijsstuk is echt')
	for (const [altered, words] of [
		[text.replace(/€ \d/, '€ 9'), 'Deze tekst klopt niet met het zegel.'],
		[text.replace(/"/g, '”').replace('Anna', '“Anna”'), 'Ook een mailprogramma kan tekens veranderen.'],
		[text.replace(/^key: .*/m, 'key: 0123456789abcdef'), 'De sleutel van dit zegel kennen wij niet.'],
		[hash, 'Dit is niet de hele tekst.'],
		['', 'Plak hier de tekst van het bewijsstuk'],
	] as const) {
		const page = await check(altered)
		// A whole receipt is too large for a cookie.
		expect(altered.length > 1_000 ? page.status === 422 : page.isRefused).toBe(true)
		expect(page.getByRole('alert').textContent).toContain(words)
	}
})
