import type { QueryTokens } from './query-tokens.server'

interface Opened {
	queryTokens: QueryTokens
	session: { data: { openedByLink?: boolean } }
}

/** Whether tokens in an address opened the session or this request; who opened it is not known. */
export function isOpenedByLink({ queryTokens, session }: Opened): boolean {
	return queryTokens !== undefined || session.data.openedByLink === true
}
