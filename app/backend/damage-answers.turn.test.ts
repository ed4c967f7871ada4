import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createPdf } from './drawn-files'
import { openCaller, type Caller } from './test-caller'

const pdf = createPdf(['Rekening van de glaszetter'])
const gif = Buffer.from('GIF89a plaatje')
const address = '/api/products/general-insurances/10043/damage-reports'
const right = { date: '2026-03-01', time: '09:05', cause: 'Hagel', notes: 'Deuk', product_id: '10553' }

let api: Caller
let token: string
beforeEach(async () => {
	api = openCaller()
	token = (await api.signIn()).accessToken
})
afterEach(() => {
	api.close()
})

interface Told {
	path?: string
	files?: readonly [name: string, bytes: Buffer, field?: string][]
}

function report(fields: Record<string, string>, { path = address, files = [] }: Told = {}) {
	const form = new FormData()
	for (const [name, value] of Object.entries(fields)) form.set(name, value)
	for (const [name, bytes, field = 'file[]'] of files)
		form.append(field, new Blob([new Uint8Array(bytes)]), name)
	return api.call('POST', path, { token, form })
}

const without = (name: keyof typeof right) =>
	Object.fromEntries(Object.entries(right).filter(([other]) => other !== name))

async function reports() {
	const { json } = await api.call('GET', '/api/products/general-insurances', { token })
	const { included } = json as { included: { type: string; attributes: Record<string, unknown> }[] }
	return included.filter(({ type }) => type === 'damage-reports').map(({ attributes }) => attributes)
}

const storedFiles = () => readdirSync(join(api.dataDir, 'api-files'))
const pointers = (json: unknown) =>
	(json as { errors: { source?: { pointer: string } }[] }).errors.map(({ source }) => source?.pointer)

describe('a report of damage', () => {
	test('stands at the insurance, behind those that were there, with its files kept', async () => {
		const before = await reports()
		const answer = await report(right, { files: [['bon.pdf', pdf]] })
		expect(answer.status).toBe(201)
		const after = await reports()
		expect(after).toHaveLength(before.length + 1)
		expect(after).toContainEqual({
			cause: 'Hagel',
			notes: 'Deuk',
			consumer: null,
			state: 'Gemeld',
			date_reported: '2026-03-02',
			is_closed: false,
		})
		expect(storedFiles()).toEqual([createHash('sha256').update(pdf).digest('hex')])
	})

	test('may leave out notes and files, and may be of today', async () => {
		const answer = await report({ ...without('notes'), date: '2026-03-02' })
		expect(answer.status).toBe(201)
		expect(await reports()).toContainEqual(expect.objectContaining({ cause: 'Hagel', notes: null }))
	})

	test.each([
		['2026-03-03T23:30:00Z', '2026-03-04', '2026-03-05'],
		['2026-07-15T22:30:00Z', '2026-07-16', '2026-07-17'],
	])('told at %s, in Amsterdam half past twelve at night, may be of %s and not of %s', async (...row) => {
		const [instant, today, tomorrow] = row
		api.wait((Date.parse(instant) - api.now().getTime()) / 60_000)
		token = (await api.signIn()).accessToken
		expect((await report({ ...right, date: tomorrow })).status).toBe(422)
		expect((await report({ ...right, date: today })).status).toBe(201)
		expect(await reports()).toContainEqual(expect.objectContaining({ date_reported: today }))
	})

	test.each([
		[without('date'), 'date'],
		[without('time'), 'time'],
		[without('cause'), 'cause'],
		[without('product_id'), 'product_id'],
		[{ ...right, date: '01-03-2026' }, 'date'],
		[{ ...right, date: '2026-03-03' }, 'date'],
		[{ ...right, time: '9:05' }, 'time'],
		[{ ...right, time: '24:00' }, 'time'],
		[{ ...right, cause: '' }, 'cause'],
		[{ ...right, notes: '' }, 'notes'],
		[{ ...right, product_id: '10043' }, 'product_id'],
		[{ ...right, colour: 'blue' }, 'colour'],
	])('with %j is refused at the field %s', async (fields, field) => {
		const answer = await report(fields)
		expect(answer).toMatchObject({ status: 422, json: { code: 'damageReportFailedValidation' } })
		expect(pointers(answer.json)).toEqual([`/data/attributes/${field}`])
	})

	test.each<[string, [string, Buffer, string?], string]>([
		['a GIF', ['a.gif', gif], 'damageReportPhotoFailedValidation'],
		['a GIF that is called PNG', ['a.png', gif], 'damageReportPhotoFailedValidation'],
		['an empty file', ['a.pdf', Buffer.alloc(0)], 'damageReportPhotoFailedValidation'],
		['a file in another field', ['a.pdf', pdf, 'file'], 'damageReportPhotoFailedValidation'],
	])('with %s is refused, and nothing of it is kept', async (_what, file, code) => {
		const before = await reports()
		const answer = await report(right, { files: [['goed.pdf', pdf], file] })
		expect(answer).toMatchObject({ status: 422, json: { code } })
		expect(pointers(answer.json)).toEqual(['/data/attributes/file'])
		expect([await reports(), storedFiles()]).toEqual([before, []])
	})

	test('of more than 25 MB is refused', async () => {
		const large = Buffer.concat([pdf, Buffer.alloc(13 * 1024 * 1024)])
		const files = ['a.pdf', 'b.pdf'].map((name): [string, Buffer] => [name, large])
		expect(await report(right, { files })).toMatchObject({
			status: 413,
			json: { code: 'combinedPdfToLarge' },
		})
	})

	test.each([
		['10042', 403, 'accessDenied'],
		['30041', 403, 'productOwnershipMismatch'],
		['99', 404, 'generalInsuranceNotFound'],
	])('at the insurance %s is refused with %i %s', async (id, status, code) => {
		const path = `/api/products/general-insurances/${id}/damage-reports`
		expect(await report(right, { path })).toMatchObject({ status, json: { code } })
	})

	test('that is no form, or without a token, is refused', async () => {
		expect((await api.call('POST', address, { token, body: right })).status).toBe(422)
		expect((await api.call('POST', address, { domain: 'noord' })).status).toBe(401)
	})
})
