import { expect, test, vi } from 'vitest'
import { ApiClient } from './client.server'
import { TokenRejected } from './errors'
import { id } from './leaves'
import { sendCall, type WireRequest } from './transport.server'
import { defineObject } from './wire'

vi.mock('./transport.server')

const schema = defineObject({ id })
const bytes = async () => Buffer.from('{"data":{"id":"1"}}')

/** Reads a house from an API that takes only this token. Returns the tokens that were sent. */
async function readHouse(accepted: string, storedBefore: string[]) {
	const sent: (string | undefined)[] = []
	vi.mocked(sendCall).mockImplementation(async ({ headers }: WireRequest) => {
		const token = headers.Authorization?.slice('Bearer '.length)
		sent.push(token)
		const status = token === accepted ? 200 : 401
		return { status, header: () => undefined, bytes, stream: () => null, drop: async () => undefined }
	})
	const authorization = {
		accessToken: async () => 'a',
		renewed: async (refused: string) => `${refused}a`,
		wasStored: (token: string) => storedBefore.includes(token),
	}
	const api = new ApiClient({
		requestId: 'r1',
		language: async () => 'nl',
		branch: async () => undefined,
		authorization,
	})
	const house = await api.get('/api/houses/1', schema).catch((error: unknown) => error)
	return { house, sent }
}

test('A newer token that was stored before may have ended too, and is renewed in its turn', async () => {
	expect(await readHouse('aaa', ['aa'])).toEqual({ house: { id: '1' }, sent: ['a', 'aa', 'aaa'] })
})

test('A token that was asked for now is not renewed again', async () => {
	const { house, sent } = await readHouse('aaa', [])
	expect([house, sent]).toEqual([expect.any(TokenRejected), ['a', 'aa']])
})
