import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createReceiptKey } from '#tests/support/receipt-key'
import { readConfig } from './config.server'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'portal-settings-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }))

const least = {
	NODE_ENV: 'production',
	DATA_DIR,
	SESSION_SECRET: '0123456789abcdef'.repeat(2),
	RECEIPT_KEY: createReceiptKey(),
}

/** Names of the variables that are reported as invalid. */
function faultsOf(variables: Record<string, string>) {
	try {
		readConfig(variables)
	} catch (error) {
		return Array.from((error as Error).message.matchAll(/^ {2}- ([A-Z_]+): ./gm), ([, name]) => name)
	}
	return []
}

test.each([
	...['API_URL', 'PUBLIC_URL', 'OCKTO_VIDEO_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'SENTRY_DSN', 'REDIS_URL'],
	...['ALLOWED_HOSTS', 'TRUSTED_PROXIES', 'HOST_BRANCHES', 'PAYMENT_HOSTS', 'METRICS_HOST', 'SESSION_SECRET'],
])('A %s of any text leaves the other faults told', (name) => {
	for (const text of ['api.example', ':', '://', 'http://', 'https://[', '%', 'a b', '=', ',', '/'])
		expect(faultsOf({ ...least, [name]: text, PORT: 'drie' })).toContain('PORT')
})

test('A number has digits alone: a blank is no 0', () => {
	for (const name of [
		'PORT',
		'METRICS_PORT',
		'BACKUP_DAYS',
		'RECEIPT_DAYS',
		'LIMIT_CODE',
		'TRACE_SAMPLE_RATE',
	])
		for (const text of [' ', '0x7', '1e2', '+5', '5 ', 'Infinity'])
			expect(faultsOf({ ...least, [name]: text })).toEqual([name])
	expect(readConfig({ ...least, TRACE_SAMPLE_RATE: '0.05', PORT: '8080' })).toMatchObject({
		TRACE_SAMPLE_RATE: 0.05,
		PORT: 8080,
	})
})
