import { pino } from 'pino'
import { getConfig } from './config.server'

let logger: pino.Logger | undefined

/** The one logger: a JSON line each on standard output. Callers pass ids, methods, paths and codes, never personal data. */
export function getLogger() {
	return (logger ??= pino(
		{ level: getConfig().LOG_LEVEL, base: undefined, timestamp: pino.stdTimeFunctions.isoTime },
		// Pages do not wait for the disk or the pipe behind standard output; what is left is written at exit.
		pino.destination({ dest: 1, sync: false }),
	))
}
