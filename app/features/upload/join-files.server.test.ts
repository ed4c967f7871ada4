import { expect, test } from 'vitest'
import { createSay } from '#app/i18n/say.server'
import type { UploadedFile } from '#app/request/read-upload.server'
import { drawPhoto } from '#tests/support/drawn-photo'
import { readPdf } from '#tests/support/pdf'
import { joinFiles } from './upload-form.server'

const say = createSay('nl', 'formal')
const megabyte = 1024 * 1024
const turn = { client: 'Anna' }

const jpeg = await drawPhoto().jpeg().toBuffer()

function file(members: Partial<UploadedFile>): UploadedFile {
	async function* read() {
		yield jpeg
	}
	const facts = {
		field: 'file',
		name: 'brief.pdf',
		mime: 'application/pdf',
		sha256: 'ab',
		content: 'jpeg' as const,
	}
	return { ...facts, size: jpeg.length, read, chosen: [], ...members }
}

function photo(width = 48, height = 32, bytes = jpeg, scans = 1): UploadedFile {
	async function* read() {
		yield bytes
	}
	return file({ name: 'foto.jpg', photo: { type: 'jpeg', width, height, scans, isWhole: true }, read })
}

async function contentOf(read: UploadedFile['read'] | undefined) {
	const pieces: Uint8Array[] = []
	for await (const piece of read?.() ?? []) pieces.push(piece)
	return Buffer.concat(pieces)
}

test('The PDF stands where the first photo stood, under a name that any system takes, and can be read again', async () => {
	const other = file({})
	const joined = await joinFiles(say, [other, photo(), other, photo()], 'Loon/jaar "2026"\n', turn)
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
	expect((await joinFiles(say, files, 'Akte', turn)).files).toEqual(files)
})

test('Each photo that can’t be a page is named', async () => {
	const damaged = { ...photo(48, 32, jpeg.subarray(0, 30)), name: 'kapot.jpg' }
	const { faults, close } = await joinFiles(
		say,
		[photo(), damaged, photo(), { ...damaged, name: 'weg.jpg' }],
		'x',
		turn,
	)
	expect(faults).toEqual([
		say('upload.errors.broken', { name: 'kapot.jpg' }),
		say('upload.errors.broken', { name: 'weg.jpg' }),
	])
	await close()
	expect((await joinFiles(say, [photo(), photo(9_000, 9_000)], 'x', turn)).faults).toEqual([
		say('upload.errors.tooManyPoints', { name: 'foto.jpg', most: 50 }),
	])
	expect((await joinFiles(say, [photo(), photo(48, 32, jpeg, 1_000)], 'x', turn)).faults).toEqual([
		say('upload.errors.tooManyScans', { name: 'foto.jpg' }),
	])
})

test('More pixels together than a PDF may have are refused without a name', async () => {
	const photos = Array.from({ length: 21 }, () => photo(7_000, 7_000))
	expect((await joinFiles(say, photos, 'x', turn)).faults).toEqual([say('upload.errors.notJoined')])
})

test('Files that are too large together after joining are not sent', async () => {
	const { faults, close } = await joinFiles(say, [photo(), file({ size: 25 * megabyte })], 'x', turn)
	expect(faults).toEqual([say('upload.errors.tooLarge', { maxSize: 25 })])
	await close()
})
