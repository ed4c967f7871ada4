import { execFile, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { startDisplay } from './display'
import { findProgram } from '../support/find-program'
import { findEdge, readPicture, type PictureLine } from '../support/read-picture'
import type { TextBrowser } from './text-browser'

export type WindowBrowserName = 'netsurf' | 'dillo'

const programs = { netsurf: 'netsurf-gtk', dillo: 'dillo' } as const

/** Keys that select the whole address. */
const selectAddress = { netsurf: ['ctrl+a'], dillo: ['Home', 'shift+End'] }
/** Keys that empty a field; Backspace in an empty one would go back a page. */
const clearField = ['Home', ...new Array<string>(40).fill('Delete')]

const dilloStop = '/usr/libexec/dillo/dpidc'

/** Tall, so that no page needs to be scrolled. */
const width = 1000
const height = 3000

/** A new client's settings; Dillo takes no cookies, and reads best in black on white. */
const settings: Record<string, string> = {
	'.config/netsurf/Choices': `window_x:0\nwindow_y:0\nwindow_width:${width}\nwindow_height:${height}\n`,
	'.dillo/cookiesrc': 'DEFAULT ACCEPT\n',
	'.dillo/dillorc': `geometry=${width}x${height}+0+0\nfont_factor=1.3\nbg_color=0xffffff\n`,
}

export function hasWindowBrowser(name: WindowBrowserName): boolean {
	return ([programs[name], 'Xvfb', 'xdotool', 'import', 'tesseract', 'setpriv'] as const).every(findProgram)
}

/** NetSurf or Dillo on a virtual screen: its words are read from pictures, its controls clicked. */
export async function openWindowBrowser(name: WindowBrowserName, url: string): Promise<TextBrowser> {
	const home = await mkdtemp(join(tmpdir(), 'portal-window-'))
	for (const [path, text] of Object.entries(settings)) {
		await mkdir(join(home, path, '..'), { recursive: true })
		await writeFile(join(home, path), text)
	}
	const display = await startDisplay({ width, height })
	const env = { ...process.env, HOME: home, DISPLAY: display.name, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' }
	const child = spawn(programs[name], [url], { env, stdio: 'ignore' })
	const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
	const pid = child.pid ?? 0
	const picture = join(home, 'screen.png')
	let lines: PictureLine[] = []
	let title = ''

	async function look() {
		await display.picture(picture)
		title = await display.titleOf(pid)
		lines = await readPicture(picture)
	}

	async function find(
		what: string,
		choose = ([first]: Place[]) => first,
		findAll = findPlaces,
	): Promise<Place> {
		await look()
		const place = choose(findAll(lines, what))
		if (!place) throw new Error(`"${what}" was not found on the page:\n${toText(lines)}`)
		return place
	}

	/** Fields are filled in from top to bottom, so the search starts below the last one. */
	let last = 0
	const goOn = async (what: string, isField = (_: Place) => true, findAll = findPlaces) => {
		const choose = (places: Place[]) => {
			const fields = places.filter(isField)
			return fields.find(({ y }) => y > last) ?? fields[0]
		}
		const place = await find(what, choose, findAll)
		last = place.y
		return place
	}

	const click = ({ x, y }: Place) => {
		last = 0
		return display.click(x + 4, y)
	}
	/** Without a window manager no window has the focus: keys go to the one under the mouse. */
	const typeAfter = async (keys: readonly string[], text: string) => {
		await display.press(...keys)
		await display.type(text)
	}

	async function open(address: string) {
		last = 0
		await typeAfter(['ctrl+l', ...selectAddress[name]], address)
		await display.press('Return')
	}

	return {
		screen: () => toText(lines),
		waitFor: async (words, limit = 60_000) => {
			const end = Date.now() + limit
			for (;;) {
				await look()
				const isThere =
					typeof words === 'string'
						? title.includes(words) || findPlaces(lines, words).length > 0
						: words.test(toText(lines))
				if (isThere) return toText(lines)
				if (Date.now() > end) throw new Error(`"${words}" did not appear:\n${toText(lines)}`)
				await wait(500)
			}
		},
		open,
		follow: async (link) => click(await find(link)),
		press: async (button) => click(await find(button, (places) => places.at(-1))),
		fill: async (label, value) => {
			// Errors name the label too: with a colon, or within a sentence.
			const place = await goOn(label, ({ index, end }) => index < 2 && !end.endsWith(':'))
			const edge = await findEdge(picture, place)
			if (!edge) throw new Error(`There is no field below "${label}":\n${toText(lines)}`)
			await display.click(edge.x + 20, edge.y + 10)
			await typeAfter(clearField, value)
		},
		choose: async (label, question) => {
			if (question !== undefined) await goOn(question)
			const { x, y } = await goOn(label, ({ index }) => index < 2, findMarked)
			await display.click(Math.max(x - 12, 15), y)
		},
		save: () => Promise.reject(new Error('Files are saved in lynx and w3m')),
		type: display.type,
		close: async () => {
			// Dillo's programs outlive it, and six of them leave no port for the next.
			if (name === 'dillo') await promisify(execFile)(dilloStop, ['stop'], { env })
			child.kill('SIGKILL')
			await ended
			await display.close()
			await rm(home, { recursive: true, force: true })
		},
	}
}

/** Position of words: their edges and middle, the words before them in their line, and the last of them. */
interface Place {
	x: number
	right: number
	y: number
	index: number
	end: string
}

/** Finds words, which may wrap. */
function findPlaces(lines: readonly PictureLine[], what: string): Place[] {
	const wanted = simplify(what)
	return lines.flatMap(({ words }, at) => {
		const further = lines.slice(at + 1, at + 4).flatMap((line) => line.words)
		const ends = words.map((_, start) => findEnd([...words.slice(start), ...further], wanted))
		const index = ends.findIndex((end) => end !== undefined)
		const first = words[index]
		const last = ends[index]
		if (!first || !last) return []
		// Wrapped words: the first line counts, because a field stands beside it.
		const { left, width } = words.includes(last) ? last : (words.at(-1) ?? last)
		const middle = Math.round(first.top + first.height / 2)
		return [{ x: first.left, right: left + width, y: middle, index, end: last.text }]
	})
}

/** Pixels of a radio button, which may be read as a word before its label or as the label's first letter. */
const markWidth = 18

function findMarked(lines: readonly PictureLine[], label: string): Place[] {
	const merged = ['C', 'O'].flatMap((mark) => findPlaces(lines, mark + label))
	const places = [
		...findPlaces(lines, label),
		...merged.map((place) => ({ ...place, x: place.x + markWidth })),
	]
	return places.toSorted((a, b) => a.y - b.y)
}

/** The word with which the wording that begins here ends. */
function findEnd(words: PictureLine['words'], wanted: string): PictureLine['words'][number] | undefined {
	let read = ''
	for (const word of words) {
		read += simplify(word.text)
		if (isRead(read, wanted)) return word
		if (read.length > wanted.length) return undefined
	}
	return undefined
}

/** A border beside long words may cost their first or last letter. */
function isRead(read: string, wanted: string): boolean {
	if (read === wanted) return true
	return wanted.length > 7 && [wanted.slice(1), wanted.slice(0, -1)].includes(read)
}

/** Letters alone, with one sign for those that look alike. */
function simplify(text: string): string {
	return text
		.normalize('NFD')
		.toLowerCase()
		.replace(/[l1i|!]/g, 'l')
		.replace(/0/g, 'o')
		.replace(/[^\p{L}\p{N}]/gu, '')
}

function toText(lines: readonly PictureLine[]): string {
	return lines.map(({ words }) => words.map(({ text }) => text).join(' ')).join('\n')
}
