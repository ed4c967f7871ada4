import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import sharp from 'sharp'

/** Words of one line on a picture, in pixels from its top left corner. */
export interface PictureLine {
	words: { text: string; left: number; top: number; width: number; height: number }[]
}

const run = promisify(execFile)

/** Lines of a picture from top to bottom, read by Tesseract. Lines in columns stand alone. */
export async function readPicture(path: string): Promise<PictureLine[]> {
	const { stdout } = await run('tesseract', [path, '-', '-l', 'nld', '--psm', '11', 'tsv'], {
		// Threads would wait for each other.
		env: { ...process.env, OMP_THREAD_LIMIT: '1' },
		maxBuffer: 2 ** 24,
	})
	const lines = new Map<string, PictureLine>()
	for (const row of stdout.split('\n').slice(1)) {
		const [, , block, paragraph, line, , left, top, width, height, , text = ''] = row.split('\t')
		if (text.trim() === '') continue
		const key = [block, paragraph, line].join()
		const known = lines.get(key) ?? { words: [] }
		lines.set(key, known)
		known.words.push({
			text,
			left: Number(left),
			top: Number(top),
			width: Number(width),
			height: Number(height),
		})
	}
	const topOf = ({ words }: PictureLine) => words[0]?.top ?? 0
	return [...lines.values()].toSorted((a, b) => topOf(a) - topOf(b))
}

/** Pixels of the shortest edge of a field, and the shade below which a pixel belongs to an edge. */
const shortest = 100
const dark = 160
/** Pixels of half a line with a field. */
const lineHalf = 16
/** Pixels of a border that touches a label and is read as its last letter. */
const border = 8

/** The upper edge of the field beside or below a label, which has its middle at that height. */
export async function findEdge(
	path: string,
	label: { right: number; y: number },
): Promise<{ x: number; y: number } | undefined> {
	const { data, info } = await sharp(path).greyscale().raw().toBuffer({ resolveWithObject: true })
	for (let y = Math.max(label.y - lineHalf, 0); y < info.height; y += 1) {
		let start = 0
		for (let x = 0; x < info.width; x += 1) {
			const shade = data[(y * info.width + x) * info.channels] ?? 255
			if (shade >= dark) start = x + 1
			// Above the middle of the label only a field beside it begins; one before it ends there.
			else if (x - start >= shortest && (y > label.y || start > label.right - border)) return { x: start, y }
		}
	}
	return undefined
}
