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

const lineHeight = 22

/** A PDF of one A4 page; characters outside Latin-1 become question marks. */
export function createPdf(lines: readonly string[]): Buffer {
	const content = [
		'BT /F1 14 Tf 60 770 Td',
		...lines.map((line) => `(${escapeText(line)}) Tj 0 -${lineHeight} Td`),
		'ET',
	].join('\n')
	return assemble([
		'<< /Type /Catalog /Pages 2 0 R >>',
		'<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
		'<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
		`<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
		'<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
	])
}

function assemble(objects: readonly string[]): Buffer {
	let file = '%PDF-1.4\n'
	const offsets = objects.map((object, index) => {
		const offset = file.length
		file += `${index + 1} 0 obj\n${object}\nendobj\n`
		return offset
	})
	const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
	const size = objects.length + 1
	const tail = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
	return Buffer.from(file + tail, 'latin1')
}

function escapeText(line: string): string {
	return line.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '?').replaceAll(/[\\()]/g, '\\$&')
}
