import type { Say } from '#app/i18n/say.server'
import { toPlainText } from '#app/lib/html/html-lines.server'
import type { Read } from '#app/lib/unread'

/** The words of a text that the back office typed, because its editor may send HTML. */
export function stripMarkup(text: Read<string>, say: Say): Read<string> {
	return typeof text === 'string' ? toPlainText(text, say.table('sending').shown) : text
}
