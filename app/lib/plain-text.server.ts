import { listHtmlLines } from './html-lines'
import { sanitiseHtml } from './sanitise-html.server'

const markup = /<\/?[a-z][^<>]*>|<!--|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i

/** Words of a firm's text that may hold markup or entities, one line per block. Other texts stay as they are. */
export function toPlainText(text: string): string {
	return markup.test(text) ? listHtmlLines(sanitiseHtml(text)).join('\n') : text
}
