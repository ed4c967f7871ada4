/**
 * A text with an addition in front of the first `end` that follows `start`.
 * @throws Error where the text has no such place
 */
export function insertBefore(
	text: string,
	{ start = '', end }: { start?: string; end: string },
	addition: string,
) {
	const from = text.indexOf(start)
	const at = from < 0 ? -1 : text.indexOf(end, from + start.length)
	if (at < 0)
		throw new Error(`There is no ${JSON.stringify(end)} after ${JSON.stringify(start)} to write in front of`)
	return text.slice(0, at) + addition + text.slice(at)
}

/** The same behind the last line that begins with `import`. */
export function insertImport(text: string, line: string): string {
	const lines = text.split('\n')
	const last = lines.findLastIndex((one) => /^(import |\} from )/.test(one))
	return [...lines.slice(0, last + 1), line, ...lines.slice(last + 1)].join('\n')
}
