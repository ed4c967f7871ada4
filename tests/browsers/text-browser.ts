import { openTerminal, type Terminal, type TerminalOptions, type TextBrowserName } from './terminal'
import { screenRows } from './text-screen'
import { openWindowBrowser, type WindowBrowserName } from './window-browser'

export type OldBrowserName = TextBrowserName | WindowBrowserName

/** A text browser as a person uses it: read the screen, move from link to link, type. */
export interface TextBrowser {
	/** The screen, at most 90 lines, without blank lines at its end. */
	screen(): string
	/** Waits for words; fails with the screen after `limit` ms. A POST may take lynx some seconds. */
	waitFor(words: string | RegExp, limit?: number): Promise<string>
	open(url: string): Promise<void>
	follow(link: string): Promise<void>
	press(button: string): Promise<void>
	/** Replaces the text of the field below or after this label; a file field takes a path. */
	fill(label: string, value: string): Promise<void>
	/** Ticks the radio button or checkbox before these words, or the first one below the question. */
	choose(label: string, question?: string): Promise<void>
	/** Saves the target of a link or button to a file. */
	save(link: string, path: string): Promise<void>
	type(keys: string): Promise<void>
	close(): Promise<void>
}

interface Driver {
	top: string
	/** Key to the next link or field. */
	next: string
	/** Keys that open the address prompt and clear it. */
	address: string
	/** True on a text, password or file field. */
	isField(stop: Stop): boolean
	isButton(stop: Stop): boolean
	/** Columns from the start of a button to the cursor. */
	indent?: number
	fill(terminal: Terminal, value: string): Promise<void>
	save(terminal: Terminal, path: string): Promise<void>
}

interface Stop {
	row: number
	column: number
	/** The line from the cursor on, and the line before the cursor. */
	rest: string
	before: string
	status: string
	lines: string[]
}

const enter = '\r'
const up = '\u001b[A'
/** More than the longest form has, with all its radio buttons. */
const maximalStops = 300

const lynx: Driver = {
	top: '\u0001',
	next: '\t',
	address: 'g\u0015',
	isField: ({ status }) => /^\((Textfield|Password|Textarea|File entry|UneditableTextfield)/.test(status),
	isButton: ({ status }) => /^(\(Form submit|Submit (\('x' for no cache\) )?to)/i.test(status),
	fill: async (terminal, value) => {
		await terminal.type(enter)
		await terminal.type(`\u0015${value}`)
		await terminal.type('\t')
	},
	save: async (terminal, path) => {
		const [title = ''] = terminal.lines()
		await terminal.type('d')
		await untilShown(terminal, /Save to disk/)
		await terminal.type(enter)
		await terminal.type(`\u0015${path}${enter}`)
		// Back from the page of download options.
		await terminal.type('\u001bD')
		// Arrows for the previous and next pages precede a title.
		await untilShown(terminal, title.trim().replace(/^\S+ {2,}/, ''))
	},
}

const w3m: Driver = {
	top: 'g',
	next: '\t',
	address: 'U\u0005\u0015',
	isField: ({ before }) => before.endsWith('['),
	// Buttons and links look alike in w3m.
	isButton: ({ before }) => !before.endsWith('['),
	fill: async (terminal, value) => {
		await terminal.type(enter)
		await terminal.type(`\u0005\u0015${value}${enter}`)
	},
	save: async (terminal, path) => {
		await terminal.type('a')
		await untilShown(terminal, /Save file to/)
		await terminal.type(`\u0005\u0015${path}${enter}`)
		// Back from the list of downloads.
		await terminal.type('B')
	},
}

/** links2 and elinks type into a field as soon as the cursor is on it, so the keys of a page work only above all fields. */
const links: Driver = {
	top: up.repeat(maximalStops),
	next: '\u001b[B',
	address: `${up.repeat(maximalStops)}g\u0015`,
	isField: ({ status }) => /^(Text field|Password field|Text area|File upload)/.test(status),
	isButton: ({ status }) => /^(Post form|Submit form)/.test(status),
	indent: 2,
	fill: (terminal, value) => terminal.type(`\u0015${value}`),
	save: () => Promise.reject(new Error('Files are saved in lynx and w3m')),
}

const drivers: Record<TextBrowserName, Driver> = { lynx, w3m, links2: links, elinks: links }

export async function openTextBrowser(
	name: OldBrowserName,
	url: string,
	options?: TerminalOptions,
): Promise<TextBrowser> {
	if (name === 'netsurf' || name === 'dillo') return openWindowBrowser(name, url)
	const terminal = await openTerminal(name, url, options)
	const driver = drivers[name]
	const go = (what: string, isThere: IsThere) => walk(terminal, driver, what, isThere)
	/** Fields are filled in from top to bottom, so the search starts at the cursor. */
	const goOn = async (what: string, isThere: IsThere) =>
		(await walkOn(terminal, driver, isThere)) || go(what, isThere)

	return {
		screen: () => screenOf(terminal),
		waitFor: (words, limit) => untilShown(terminal, words, limit),
		type: terminal.type,
		close: terminal.close,
		open: (url) => terminal.type(`${driver.address}${url}${enter}`),
		follow: async (link) => {
			await go(link, (stop) => startsWithWords(stop, link) && !driver.isField(stop))
			await terminal.type(enter)
		},
		press: async (button) => {
			await go(button, (stop) => driver.isButton(stop) && startsWithWords(stop, button))
			await terminal.type(enter)
		},
		fill: async (label, value) => {
			await goOn(label, (stop, previous) => driver.isField(stop) && isLabelled(stop, label, previous))
			await driver.fill(terminal, value)
		},
		choose: async (label, question) => {
			const box = /^[[(]?[ *X]?[\])]\s*/
			let isBelow = false
			await goOn(label, (stop, previous) => {
				if (!previous) isBelow = question === undefined
				isBelow ||= wordsBetween(previous, stop).includes(question ?? '')
				return isBelow && box.test(stop.rest) && stop.rest.replace(box, '').startsWith(label)
			})
			await terminal.type(enter)
		},
		save: async (link, path) => {
			await go(link, (stop) => startsWithWords(stop, link))
			await driver.save(terminal, path)
		},
	}
}

/** Lines between two stops, which may be on different screens. */
function linesBetween(previous: Stop, { lines, row }: Stop) {
	// Changed input and the status line do not count as another screen.
	const changed = lines.filter((line, at) => line !== previous.lines[at]).length
	return changed < 6
		? lines.slice(previous.row <= row ? previous.row : 0, row)
		: [...previous.lines.slice(previous.row), ...lines.slice(0, row)]
}

function wordsBetween(previous: Stop | undefined, stop: Stop) {
	return previous ? wordsOf([...linesBetween(previous, stop), stop.lines[stop.row] ?? '']) : ''
}

/** Joins lines, because long labels wrap. */
function wordsOf(lines: readonly string[]) {
	return lines.map((line) => line.trim()).join(' ')
}

type IsThere = (stop: Stop, previous?: Stop) => boolean

/** Tabs from the top of the page until the stop matches. Twice, because a busy machine may draw a stop too late. */
async function walk(terminal: Terminal, driver: Driver, what: string, isThere: IsThere): Promise<void> {
	for (const isEnd of [isSameStop, () => false]) {
		await terminal.type(driver.top)
		if (await walkOn(terminal, driver, isThere, isEnd)) return
	}
	throw new Error(`"${what}" was not found on the page:\n${screenOf(terminal)}`)
}

/** Tabs from the cursor on; false at the end of the page. */
async function walkOn(
	terminal: Terminal,
	driver: Driver,
	isThere: IsThere,
	isEnd = isSameStop,
): Promise<boolean> {
	let previous: Stop | undefined
	for (let count = 0; count < maximalStops; count += 1) {
		const stop = readStop(terminal, driver)
		if (isThere(stop, previous)) return true
		if (previous && isEnd(stop, previous)) return false
		previous = stop
		await terminal.type(driver.next)
	}
	return false
}

function isSameStop(one: Stop, other: Stop) {
	return one.row === other.row && one.column === other.column && one.lines.join() === other.lines.join()
}

function readStop(terminal: Terminal, { isButton, indent = 0 }: Driver): Stop {
	const lines = terminal.lines()
	const { row, column } = terminal.cursor()
	const status = lines[screenRows - 1] ?? ''
	const readAt = (column: number): Stop => {
		const [before = '', rest = ''] = [lines[row]?.slice(0, column), lines[row]?.slice(column).trimStart()]
		return { row, column, rest, before, status, lines }
	}
	const stop = readAt(column)
	return indent > 0 && isButton(stop) ? readAt(column - indent) : stop
}

/** lynx shows a button's value in brackets. Long text may continue on the next line, in a table below its start. */
function startsWithWords({ rest, row, column, lines }: Stop, words: string): boolean {
	const plain = rest.replace(/^\((BUTTON|IMAGE)\)\s*/, '').replace(/^[([]/, '')
	if (plain.startsWith(words)) return true
	const [start = ''] = plain.split('  ')
	if (!words.startsWith(`${start} `)) return false
	const goesOn = ` ${lines[row + 1]}`.indexOf(words.slice(start.length))
	return goesOn >= 0 && goesOn <= column
}

/** The label starts at or above the cursor's line, without another stop in between. */
function isLabelled(stop: Stop, label: string, previous?: Stop): boolean {
	const above = previous ? linesBetween(previous, stop) : stop.lines.slice(0, stop.row)
	const between = [...above, stop.before]
	return between.some((_, at) => wordsOf(between.slice(at)).startsWith(label))
}

function screenOf(terminal: Terminal): string {
	return terminal.lines().join('\n').trimEnd()
}

async function untilShown(terminal: Terminal, words: string | RegExp, limit = 30_000): Promise<string> {
	const end = Date.now() + limit
	for (;;) {
		const screen = screenOf(terminal)
		if (typeof words === 'string' ? joinLines(screen).includes(words) : words.test(screen)) return screen
		if (Date.now() > end) throw new Error(`"${words}" did not appear:\n${screen}`)
		await terminal.type('')
	}
}

/** A sentence may wrap anywhere. */
function joinLines(screen: string): string {
	return screen.replace(/\s+/g, ' ')
}
