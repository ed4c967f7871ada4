import { execFileSync } from 'node:child_process'
import { createPublicKey, verify } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createReceiptKey } from '#tests/support/receipt-key'

vi.stubEnv('NODE_ENV', 'test')

const text = 'Bewijs van verzending: Opdracht\nVerstuurd: Kosten: € 95,00\n'
const [older, newer] = [createReceiptKey(), createReceiptKey()]

async function startWith(...keys: string[]) {
	vi.stubEnv('RECEIPT_KEY', keys.join(','))
	vi.resetModules()
	return import('./receipt-seal.server')
}

test('A seal is an Ed25519 signature over the text, which the public key alone can check', async () => {
	const { sealReceipt, writeReceiptKeys } = await startWith(newer)
	const [before = '', seal = ''] = sealReceipt(text).split('-----\n')
	const [, signature = ''] = /^signature: (.*)$/m.exec(seal) ?? []
	const [id = '', ...pem] = writeReceiptKeys().split('\n')
	expect([before, seal.split('\n')[0]]).toEqual([text, id])
	const key = createPublicKey(pem.join('\n'))
	expect(verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'))).toBe(true)
})

test('A right text stays right with other line ends and blanks around it; one letter more or less is altered', async () => {
	const { sealReceipt, checkReceiptSeal } = await startWith(newer)
	const file = sealReceipt(text)
	for (const same of [file, file.trim(), `\uFEFF${file}\n\n`, file.replace(/\n/g, '\r\n')])
		expect(checkReceiptSeal(same)).toBe('right')
	for (const other of [file.replace('95', '96'), `x${file}`, file.replace('\n-----', '\n\n-----')])
		expect(checkReceiptSeal(other)).toBe('altered')
	for (const part of ['', text, file.slice(0, -10), file.replace('-----', ''), `${file}Betaald`])
		expect(checkReceiptSeal(part)).toBe('incomplete')
})

test('A signature has one spelling: another text of the same bytes is altered', async () => {
	const { sealReceipt, checkReceiptSeal } = await startWith(newer)
	const file = sealReceipt(text)
	const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
	const [, last = ''] = /(.)==\n$/.exec(file) ?? []
	const start = letters.indexOf(last) & ~15
	for (const letter of letters.slice(start, start + 16))
		expect(checkReceiptSeal(`${file.slice(0, -4)}${letter}==\n`)).toBe(letter === last ? 'right' : 'altered')
})

test('A text that a mail program re-encoded stays right where nothing else changed; other quotes are altered', async () => {
	const { sealReceipt, checkReceiptSeal } = await startWith(newer)
	const file = sealReceipt('Naam: Zoë "Aa"\n| Eén.\n| \n| Twee.\n')
	const flowed = file.replace(/ $/gm, '').replace(/$/gm, '  ')
	for (const same of [file, file.normalize('NFD'), flowed, flowed.normalize('NFD').replace(/\n/g, '\r\n')])
		expect(checkReceiptSeal(same)).toBe('right')
	for (const other of [file.replace(/"/g, '”'), file.replace('Zoë', 'Zoe'), file.replace('| \n', '')])
		expect(checkReceiptSeal(other)).toBe('altered')
	const decomposed = sealReceipt('Naam: Zoe\u0308\n')
	expect(checkReceiptSeal(decomposed)).toBe('right')
})

test('Seals of older keys of the list are right, those of another key are of an unknown one', async () => {
	const file = (await startWith(older)).sealReceipt(text)
	const { checkReceiptSeal, writeReceiptKeys } = await startWith(newer, older)
	expect(checkReceiptSeal(file)).toBe('right')
	expect(writeReceiptKeys().match(/^key: [0-9a-f]{16}$/gm)).toHaveLength(2)
	expect((await startWith(newer)).checkReceiptSeal(file)).toBe('unknownKey')
})

test('Lines like the one before the seal are text, for our check and for a script of others', async () => {
	const { sealReceipt, checkReceiptSeal, writeReceiptKeys } = await startWith(newer)
	const folder = mkdtempSync(join(tmpdir(), 'portal-seal-'))
	const [receipt, keys] = [join(folder, 'receipt.txt'), join(folder, 'key.txt')]
	const script = join(import.meta.dirname, '../../tests/support/check-seal.mjs')
	writeFileSync(keys, writeReceiptKeys())
	const check = (file: string) => {
		writeFileSync(receipt, file)
		return [
			checkReceiptSeal(file),
			execFileSync(process.execPath, [script, receipt, keys], { encoding: 'utf8' }),
		]
	}
	const file = sealReceipt('Naam: Aa-----\n-----\nkey: 1\nsignature: 2\nKosten: € 95,00\n')
	expect(check(file)).toEqual(['right', expect.stringContaining('"isSealed":true')])
	expect(check(file.replace('95', '96'))).toEqual(['altered', expect.stringContaining('"isSealed":false')])
	rmSync(folder, { recursive: true })
})
