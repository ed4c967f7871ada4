import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findProgram } from '../support/find-program'
import { findFreePort } from '../support/listen'
import { hasRedis, startRedis } from '../support/redis'
import { startWorker } from './workers'

test.skipIf(!hasRedis() || !findProgram('openssl'))(
	'A private authority is trusted by NODE_EXTRA_CA_CERTS; without it the log says why',
	async () => {
		const folder = mkdtempSync(join(tmpdir(), 'portal-redis-tls-'))
		onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
		const files = makeCertificates(folder)
		const port = await findFreePort()
		const redis = await startRedis(undefined, {
			'tls-port': String(port),
			'tls-cert-file': files.cert,
			'tls-key-file': files.key,
			'tls-ca-cert-file': files.authority,
			'tls-auth-clients': 'no',
		})
		onTestFinished(() => redis.close())
		const url = `rediss://localhost:${port}`
		const start = (env: Record<string, string>) => startWorker({ dataDir: folder, env }, 'write')
		const work = { owner: 'a', writers: [1], rounds: 1 }
		const stranger = await start({ REDIS_URL: url })
		expect(await stranger.run(work)).toMatchObject({
			msg: 'redis fails',
			reason: 'SELF_SIGNED_CERT_IN_CHAIN',
		})
		const worker = await start({ REDIS_URL: url, NODE_EXTRA_CA_CERTS: files.authority })
		expect(await worker.run(work)).toMatchObject({ written: 1, refused: 0 })
		expect(await redis.keys()).toContain('portal:{a}:records')
	},
)

function makeCertificates(folder: string) {
	const file = (name: string) => join(folder, name)
	const openssl = (...args: string[]) => void execFileSync('openssl', args, { stdio: 'pipe' })
	const keyed = (name: string) => ['-newkey', 'rsa:2048', '-nodes', '-keyout', file(`${name}.key`)]
	openssl('req', '-x509', ...keyed('ca'), '-out', file('ca.pem'), '-subj', '/CN=Private CA', '-days', '2')
	openssl('req', ...keyed('redis'), '-out', file('redis.csr'), '-subj', '/CN=localhost')
	writeFileSync(file('names'), 'subjectAltName=DNS:localhost')
	const signed = ['-CA', file('ca.pem'), '-CAkey', file('ca.key'), '-CAcreateserial', '-days', '2']
	openssl(
		'x509',
		'-req',
		'-in',
		file('redis.csr'),
		...signed,
		'-extfile',
		file('names'),
		'-out',
		file('redis.pem'),
	)
	return { cert: file('redis.pem'), key: file('redis.key'), authority: file('ca.pem') }
}
