import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import type { UnsentInput } from './form-reply'

/** Input that was not sent, to copy; the adviser is the first of its links. */
export function showUnsent(
	say: Say,
	rows: UnsentInput['rows'],
	links: UnsentInput['links'] = [],
): UnsentInput {
	const { title, purpose, advisor } = say.table('sending').unsent
	return { title, purpose, rows, links: [{ href: paths.help(), label: advisor }, ...links] }
}
