import { expect, test } from 'vitest'
import { createSay } from '#app/i18n/say.server'
import type { JpegFacts } from '#app/photos/clean-jpeg'
import type { UploadedFile } from '#app/request/read-upload.server'
import { createJpeg } from '#tests/support/photos'
import { readPdf } from '#tests/support/pdf'
import { joinFiles } from './join-files.server'

const say = createSay('nl', 'formal')
const megabyte = 1024 * 1024

function file(members: Partial<UploadedFile>): UploadedFile {
	const { clean } = createJpeg()
	async function* read() {
		yield clean
	}
	const facts = { field: 'file', name: 'brief.pdf', mime: 'application/pdf', sha256: 'ab', firstBytes: clean }
	return { ...facts, size: clean.length, read, chosen: [], ...members }
}

const photo = (members: Partial<JpegFacts> = {}): UploadedFile =>
	file({
		name: 'foto.jpg',
		photo: {
			type: 'jpeg',
			width: 40,
			height: 30,
			components: 3,
			depth: 8,
			isCommon: true,
			orientation: undefined,
			isWhole: true,
			...members,
		},
	})

async function contentOf(read: UploadedFile['read'] | undefined) {
	const pieces: Uint8Array[] = []
	for await (const piece of read?.() ?? []) pieces.push(piece)
	return Buffer.concat(pieces)
}

test('The PDF stands where the first photo stood, under a name that any system takes, and can be read again', async () => {
	const other = file({})
	const joined = await joinFiles(say, [other, photo(), other, photo()], 'Loon/jaar "2026"\n')
	expect(joined.faults).toEqual([])
	expect(joined.files.map(({ name, mime }) => [name, mime])).toEqual([
		['brief.pdf', 'application/pdf'],
		['Loon-jaar "2026".pdf', 'application/pdf'],
		['brief.pdf', 'application/pdf'],
	])
	const pdf = joined.files[1]
	const bytes = await contentOf(pdf?.read)
	expect(bytes).toHaveLength(pdf?.size ?? 0)
	expect((await contentOf(pdf?.read)).equals(bytes)).toBe(true)
	expect(readPdf(bytes).pages).toHaveLength(2)
	await joined.close()
})

test('Without photos nothing is joined', async () => {
	const files = [file({}), file({ name: 'b.gif' })]
	expect((await joinFiles(say, files, 'Akte')).files).toEqual(files)
})

test('Each photo that can’t be a page is named', async () => {
	const { faults } = await joinFiles(
		say,
		[photo({ components: 4 }), photo({ width: 9_000, height: 9_000 })],
		'x',
	)
	expect(faults).toEqual([
		say('upload.errors.unfit', { name: 'foto.jpg' }),
		say('upload.errors.tooManyPoints', { name: 'foto.jpg', most: 50 }),
	])
})

test('Files that are too large together after joining are not sent', async () => {
	const { faults, close } = await joinFiles(say, [photo(), file({ size: 25 * megabyte })], 'x')
	expect(faults).toEqual([say('upload.errors.tooLarge', { maxSize: 25 })])
	await close()
})
