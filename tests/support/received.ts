import { readText } from './card'

/** What was just sent: the newest heading without its time, and the lines of the block. */
export interface ReceivedBlock {
	heading: string
	headings: string[]
	lines: string[]
}

/** Undefined on a page without such a block. */
export function readReceived(document: Document): ReceivedBlock | undefined {
	const block = document.querySelector('[data-received]')
	if (!block) return undefined
	const headings = [...block.querySelectorAll('h2, h3')].map(readText)
	const sent = headings.filter((text) => /^(Ontvangen|Received): /.test(text))
	const lines = [...block.querySelectorAll('p')].map(readText)
	return { heading: withoutTime(sent[0] ?? ''), headings: sent.map(withoutTime), lines }
}

function withoutTime(heading: string) {
	return heading.replace(/(, \d{1,2} \p{L}+ \d{4})?, \d\d:\d\d(:\d\d)?( uur)?( \(.*\))?$/u, '')
}
