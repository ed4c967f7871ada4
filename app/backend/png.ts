import { crc32, deflateSync } from 'node:zlib'

const signature = Buffer.from('89504e470d0a1a0a', 'hex')

/** A PNG with a palette; `rows` are indexes of `colours` (`#rrggbb`). */
export function createPng(rows: readonly (readonly number[])[], colours: readonly string[]): Buffer {
	const header = Buffer.alloc(13)
	header.writeUInt32BE(rows[0]?.length ?? 0, 0)
	header.writeUInt32BE(rows.length, 4)
	header.set([8, 3], 8)
	return Buffer.concat([
		signature,
		chunk('IHDR', header),
		chunk('PLTE', Buffer.from(colours.join('').replaceAll('#', ''), 'hex')),
		chunk('IDAT', deflateSync(Buffer.from(rows.flatMap((row) => [0, ...row])), { level: 9 })),
		chunk('IEND', Buffer.alloc(0)),
	])
}

function chunk(type: string, data: Buffer): Buffer {
	const content = Buffer.concat([Buffer.from(type, 'latin1'), data])
	const framed = Buffer.alloc(content.length + 8)
	framed.writeUInt32BE(data.length, 0)
	framed.set(content, 4)
	framed.writeUInt32BE(crc32(content), content.length + 4)
	return framed
}
