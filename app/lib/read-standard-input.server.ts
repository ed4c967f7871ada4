import { text } from 'node:stream/consumers'

/** All of standard input, for names that must not be visible in a list of processes. */
export function readStandardInput() {
	return text(process.stdin)
}
