/** A grey JPEG with 12 bits per sample (extended sequential), which no common tool writes. */
export function createDeepJpeg([width, height] = [64, 32]): Buffer {
	const bits: number[] = []
	const put = (value: number, length: number) => {
		for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1)
	}
	let before = 0
	for (let block = 0; block < (width / 8) * (height / 8); block += 1) {
		const level = ((block * 900) % 14_000) - 7_000
		const step = level - before
		before = level
		const size = step === 0 ? 0 : 32 - Math.clz32(Math.abs(step))
		put(size, 4)
		if (size > 0) put(step > 0 ? step : step + 2 ** size - 1, size)
		put(0, 1)
	}
	while (bits.length % 8 > 0) bits.push(1)
	return Buffer.concat([
		Buffer.from('ffd8', 'hex'),
		part(0xdb, [0, ...Array<number>(64).fill(1)]),
		part(0xc1, [12, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]),
		// Sixteen levels with four bits each, and one code for the end of a block.
		part(0xc4, [0, 0, 0, 0, 15, ...Array<number>(12).fill(0), ...Array(15).keys()]),
		part(0xc4, [0x10, 1, ...Array<number>(15).fill(0), 0]),
		part(0xda, [1, 1, 0, 0, 63, 0]),
		pack(bits),
		Buffer.from('ffd9', 'hex'),
	])
}

function part(marker: number, content: readonly number[]) {
	const length = content.length + 2
	return Buffer.from([0xff, marker, length >> 8, length & 255, ...content])
}

/** A zero follows each byte that looks like a marker. */
function pack(bits: readonly number[]) {
	const bytes = Array.from({ length: bits.length / 8 }, (_, index) =>
		parseInt(bits.slice(index * 8, index * 8 + 8).join(''), 2),
	)
	return Buffer.from(bytes.flatMap((byte) => (byte === 0xff ? [byte, 0] : [byte])))
}
