import type { Fault } from './faults'

/** Everything that can go wrong with one read at once; `slow` and an API that is down have tests of their own. */
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

/** What the generic message says [244]. */
export const generic = {
	nl: 'Er is een fout opgetreden, probeer het nog een keer.',
	en: 'An error ocurred. Please try again.',
}

/** What no client may ever see: a stack, a code, a path of the API, an unfilled word. */
export const machineTalk =
	/mysqlError|genericError|\/api\/|SyntaxError|TypeError|ECONN|at .{0,80}\.(js|ts):\d|\{\{|\bundefined\b|\[object/
