// Checks a sealed receipt without code of the portal: node check-seal.mjs <receipt.txt> <key.txt>
import { createHash, createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'

const [file, keyFile] = process.argv.slice(2)
const [, text, seal] = /^([^]*\n)-----\n([^]*)$/.exec(readFileSync(file, 'utf8'))
const [, id] = /^key: (.*)$/m.exec(seal)
const [, signature] = /^signature: (.*)$/m.exec(seal)
const [pem] = readFileSync(keyFile, 'utf8')
	.split(`key: ${id}\n`)[1]
	.match(/^-+BEGIN[^]*?END PUBLIC KEY-+$/m)
const isSealed = verify(null, Buffer.from(text), createPublicKey(pem), Buffer.from(signature, 'base64'))
const texts = [...text.matchAll(/^.*SHA-256: ([0-9a-f]{64})\n((?:\| .*\n|\|\n)+)/gm)].map(
	([, hash, lines]) => {
		const words = lines.trimEnd().replace(/^\| ?/gm, '')
		return createHash('sha256').update(words).digest('hex') === hash
	},
)
console.log(JSON.stringify({ isSealed, texts }))
