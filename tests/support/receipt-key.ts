import { generateKeyPairSync } from 'node:crypto'

/** A value of RECEIPT_KEY. */
export function createReceiptKey() {
	const { privateKey } = generateKeyPairSync('ed25519')
	return privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')
}
