interface Size {
	width: number
	height: number
}

/** Pixels of a PNG, GIF, JPEG or WebP by its first bytes; undefined for other or broken files. */
export function measurePicture(bytes: Uint8Array): Size | undefined {
	const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
	try {
		return readers.map((read) => read(data)).find((size) => size !== undefined)
	} catch (error) {
		// The file ends within its header.
		if (error instanceof RangeError) return undefined
		throw error
	}
}

/** True for the first bytes of a PNG, GIF, JPEG or WebP, also where the rest cannot be measured. */
export function hasPictureStart(bytes: Uint8Array) {
	const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
	return ['\x89PNG', 'GIF8', '\xff\xd8\xff', 'RIFF'].some((start) => startsWith(data, start))
}

const readers: ((data: Buffer) => Size | undefined)[] = [
	(data) =>
		startsWith(data, '\x89PNG') ? { width: data.readUInt32BE(16), height: data.readUInt32BE(20) } : undefined,
	(data) =>
		startsWith(data, 'GIF8') ? { width: data.readUInt16LE(6), height: data.readUInt16LE(8) } : undefined,
	(data) => (startsWith(data, '\xff\xd8\xff') ? measureJpeg(data) : undefined),
	(data) => (startsWith(data, 'RIFF') && startsWith(data, 'WEBP', 8) ? measureWebp(data) : undefined),
]

function startsWith(data: Buffer, text: string, from = 0) {
	return data.toString('latin1', from, from + text.length) === text
}

/** The frame header is behind segments of any length. */
function measureJpeg(data: Buffer): Size | undefined {
	for (let at = 2; at < data.length;) {
		const marker = data.readUInt16BE(at)
		if (marker === 0xffff) at += 1
		else if (isFrame(marker)) return { width: data.readUInt16BE(at + 7), height: data.readUInt16BE(at + 5) }
		else if (marker >> 8 === 0xff) at += 2 + data.readUInt16BE(at + 2)
		else return undefined
	}
	return undefined
}

/** SOF0 to SOF15 without the tables DHT, JPG and DAC. */
function isFrame(marker: number) {
	return marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)
}

function measureWebp(data: Buffer): Size | undefined {
	const kind = data.toString('latin1', 12, 16)
	if (kind === 'VP8X') return { width: data.readUIntLE(24, 3) + 1, height: data.readUIntLE(27, 3) + 1 }
	if (kind === 'VP8 ')
		return { width: data.readUInt16LE(26) & 0x3fff, height: data.readUInt16LE(28) & 0x3fff }
	if (kind !== 'VP8L') return undefined
	const bits = data.readUIntLE(21, 4)
	return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
}
