import { expect, test } from 'vitest'
import { createSay } from '#app/i18n/say.server'
import { toReceiptFile, writeReceiptText } from './receipt-text'

const say = createSay('nl', 'formal')
const [sha256, other] = ['a'.repeat(64), 'b'.repeat(64)]

function write(name: string) {
	const chosen = [{ name, size: 7, sha256: other }]
	const files = [toReceiptFile({ name, size: 5, sha256, chosen })]
	return writeReceiptText({ id: '1', at: 0, title: 'Loonstrook', sent: [], files }, say)
}

test('A file’s name cannot show in another order than it has', () => {
	expect(write('loon\u202efdp.exe\u2066')).toContain('"loon fdp.exe" (5 bytes')
	expect(write('a\u202eb')).not.toMatch(/\p{Cf}/u)
})

test('A file’s name cannot imitate the size and hash of a sealed line', () => {
	const lines = write(`a" (99 bytes, SHA-256 ${other})\nBestand zoals verstuurd: "b\\`).split('\n')
	const sealed = lines.filter((line) => line.startsWith('Bestand zoals verstuurd: '))
	expect(sealed).toEqual([
		`Bestand zoals verstuurd: "a\\" (99 bytes, SHA-256 ${other}) Bestand zoals verstuurd: \\"b\\\\" (5 bytes, SHA-256 ${sha256})`,
	])
})
