import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { demoPassword } from './seed/accounts'
import { serveBackend } from './serve.server'
import { readTokens } from './test-caller'

const dataDir = mkdtempSync(join(tmpdir(), 'reference-api-'))
const description = {
	openapi: '3.1.0',
	info: { title: 'The <API>', description: 'What is asked', version: '1' },
	paths: {
		'/api/x/{action}': {
			post: {
				operationId: 'sendX',
				summary: 'Without it nothing',
				security: [{ bearer: [] }],
				requestBody: {
					content: {
						'application/json': {
							schema: {
								required: ['a'],
								properties: { a: { type: 'string', format: 'date' }, b: { enum: ['1'] } },
							},
						},
					},
				},
				responses: { '4XX': { description: 'Refused' } },
			},
		},
	},
}
const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
let api: Awaited<ReturnType<typeof serveBackend>>

beforeAll(async () => {
	api = await serveBackend({ dataDir, port: 0, description })
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
	expect(text).toContain(`${api.url}, described on ${api.url}/docs`)
	expect(text).toContain(`anna@voorbeeld.nl  ${demoPassword}`)
})

test('an upload that is cut off leaves no file behind and the API alive', async () => {
	const token = await signIn()
	const listFiles = () => readdirSync(join(dataDir, 'api-files'))
	const headers = {
		authorization: `Bearer ${token}`,
		'content-type': 'multipart/form-data; boundary=grens',
	}
	const call = request(`${api.url}/api/documents`, { method: 'POST', headers })
	call.on('error', () => undefined)
	call.write('--grens\r\ncontent-disposition: form-data; name="file[]"; filename="a.pdf"\r\n\r\n%PDF-1.4 ')
	call.write(Buffer.alloc(300_000))
	await expect.poll(listFiles).toHaveLength(1)
	call.destroy()
	await expect.poll(listFiles).toEqual([])
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
	const headers = {
		authorization: 'Bearer verlopen',
		'content-type': 'multipart/form-data; boundary=grens',
		'content-length': String(20 * 1024 * 1024),
	}
	// A client that keeps sending after the answer may lose the answer with the connection, so the body stops here.
	const status = await new Promise<number | undefined>((resolve, reject) => {
		const call = request(`${api.url}/api/documents`, { method: 'POST', headers }, (answer) => {
			resolve(answer.statusCode)
			call.destroy()
		})
		call.on('error', reject)
		call.write(
			'--grens\r\ncontent-disposition: form-data; name="file[]"; filename="groot.pdf"\r\n\r\n%PDF-1.4 ',
		)
	})
	expect(status).toBe(401)
})

test('Its front page says that it is the API and not the portal, and leads to the calls', async () => {
	const page = await (await fetch(api.url)).text()
	expect(page).toContain('It is not the portal')
	expect(page).toContain('href="/docs"')
})

test('it serves what it asks for as OpenAPI, and as a page that runs nothing', async () => {
	const document = await fetch(`${api.url}/openapi.json`)
	expect(document.headers.get('content-type')).toMatch(/^application\/json/)
	expect(await document.json()).toEqual(description)
	const answer = await fetch(`${api.url}/docs`)
	expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
	const page = await answer.text()
	expect(page).toContain('<h1>The &lt;API&gt;</h1>')
	expect(page).toContain('href="#sendX"')
	const text = page.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
	expect(text).toContain('POST /api/x/{action} Without it nothing. Token: bearer. Sent as application/json')
	expect(text).toContain('a : string (date) b (may be absent): &quot;1&quot; 4XX: Refused')
	expect(page).not.toContain('<script')
})
