export function createPdfFile() {
	/** Byte offset per object; object numbers start at 1. */
	const offsets: number[] = []
	let length = 0

	function count<Bytes extends Uint8Array>(bytes: Bytes) {
		length += bytes.length
		return bytes
	}
	function text(content: string) {
		return count(Buffer.from(content, 'latin1'))
	}
	function reserve() {
		return offsets.push(0)
	}
	function writeObject(number: number, content: string) {
		offsets[number - 1] = length
		return text(`${number} 0 obj\n${content}\nendobj\n`)
	}

	return {
		reserve,
		writeObject,
		begin: () => text('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'),
		*writeStream(number: number, dictionary: string, bytes: Uint8Array) {
			offsets[number - 1] = length
			yield text(`${number} 0 obj\n<< ${dictionary} /Length ${bytes.length} >>\nstream\n`)
			yield count(bytes)
			yield text('\nendstream\nendobj\n')
		},
		end(root: number) {
			const start = length
			const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
			const trailer = `trailer\n<< /Size ${offsets.length + 1} /Root ${root} 0 R >>\nstartxref\n${start}\n%%EOF\n`
			return text(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows.join('')}${trailer}`)
		},
	}
}
