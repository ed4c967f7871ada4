import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.server'
import { describeReceiptKey } from './kept-secrets.server'

let DATA_DIR: string
beforeEach(() => {
	DATA_DIR = mkdtempSync(join(tmpdir(), 'portal-kept-'))
	const folder = DATA_DIR
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
})

const demo = () => ({ NODE_ENV: 'production', DATA_DIR })
const firm = () => ({ ...demo(), API_URL: 'https://api.nl', SESSION_SECRET: '0123456789abcdef'.repeat(2) })

test('Without a key for receipts one is kept in the data folder, also with an API', () => {
	const read = () => readConfig(firm()).RECEIPT_KEY
	expect(read()).toHaveLength(1)
	expect(read()).toEqual(read())
})

test('The demo makes a secret of its own once, and keeps it where only it can read', () => {
	const [made] = readConfig(demo()).SESSION_SECRET
	expect(made).toMatch(/^[0-9a-f]{64}$/)
	expect(readConfig(demo()).SESSION_SECRET).toEqual([made])
	const file = join(DATA_DIR, 'session-secret')
	expect(readFileSync(file, 'utf8')).toBe(made)
	expect(statSync(file).mode & 0o777).toBe(0o600)
	chmodSync(file, 0o644)
	readConfig(demo())
	expect(statSync(file).mode & 0o777).toBe(0o600)
	const below = join(DATA_DIR, 'below')
	readConfig({ ...demo(), DATA_DIR: below })
	expect(statSync(below).mode & 0o777).toBe(0o700)
})

test.each([
	['receipt-key', ''],
	['receipt-key', 'garbage'],
	['session-secret', ''],
])('A start with a %s of which is left "%s" stops, because what it seals could not be read', (name, text) => {
	const file = join(DATA_DIR, name)
	writeFileSync(file, text)
	const words = `DATA_DIR: ${file} is damaged: put back its copy, or remove it, and what it sealed is lost`
	expect(() => readConfig(demo())).toThrow(words)
	if (name === 'receipt-key') expect(() => readConfig(firm())).toThrow(words)
})

test('A key for receipts that cannot be read stops the start: another one would make older receipts unknown', () => {
	mkdirSync(join(DATA_DIR, 'receipt-key'))
	expect(() => readConfig(firm())).toThrow(`DATA_DIR: ${DATA_DIR} can't be used`)
})

test('The start says whether the key for receipts outlives it', () => {
	readConfig(firm())
	expect(describeReceiptKey(firm())).toBe('RECEIPT_KEY is not set: the key in DATA_DIR is unknown elsewhere')
	const file = join(DATA_DIR, 'a-file')
	writeFileSync(file, '')
	expect(readConfig({ ...firm(), DATA_DIR: file }).RECEIPT_KEY).toHaveLength(1)
	expect(describeReceiptKey({ ...firm(), DATA_DIR: file })).toBe(
		'RECEIPT_KEY is not set, and DATA_DIR keeps none: receipts of now are unknown after the next start',
	)
	expect(describeReceiptKey({ ...firm(), RECEIPT_KEY: 'set' })).toBeUndefined()
	expect(describeReceiptKey(demo())).toBeUndefined()
})
