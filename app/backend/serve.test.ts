import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { demoPassword } from './seed/accounts'
import { serveBackend } from './serve.server'
import { readTokens } from './test-caller'

const dataDir = mkdtempSync(join(tmpdir(), 'reference-api-'))
const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
let api: Awaited<ReturnType<typeof serveBackend>>

beforeAll(async () => {
	api = await serveBackend({ dataDir, port: 0 })
})
afterAll(async () => {
	await api.close()
	rmSync(dataDir, { recursive: true })
	printed.mockRestore()
})

async function signIn() {
	const answer = await fetch(`${api.url}/api/auth/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', domain: 'noord' },
		body: JSON.stringify({ email: 'anna', password: demoPassword }),
	})
	return readTokens(await answer.json()).accessToken
}

test('says where it listens and who can sign in', () => {
	const [text] = printed.mock.calls[0] ?? []
	expect(text).toContain(api.url)
	expect(text).toContain(`anna@voorbeeld.nl  ${demoPassword}`)
})

test('an upload that is cut off leaves no file behind and the API alive', async () => {
	const token = await signIn()
	await new Promise<void>((resolve) => {
		const headers = {
			authorization: `Bearer ${token}`,
			'content-type': 'multipart/form-data; boundary=grens',
		}
		const call = request(`${api.url}/api/documents`, { method: 'POST', headers })
		call.on('error', () => resolve())
		call.write('--grens\r\ncontent-disposition: form-data; name="file[]"; filename="a.pdf"\r\n\r\n%PDF-1.4 ')
		call.write(Buffer.alloc(300_000), () => setTimeout(() => call.destroy(new Error('gone')), 100))
	})
	await expect.poll(() => readdirSync(join(dataDir, 'api-files'))).toEqual([])
	expect((await fetch(`${api.url}/api/maintenance`)).status).toBe(200)
})

test('an upload that ends in the middle of a part is refused', async () => {
	const answer = await fetch(`${api.url}/api/documents`, {
		method: 'POST',
		headers: {
			authorization: `Bearer ${await signIn()}`,
			'content-type': 'multipart/form-data; boundary=grens',
		},
		body: '--grens\r\ncontent-disposition: form-data; name="file[]"; filename="a.pdf"\r\n\r\n%PDF-1.4 ',
	})
	expect(answer.status).toBe(422)
	expect(readdirSync(join(dataDir, 'api-files'))).toEqual([])
})

test('a large upload without a valid token hears its 401', async () => {
	const form = new FormData()
	form.append('file[]', new Blob([new Uint8Array(20 * 1024 * 1024)]), 'groot.pdf')
	const headers = { authorization: 'Bearer verlopen' }
	const answer = await fetch(`${api.url}/api/documents`, { method: 'POST', headers, body: form })
	expect(answer.status).toBe(401)
})
