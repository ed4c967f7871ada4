const orientationTag = 0x0112
const entryLength = 12
/** Some programs write four bytes where two belong. */
const longType = 4

/** Exif orientation 2 to 8; undefined when the image is upright or the value is unreadable. */
export function readOrientation(exif: Buffer): number | undefined {
	const order = exif.toString('latin1', 0, 4)
	const isLittle = order === 'II*\0'
	if (!isLittle && order !== 'MM\0*') return undefined
	const has = (end: number) => end <= exif.length
	const short = (at: number) => (isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at))
	const long = (at: number) => (isLittle ? exif.readUInt32LE(at) : exif.readUInt32BE(at))
	if (!has(8)) return undefined
	const first = long(4)
	if (!has(first + 2)) return undefined
	const last = first + 2 + short(first) * entryLength
	for (let entry = first + 2; entry < last && has(entry + entryLength); entry += entryLength) {
		if (short(entry) !== orientationTag) continue
		const value = short(entry + 2) === longType ? long(entry + 8) : short(entry + 8)
		return value >= 2 && value <= 8 ? value : undefined
	}
	return undefined
}

export function writeOrientation(orientation: number): Buffer {
	return Buffer.from(`4d4d002a00000008000101120003000000010000000000000000`, 'hex').fill(orientation, 19, 20)
}
