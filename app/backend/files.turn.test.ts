import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findFileName } from '#app/lib/content-disposition'
import { createPdf } from './drawn-files'
import { openCaller, type Caller } from './test-caller'

const pdf = createPdf(['Loonstrook'])
const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(200_000)])
const xml = Buffer.from('<?xml version="1.0"?><pensioen/>')
const mega = 1024 * 1024

let api: Caller
let token: string
beforeEach(async () => {
	api = openCaller()
	token = (await api.signIn()).accessToken
})
afterEach(() => {
	api.close()
})

function upload(action: string, files: readonly [string, Buffer][], comment?: string) {
	const form = new FormData()
	form.set('productActionId', action)
	if (comment !== undefined) form.set('comment', comment)
	for (const [name, bytes] of files) form.append('file[]', new Blob([new Uint8Array(bytes)]), name)
	return api.call('POST', '/api/documents', { token, form })
}

async function findAction(id: string) {
	const { json } = await api.call('GET', '/api/actions', { token })
	return (json as { data: { id: string; attributes: Record<string, unknown> }[] }).data.find(
		(one) => one.id === id,
	)
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const storedFiles = () => readdirSync(join(api.dataDir, 'api-files'))

describe('an upload', () => {
	test('keeps every byte of every file with its comment, and closes the action', async () => {
		const answer = await upload(
			'11001',
			[
				['loonstrook.pdf', pdf],
				['foto é.PNG', png],
			],
			'Alstublieft',
		)
		expect(answer).toMatchObject({
			status: 201,
			json: {
				data: {
					attributes: {
						comment: 'Alstublieft',
						files: [
							{
								name: 'loonstrook.pdf',
								size: pdf.length,
								sha256: sha256(pdf),
								media_type: 'application/pdf',
							},
							{ name: 'foto é.PNG', size: png.length, sha256: sha256(png), media_type: 'image/png' },
						],
					},
				},
			},
		})
		expect(storedFiles().sort()).toEqual([sha256(pdf), sha256(png)].sort())
		expect(readFileSync(join(api.dataDir, 'api-files', sha256(png))).equals(png)).toBe(true)
		const { attributes } = (await findAction('11001'))!
		expect(attributes).toMatchObject({ is_done: true, date_executed: api.now().toISOString() })
	})

	test('can be fetched back by its sender, after a restart too', async () => {
		await upload('11002', [['verklaring “2026”.png', png]])
		api.restart()
		const { bytes, headers } = await api.call('GET', '/api/actions/11002/download', { token })
		expect(bytes.equals(png)).toBe(true)
		expect(headers.get('content-type')).toBe('image/png')
		expect(findFileName(headers.get('content-disposition') ?? '')).toBe('verklaring “2026”.png')
	})

	test('may be XML for a pension action only', async () => {
		expect((await upload('11001', [['pensioen.xml', xml]])).json).toMatchObject({
			code: 'imageTypeNotSupported',
		})
		expect((await upload('11003', [['pensioen.xml', xml]])).status).toBe(201)
	})

	test('may be a PDF that is locked against changes, which anybody can open', async () => {
		const locked = Buffer.concat([pdf, Buffer.from('/Encrypt 9 0 R')])
		expect((await upload('11001', [['slot.pdf', locked]])).status).toBe(201)
	})

	test.each<[string, number, [string, Buffer][], string]>([
		['without a file', 422, [], 'uploadDocumentsNotProvided'],
		['with an empty file', 422, [['leeg.pdf', Buffer.alloc(0)]], 'uploadDocumentsNotProvided'],
		['with a program', 422, [['virus.exe', Buffer.from('MZ')]], 'imageTypeNotSupported'],
		[
			'with a program that calls itself PDF',
			422,
			[['virus.pdf', Buffer.from('MZ..')]],
			'imageTypeNotSupported',
		],
		[
			'of more than 25 MB',
			413,
			[
				['a.png', Buffer.concat([png, Buffer.alloc(13 * mega)])],
				['b.png', Buffer.concat([png, Buffer.alloc(12 * mega)])],
			],
			'combinedPdfToLarge',
		],
	])('%s is refused, leaves nothing behind and keeps the action open', async (_what, status, files, code) => {
		expect(await upload('11001', files)).toMatchObject({ status, json: { code } })
		expect(storedFiles()).toEqual([])
		expect((await findAction('11001'))?.attributes.is_done).toBe(false)
	})

	test('is refused for an action that takes none, that is done or that is not there', async () => {
		expect(await upload('11021', [['a.pdf', pdf]])).toMatchObject({
			status: 422,
			json: { code: 'invalidActionType' },
		})
		expect(await upload('11005', [['a.pdf', pdf]])).toMatchObject({
			status: 409,
			json: { code: 'invalidActionType' },
		})
		expect(await upload('99', [['a.pdf', pdf]])).toMatchObject({
			status: 404,
			json: { code: 'productActionNotFound' },
		})
		expect(await upload('21001', [['a.pdf', pdf]])).toMatchObject({
			status: 403,
			json: { code: 'productOwnershipMismatch' },
		})
	})

	test('sent twice at the same time is taken once', async () => {
		const answers = await Promise.all([upload('11001', [['a.pdf', pdf]]), upload('11001', [['b.png', png]])])
		expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
	})

	test('with a field that nobody knows, or without its action, is refused', async () => {
		const form = new FormData()
		form.set('colour', 'blue')
		expect((await api.call('POST', '/api/documents', { token, form })).json).toMatchObject({
			code: 'actionIdMissing',
		})
		form.set('productActionId', '11001')
		expect((await api.call('POST', '/api/documents', { token, form })).json).toMatchObject({
			code: 'bodyInvalid',
		})
	})
})

describe('a download', () => {
	test.each([
		['/api/actions/11011/downloadable-document', '11011', 'Adviesrapport hypotheek.pdf'],
		['/api/actions/11012/download', '11012', 'Concept koopakte.pdf'],
	])('%s gives a PDF under its name and closes action %s', async (path, action, name) => {
		const { headers, bytes } = await api.call('GET', path, { token })
		expect(headers.get('content-type')).toBe('application/pdf')
		expect(findFileName(headers.get('content-disposition') ?? '')).toBe(name)
		expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
		expect(Number(headers.get('content-length'))).toBe(bytes.length)
		expect((await findAction(action))?.attributes.is_done).toBe(true)
	})

	test.each([
		['/api/products/otds/actions/11021/download', '11021'],
		['/api/actions/11022/download', '11022'],
		['/api/actions/quote-attachments/11711?productActionId=11014', '11014'],
	])('%s leaves action %s open', async (path, action) => {
		expect((await api.call('GET', path, { token })).status).toBe(200)
		expect((await findAction(action))?.attributes.is_done).toBe(false)
	})

	test.each([
		['/api/actions/11013/download', 404, 'fileNotFound'],
		['/api/actions/11012/downloadable-document', 404, 'downloadableDocumentMissing'],
		['/api/products/otds/actions/11012/download', 422, 'invalidActionType'],
		['/api/actions/quote-attachments/11711', 422, 'actionIdMissing'],
		['/api/documents/10701/download?locale=en', 404, 'fileNotFound'],
	])('%s is refused with %i %s', async (path, status, code) => {
		expect(await api.call('GET', path, { token })).toMatchObject({ status, json: { code } })
	})
})
