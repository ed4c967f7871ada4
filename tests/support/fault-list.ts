import type { Fault } from './faults'

/** Faults of a single read; `slow` and a stopped API have tests of their own. */
export const readFaults: readonly Fault[] = [
	'closed',
	'reset',
	'gateway',
	'html',
	'broken-json',
	'empty',
	'wrong-shape',
	{ status: 500, code: 'mysqlError' },
	{ status: 503 },
]

/** Words of the generic message [244]. */
export const generic = {
	nl: 'Er is een fout opgetreden, probeer het nog een keer.',
	en: 'An error ocurred. Please try again.',
}

/** Texts that no client may see: a stack, a code, an API path, an unfilled placeholder. */
export const machineTalk =
	/mysqlError|genericError|\/api\/|SyntaxError|TypeError|ECONN|at .{0,80}\.(js|ts):\d|\{\{|\bundefined\b|\[object/
