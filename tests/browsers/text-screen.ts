/**
 * Screen of a VT52, the terminal with the fewest commands that both lynx and w3m support, and of the few ANSI commands
 * that links2 and elinks send to any terminal. Rows and columns of a VT52 are one printable byte each, so at most 94.
 */
export interface TextScreen {
	write(text: string): void
	lines(): string[]
	cursor(): { row: number; column: number }
}

export const screenRows = 90
export const screenColumns = 80

// In order: cursor address, ANSI commands, character sets, single-letter commands, controls, one character.
const tokens = new RegExp(
	'\\u001bY(.)(.)|\\u001b\\[([0-9;?]*)([A-Za-z])|\\u001b[()].|\\u001b([A-Z=>])|([\\u0000-\\u001f])|(.)',
	'gsu',
)

export function createTextScreen(): TextScreen {
	const cells = Array.from({ length: screenRows }, emptyRow)
	let row = 0
	let column = 0
	let rest = ''

	function move(toRow: number, toColumn: number) {
		row = Math.min(Math.max(toRow, 0), screenRows - 1)
		column = Math.min(Math.max(toColumn, 0), screenColumns)
	}

	function feedLine() {
		if (row < screenRows - 1) return void (row += 1)
		cells.shift()
		cells.push(emptyRow())
	}

	function eraseLine(from: number) {
		cells[row]?.fill(' ', from)
	}

	function eraseBelow() {
		eraseLine(column)
		for (const line of cells.slice(row + 1)) line.fill(' ')
	}

	function reverseFeed() {
		if (row > 0) return void (row -= 1)
		cells.pop()
		cells.unshift(emptyRow())
	}

	const commands: Record<string, () => void> = {
		A: () => move(row - 1, column),
		B: () => move(row + 1, column),
		C: () => move(row, column + 1),
		D: () => move(row, column - 1),
		H: () => move(0, 0),
		I: reverseFeed,
		J: eraseBelow,
		K: () => eraseLine(column),
		'\n': feedLine,
		'\r': () => move(row, 0),
		'\b': () => move(row, column - 1),
		'\t': () => move(row, (Math.floor(column / 8) + 1) * 8),
	}

	const ansi: Record<string, (numbers: readonly number[]) => void> = {
		H: ([toRow = 1, toColumn = 1]) => move(toRow - 1, toColumn - 1),
		J: ([kind]) => (kind === 2 ? cells.forEach((line) => void line.fill(' ')) : eraseBelow()),
		K: () => eraseLine(column),
	}

	function print(character: string) {
		if (column >= screenColumns) return
		const line = cells[row]
		if (line) line[column] = character
		column += 1
	}

	return {
		write: (text) => {
			const whole = rest + text
			rest = /\u001b(Y.?|\[[0-9;?]*|[()])?$/u.exec(whole)?.[0] ?? ''
			for (const [, toRow, toColumn, numbers, command, letter, control, character] of whole
				.slice(0, whole.length - rest.length)
				.matchAll(tokens)) {
				if (toRow && toColumn) move(toRow.charCodeAt(0) - 32, toColumn.charCodeAt(0) - 32)
				else if (command) ansi[command]?.((numbers ?? '').split(';').map(Number))
				else if (character) print(character)
				else commands[letter ?? control ?? '']?.()
			}
		},
		lines: () => cells.map((line) => line.join('').trimEnd()),
		cursor: () => ({ row, column }),
	}
}

function emptyRow(): string[] {
	return new Array<string>(screenColumns).fill(' ')
}
