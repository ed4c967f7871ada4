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
