// Own portal: it stands behind Debian's nginx with the example's file.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startApi } from '#tests/support/api'
import { files } from '#tests/support/files'
import { findProgram } from '#tests/support/find-program'
import { findFreePort } from '#tests/support/listen'
import { startPortal, type TestPortal } from '#tests/support/portal'
import { sendRaw } from '#tests/support/raw-request'
import { signIn } from '#tests/support/sign-in'

const nginx = findProgram('nginx')
const openssl = findProgram('openssl')
const example = readFileSync('.github/examples/nginx.conf', 'utf8')
const megabyte = 1024 * 1024

/** A whole configuration around the example, whose files and logs are in a folder. */
function writeConfiguration(folder: string, servers: string) {
	const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
		.map((name) => `${name}_temp_path ${join(folder, name)};`)
		.join('\n')
	const file = join(folder, 'nginx.conf')
	writeFileSync(
		file,
		`daemon off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')} warn;
		events {} http { access_log off; ${paths} ${servers.replace('/var/log/nginx', () => folder)} }`,
	)
	return file
}

describe.skipIf(!nginx || !openssl)('Behind nginx with the file of the examples', () => {
	const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'))
	let api: Awaited<ReturnType<typeof startApi>>
	let portal: TestPortal
	let proxy: ReturnType<typeof spawn>
	let url: string
	beforeAll(async () => {
		api = await startApi()
		const env = {
			TRUSTED_PROXIES: '127.0.0.1,::1',
			HOST_BRANCHES: 'localhost=noord',
			ALLOWED_HOSTS: 'localhost',
		}
		portal = await startPortal({ apiUrl: api.url, env })
		const [port, other] = [await findFreePort(), await findFreePort()]
		url = `http://localhost:${port}`
		const servers = example
			.replace('127.0.0.1:3000', () => new URL(portal.url).host)
			.replace('listen 443 ssl http2', () => `listen ${port}`)
			.replace('listen 80;', () => `listen ${other};`)
			.replaceAll('$host;', () => '$http_host;')
			.replaceAll(/^\s+ssl_.*$/gm, '')
		proxy = spawn(nginx ?? '', ['-c', writeConfiguration(folder, servers)])
		await vi.waitFor(async () => expect((await fetch(`${url}/healthz`)).status).toBe(200), 10_000)
	})
	afterAll(async () => {
		proxy.kill('SIGTERM')
		await portal.close()
		await api.close()
		rmSync(folder, { recursive: true, force: true })
	})

	test('the log has the request id that the client reads, and no address', async () => {
		const answer = await fetch(`${url}/?token=secret`)
		const id = answer.headers.get('x-request-id') ?? 'none'
		const line = () => readFileSync(join(folder, 'client-portal.log'), 'utf8').split('\n').at(-2)
		await vi.waitFor(() => expect(line()).toMatch(new RegExp(` GET 200 ${id} ${id}$`)))
		expect(line()).not.toContain('secret')
	})

	test('nginx takes the file as it is, with certificates', () => {
		const [key, certificate] = [join(folder, 'key'), join(folder, 'certificate')]
		const made = [
			'req',
			'-x509',
			'-newkey',
			'rsa:2048',
			'-nodes',
			'-keyout',
			key,
			'-out',
			certificate,
			'-subj',
			'/CN=x',
		]
		spawnSync(openssl ?? '', made)
		const text = example
			.replace('/etc/ssl/portaal.pem', () => certificate)
			.replace('/etc/ssl/portaal.key', () => key)
		const { status, stderr } = spawnSync(nginx ?? '', ['-t', '-c', writeConfiguration(folder, text)], {
			encoding: 'utf8',
		})
		expect(status, stderr).toBe(0)
	})

	test('An upload of 20 MB arrives whole; one of 30 MB gets the words of the portal', async () => {
		const { visitor } = await signIn(url, { branch: 'noord' })
		api.forgetCalls()
		const send = async (size: number) => {
			const page = await visitor.visit('/actions/11001/upload-document')
			page.attach('Kies een of meer bestanden', [files.pdf('groot.pdf', size)])
			return page.press('Verstuur')
		}
		expect((await send(30 * megabyte)).words).toContain('25 MB')
		expect(api.callsTo('POST', '/api/documents')).toEqual([])
		expect((await send(20 * megabyte)).path).toBe('/dashboard')
		const [call] = api.callsTo('POST', '/api/documents')
		expect(call?.bytes.length).toBeGreaterThan(20 * megabyte)
	})

	test('Pages come compressed by the portal, with the id of nginx, and end without an error in the log', async () => {
		for (let count = 0; count < 20; count += 1) {
			const answer = await sendRaw(url, '/help', { headers: { 'accept-encoding': 'br' } })
			expect([answer.status, answer.headers['content-encoding']]).toEqual([200, 'br'])
			expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/)
			expect((await sendRaw(url, '/favicon.svg')).status).toBe(200)
		}
		const warned = portal.log().filter(({ level }) => Number(level) >= 40)
		expect(warned.map(({ msg }) => msg)).toEqual([])
	})
})
