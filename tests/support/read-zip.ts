import { crc32 } from 'node:zlib'

/** Files of an uncompressed archive in the order of its directory. @throws Error for a wrong checksum */
export function readZip(archive: Uint8Array): Map<string, Buffer> {
	const bytes = Buffer.from(archive)
	const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1')
	if (end < 0) throw new Error('The archive has no end')
	const count = bytes.readUInt16LE(end + 10)
	const files = new Map<string, Buffer>()
	let at = bytes.readUInt32LE(end + 16)
	for (let index = 0; index < count; index += 1) {
		const entry = readEntry(bytes, at)
		if (files.has(entry.name)) throw new Error(`${entry.name} is there twice`)
		files.set(entry.name, entry.content)
		at = entry.next
	}
	if (at !== end) throw new Error('The directory does not end where the archive does')
	return files
}

function readEntry(bytes: Buffer, at: number) {
	if (bytes.toString('latin1', at, at + 4) !== 'PK\x01\x02') throw new Error(`No entry at ${at}`)
	const [checksum, size] = [bytes.readUInt32LE(at + 16), bytes.readUInt32LE(at + 24)]
	const nameEnd = at + 46 + bytes.readUInt16LE(at + 28)
	const next = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
	const isUtf8 = (bytes.readUInt16LE(at + 8) & 0x800) !== 0
	const name = bytes.toString(isUtf8 ? 'utf8' : 'latin1', at + 46, nameEnd)
	const local = bytes.readUInt32LE(at + 42)
	if (bytes.toString('latin1', local, local + 4) !== 'PK\x03\x04') throw new Error(`No file at ${local}`)
	const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
	const content = bytes.subarray(start, start + size)
	if (crc32(content) !== checksum) throw new Error(`${name} has another checksum`)
	return { name, content, next }
}
