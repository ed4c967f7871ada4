import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDeepJpeg } from '#tests/support/corpus/deep-jpeg'
import { drawPdf, pdfRecipes } from '#tests/support/corpus/pdf-recipes'
import { drawSource, type Source } from '#tests/support/corpus/photo-parts'
import { photoRecipes } from '#tests/support/corpus/photo-recipes'
import { describePixels, measureDifference, readPicture, readShown } from '#tests/support/corpus/pixels'
import { hasCorpusTools, runTool } from '#tests/support/corpus/tools'
import { isFull, deal } from '#tests/support/full'
import type { TestFile } from '#tests/support/form-body'
import { readPdf } from '#tests/support/pdf'
import { signIn } from '#tests/support/sign-in'
import { useSite } from '#tests/support/use-site'

const mostDifference = 4
const batchLength = 40
const photos = deal('files', photoRecipes)
const pdfs = deal('files', pdfRecipes)

describe.skipIf(!hasCorpusTools())('Files as programs write them', async () => {
	const { api, portal } = await useSite({ keepsAnswers: true })
	let source: Source
	const made = new Map<string, Buffer>()
	const folder = mkdtempSync(join(tmpdir(), 'corpus-'))
	beforeAll(async () => {
		source = drawSource(folder)
		for (const { name, make } of photos) made.set(name, await make(source))
		const pdf = drawPdf(folder)
		for (const { name, make } of pdfs) made.set(name, make(pdf))
	})
	afterAll(async () => {
		rmSync(folder, { recursive: true, force: true })
	})

	const contentOf = (name: string) => made.get(name) ?? Buffer.of()
	const toFile = ({ name }: { name: string }): TestFile => ({ name, type: '', bytes: contentOf(name) })

	async function send(files: TestFile[], isJoined = false) {
		api.backend.reset()
		const anna = (await signIn(portal.url, { branch: 'noord' })).visitor
		api.forgetCalls()
		const page = await anna.visit('/actions/11001/upload-document')
		page.attach('Kies een of meer bestanden', files)
		if (isJoined) page.choose(/^Maak van de JPG- en PNG-foto’s één PDF/)
		const answer = await page.press('Verstuur')
		const parts = api.callsTo('POST', '/api/documents').flatMap((call) => call.parts)
		const received = parts.filter(({ name }) => name === 'file[]')
		return { answer, received }
	}

	async function sendInBatches(recipes: readonly { name: string }[]) {
		const received = new Map<string, Buffer>()
		for (let at = 0; at < recipes.length; at += batchLength) {
			const sent = await send(recipes.slice(at, at + batchLength).map(toFile))
			expect(sent.answer.path, sent.answer.queryByRole('alert')?.textContent ?? '').toBe('/dashboard')
			for (const { filename = '', bytes } of sent.received) received.set(filename, bytes)
		}
		return received
	}

	test('Each photo is taken, and its pixels, colours and orientation are the same in two decoders', async () => {
		const kept = photos.filter(({ name }) => !name.endsWith('.heic'))
		const received = await sendInBatches(kept)
		expect([...received.keys()]).toEqual(kept.map(({ name }) => name))
		const changed = []
		for (const { name } of kept) {
			const before = await describePixels(contentOf(name))
			const after = await describePixels(received.get(name) ?? Buffer.of())
			if (JSON.stringify(before) !== JSON.stringify(after)) changed.push({ name, before, after })
		}
		expect(changed).toEqual([])
	})

	test('Each photo becomes a page in the colours and the shape that it has in other programs', async () => {
		const joined = photos.filter(({ page }) => !['none', 'refused'].includes(page))
		const original = await readPicture(readFileSync(source.path))
		const wrong: string[] = []
		for (let at = 0; at < joined.length; at += batchLength) {
			const batch = joined.slice(at, at + batchLength)
			const { answer, received } = await send(batch.map(toFile), true)
			expect(answer.path, answer.queryByRole('alert')?.textContent ?? '').toBe('/dashboard')
			const { images } = readPdf(received[0]?.bytes ?? Buffer.of())
			for (const [index, { name, page }] of batch.entries()) {
				const picture = await readPicture(images[index]?.stream ?? Buffer.of())
				if (page === 'size') continue
				const reference = page === 'source' ? original : await readShown(contentOf(name))
				const difference = measureDifference(picture, reference)
				if (difference > mostDifference) wrong.push(`${name}: ${difference.toFixed(1)}`)
			}
		}
		expect(wrong).toEqual([])
	})

	test('A JPEG of 12 bits, which few programs open, is taken as it is, and is no page', async () => {
		const deep: TestFile = { name: 'scan.jpg', type: 'image/jpeg', bytes: createDeepJpeg() }
		const { answer, received } = await send([deep], true)
		expect([answer.isRefused, received]).toEqual([true, []])
		expect(answer.getByRole('alert').textContent).toContain('"scan.jpg" past niet in een PDF.')
	})

	test.runIf(isFull('files'))('A page has at most 50 million pixels', async () => {
		const draw = (size: string) => ({
			name: `${size}.png`,
			type: 'image/png',
			bytes: runTool('magick', ['-size', size, 'gradient:', '-depth', '16', 'png:-']),
		})
		const [taken, refused] = [draw('8000x6250'), draw('8000x6251')]
		expect((await send([taken], true)).answer.path).toBe('/dashboard')
		const { answer, received } = await send([taken, refused], true)
		expect([answer.isRefused, received]).toEqual([true, []])
		expect(answer.getByRole('alert').textContent).toContain('"8000x6251.png" is te groot voor een PDF')
	})

	test('Each PDF is taken, and arrives byte for byte', async () => {
		const received = await sendInBatches(pdfs)
		const changed = pdfs.filter(({ name }) => !received.get(name)?.equals(contentOf(name)))
		expect(changed).toEqual([])
	})
})
