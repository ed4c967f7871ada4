import { listHtmlLines, type LineOptions } from './html-lines.server'
import { sanitiseHtml } from './sanitise-html.server'

const markup = /<\/?[a-z][^<>]*>|<!--|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i

/** Words of a firm's text that may hold markup or entities, one line per block. Other texts stay as they are. */
export function toPlainText(text: string, options: LineOptions): string {
	return markup.test(text) ? listHtmlLines(sanitiseHtml(text), options).join('\n') : text
}
