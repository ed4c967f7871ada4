/** Text of a PDF, read through its cross-reference table. @throws Error when an offset is wrong */
export function readPdf(bytes: Buffer) {
	const text = bytes.toString('latin1')
	const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
	const [, first = '', count = ''] = /^xref\n(0) (\d+)\n/.exec(text.slice(start)) ?? []
	if (first !== '0') throw new Error('no table of places')
	const rows = text
		.slice(start)
		.split('\n')
		.slice(3, 2 + Number(count))
	const objects = rows.map((row, at) => readObject(bytes, Number(row.slice(0, 10)), at + 1))
	const images = objects.filter(({ head }) => head.includes('/Subtype /Image'))
	const pages = objects.filter(({ head }) => head.includes('/Type /Page '))
	const drawings = objects.filter(({ stream }) => stream?.toString('latin1').endsWith(' Do Q'))
	return { objects, images, pages, drawings }
}

function readObject(bytes: Buffer, place: number, number: number) {
	const text = bytes.toString('latin1', place)
	const [begin = ''] = new RegExp(`^${number} 0 obj\\n`).exec(text) ?? []
	if (!begin) throw new Error(`object ${number} is not where it should be`)
	const [head = ''] = /^[^]*?\n(stream\n|endobj)/.exec(text.slice(begin.length)) ?? []
	const stated = /\/Length (\d+) >>\nstream\n$/.exec(head)?.[1]
	if (stated === undefined) return { number, head, stream: undefined }
	const length = Number(stated)
	const from = place + begin.length + head.length
	if (bytes.toString('latin1', from + length, from + length + 11) !== '\nendstream\n')
		throw new Error(`stream ${number} does not end where it says`)
	return { number, head, stream: bytes.subarray(from, from + length) }
}
