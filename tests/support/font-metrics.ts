import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

/** Tables of a WOFF file by name (W3C WOFF 1.0, section 5). */
function readTables(path: string): Map<string, Buffer> {
	const file = readFileSync(path)
	const entries = Array.from({ length: file.readUInt16BE(12) }, (_, index) => file.subarray(44 + 20 * index))
	return new Map(
		entries.map((entry) => {
			const [offset, packed, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)]
			const content = file.subarray(offset, offset + packed)
			return [entry.toString('latin1', 0, 4), packed < length ? inflateSync(content) : content]
		}),
	)
}

/** Glyph index of a character, from the format 4 part of `cmap`. */
function findGlyph(cmap: Buffer, code: number): number {
	const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
		cmap.subarray(cmap.readUInt32BE(8 + 8 * index)),
	)
	const table = subtables.find((subtable) => subtable.readUInt16BE(0) === 4)
	if (!table) throw new Error('The font has no map of format 4')
	const doubled = table.readUInt16BE(6)
	for (let at = 14; at < 14 + doubled; at += 2) {
		const start = table.readUInt16BE(at + doubled + 2)
		if (table.readUInt16BE(at) < code || start > code) continue
		const place = at + 3 * doubled + 2
		const range = table.readUInt16BE(place)
		const delta = table.readUInt16BE(at + 2 * doubled + 2)
		if (range === 0) return (code + delta) % 65536
		return (table.readUInt16BE(place + range + 2 * (code - start)) + delta) % 65536
	}
	return 0
}

/** Space of a font as fractions of its size: above and below the line, and the width of each of `letters`. */
export function readFontMetrics(path: string, letters: string) {
	const tables = readTables(path)
	const table = (name: string) => tables.get(name) ?? Buffer.alloc(0)
	const [head, hhea, hmtx] = [table('head'), table('hhea'), table('hmtx')]
	const unit = head.readUInt16BE(18)
	const last = hhea.readUInt16BE(34) - 1
	const widths = Array.from(letters, (letter) => {
		const glyph = findGlyph(table('cmap'), letter.charCodeAt(0))
		return hmtx.readUInt16BE(4 * Math.min(glyph, last)) / unit
	})
	return { ascent: hhea.readInt16BE(4) / unit, descent: -hhea.readInt16BE(6) / unit, widths }
}
