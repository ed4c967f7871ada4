import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openCaller, type Caller } from './test-caller'

let api: Caller
let token: string
beforeEach(async () => {
	api = openCaller()
	token = (await api.signIn()).accessToken
})
afterEach(() => api.close())

const choose = (body: unknown, action = '11024', as = token) =>
	api.call('POST', `/api/products/bankguarantees/actions/${action}/submit-choice`, { token: as, body })
const sign = (body: unknown, action = '11111', as = token) =>
	api.call('POST', `/api/products/otds/actions/${action}/sign`, { token: as, body })
const account = {
	sepaAccountholderIbanAccount: 'NL71KADE0417164300',
	sepaAccountholderIbanName: 'A. de Vries',
}

async function find(path: string, id: string) {
	const { json } = await api.call('GET', `/api/${path}`, { token })
	const { data } = json as { data: { id: string; attributes: Record<string, unknown> }[] }
	return data.find((one) => one.id === id)?.attributes
}

function failureOf({ status, json }: Awaited<ReturnType<typeof sign>>) {
	const { code, errors } = json as { code: string; errors: { source?: { pointer: string } }[] }
	return [status, code, ...errors.flatMap(({ source }) => source?.pointer ?? [])]
}

describe('an answer to a bank guarantee', () => {
	test.each([true, false])('accepted %s closes the action, once [373]', async (accepted) => {
		expect((await choose({ accepted })).status).toBe(204)
		expect(await find('actions', '11024')).toMatchObject({ is_done: true, date_executed: expect.any(String) })
		expect(failureOf(await choose({ accepted }))).toEqual([409, 'invalidActionType'])
	})

	test.each([
		[{}, 'accepted'],
		[{ accepted: 'true' }, 'accepted'],
		[{ accepted: 1 }, 'accepted'],
		[{ accepted: null }, 'accepted'],
		[{ accepted: true, agreed: true }, 'agreed'],
	])('%j is refused [373]', async (body, field) => {
		expect(failureOf(await choose(body))).toEqual([422, 'bodyInvalid', `/data/attributes/${field}`])
		expect(await find('actions', '11024')).toMatchObject({ is_done: false })
	})

	test('belongs to an open action of its own kind and owner [373]', async () => {
		const bram = (await api.signIn('bram@voorbeeld.nl')).accessToken
		expect(failureOf(await choose({ accepted: true }, '11024', bram))[0]).toBe(403)
		expect(failureOf(await choose({ accepted: true }, '1'))).toEqual([404, 'productActionNotFound'])
		expect(failureOf(await choose({ accepted: true }, '11021'))).toEqual([422, 'invalidActionType'])
		expect(failureOf(await choose({ accepted: true }, '11225'))).toEqual([409, 'invalidActionType'])
		expect((await choose({ accepted: true }, '11024', 'x')).status).toBe(401)
	})
})

describe('a signature', () => {
	test('with direct debit signs the assignment and keeps the account, once [397]', async () => {
		expect((await sign({ data: account })).status).toBe(204)
		expect(await find('actions', '11111')).toMatchObject({ is_done: true })
		expect(await find('products/otds', '10053')).toMatchObject({
			is_signed: true,
			sepa_accountholder_iban_account: 'NL71KADE0417164300',
			sepa_accountholder_iban_name: 'A. de Vries',
		})
		expect(failureOf(await sign({ data: account }))).toEqual([409, 'invalidActionType'])
	})

	test('without direct debit has nothing to tell [397]', async () => {
		expect(failureOf(await sign({ data: account }, '11021'))).toEqual([
			422,
			'bodyInvalid',
			'/data/attributes/data/sepaAccountholderIbanAccount',
			'/data/attributes/data/sepaAccountholderIbanName',
		])
		expect((await sign({ data: {} }, '11021')).status).toBe(204)
		expect(await find('products/otds', '10051')).toMatchObject({ is_signed: true })
	})

	test.each([
		[{}, ['data']],
		[{ data: {} }, ['data/sepaAccountholderIbanAccount', 'data/sepaAccountholderIbanName']],
		[{ data: { ...account, sepaAccountholderIbanName: '' } }, ['data/sepaAccountholderIbanName']],
		[{ data: { ...account, sepaAccountholderIbanAccount: 1 } }, ['data/sepaAccountholderIbanAccount']],
		[{ data: { ...account, bic: 'x' } }, ['data/bic']],
		[{ data: account, agreed: true }, ['agreed']],
	])('of %j is refused [397]', async (body, fields) => {
		const pointers = fields.map((field) => `/data/attributes/${field}`)
		expect(failureOf(await sign(body))).toEqual([422, 'bodyInvalid', ...pointers])
		expect(await find('products/otds', '10053')).toMatchObject({ is_signed: false })
	})

	test('with a wrong account number is refused, and says where [390]', async () => {
		const data = { ...account, sepaAccountholderIbanAccount: 'NL72KADE0417164300' }
		expect(failureOf(await sign({ data }))).toEqual([
			422,
			'sepaInvalidIban',
			'/data/attributes/data/sepaAccountholderIbanAccount',
		])
	})

	test('belongs to an open action of its own kind and owner [397]', async () => {
		const bram = (await api.signIn('bram@voorbeeld.nl')).accessToken
		expect(failureOf(await sign({ data: account }, '11111', bram))[0]).toBe(403)
		expect(failureOf(await sign({ data: {} }, '1'))).toEqual([404, 'productActionNotFound'])
		expect(failureOf(await sign({ data: {} }, '11024'))).toEqual([422, 'invalidActionType'])
		expect(failureOf(await sign({ data: account }, '11112'))).toEqual([409, 'invalidActionType'])
	})
})
