import dayjs from 'dayjs'
import { toInstant } from '#app/lib/wall-clock'

const usage = `Usage: node build/server/index.js trace-client [--from=<time>] [--to=<time>] <log file> ... < <file with one name>

Prints the lines of one client in files of the log, also compressed ones (.gz). Standard input has the client's id, or
login names. Times are of Amsterdam, like "2026-11-27 10:00", or have an offset: 2026-11-27T10:00:00Z. Each use is recorded in DATA_DIR/traces.log.
`

export interface TraceArguments {
	files: string[]
	/** Milliseconds since 1970. */
	from: number
	to: number
}

/** @throws Error with the usage */
export function readTraceArguments(args: readonly string[]): TraceArguments {
	const files = args.filter((argument) => !argument.startsWith('--'))
	const options = args.filter((argument) => argument.startsWith('--'))
	const read: TraceArguments = { files, from: -Infinity, to: Infinity }
	for (const option of options) {
		const [, name, time = ''] = /^--(from|to)=(.+)$/.exec(option) ?? []
		const instant = readTime(time)
		if ((name !== 'from' && name !== 'to') || Number.isNaN(instant))
			throw new Error(`Not an option: ${option}\n\n${usage}`)
		read[name] = instant
	}
	if (files.length === 0) throw new Error(usage)
	if (read.from > read.to) throw new Error(`--from is later than --to\n\n${usage}`)
	return read
}

/** Without an offset the time is of Amsterdam, whatever zone the machine has. */
function readTime(text: string) {
	if (!/^\d{4}-\d\d-\d\d([T ][\d:.]+(Z|[+-]\d\d:\d\d)?)?$/.test(text) || !isDay(text.slice(0, 10)))
		return Number.NaN
	if (/(Z|[+-]\d\d:\d\d)$/.test(text)) return Date.parse(text)
	const wall = Date.parse(text.includes(':') ? `${text}Z` : text)
	return Number.isNaN(wall) ? wall : toInstant(dayjs.utc(wall)).valueOf()
}

/** `Date` takes 31 November as 1 December. */
function isDay(text: string) {
	const day = new Date(`${text}T00:00Z`)
	return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
