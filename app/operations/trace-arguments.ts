import dayjs from 'dayjs'
import { toInstant } from '#app/lib/wall-clock'

const usage = `Usage: node build/server/index.js trace-client [--from=<time>] [--to=<time>] <log file> ... < <file with one name>

Prints the lines of one client in files of the log, also compressed ones (.gz). Standard input has the client's id, or
login names. Times are of Amsterdam, like "2026-11-27 10:00", or have an offset: 2026-11-27T10:00:00Z. A day or a minute is
meant as a whole. Each use is recorded in DATA_DIR/traces.log.
`

export interface TraceArguments {
	files: string[]
	/** Milliseconds since 1970, both within the range. */
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
		const instant = readTime(time, name === 'to')
		if ((name !== 'from' && name !== 'to') || Number.isNaN(instant))
			throw new Error(`Not an option: ${option}\n\n${usage}`)
		if (Number.isFinite(read[name])) throw new Error(`--${name} is given twice\n\n${usage}`)
		read[name] = instant
	}
	if (files.length === 0) throw new Error(usage)
	if (read.from > read.to) throw new Error(`--from is later than --to\n\n${usage}`)
	return read
}

const shape = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?:(:\d\d)(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/

/** Amsterdam's without an offset, whatever zone the machine has. A range ends with the end of its day, minute or second. */
function readTime(text: string, isEnd: boolean) {
	const [, day, minute, second = '', fraction, offset] = shape.exec(text) ?? []
	if (day === undefined || !isDay(day)) return Number.NaN
	const unit = fraction ? 1 : second ? 1000 : minute ? 60_000 : 24 * 3600_000
	const wall = Date.parse(`${day}T${minute ?? '00:00'}${second}${fraction ?? ''}${offset ?? 'Z'}`)
	if (Number.isNaN(wall)) return wall
	const toTime = (at: number) => (offset ? at : toInstant(dayjs.utc(at)).valueOf())
	return isEnd ? toTime(wall + unit) - 1 : toTime(wall)
}

/** `Date` takes 31 November as 1 December. */
function isDay(text: string) {
	const day = new Date(`${text}T00:00Z`)
	return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
