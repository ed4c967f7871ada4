import { sign, verify } from '#app/config/seal.server'
import { paths } from '#app/paths'
import type { Uses } from '#app/request/context.server'

const purpose = 'my data archive'
const proofField = 'page'

/** Address of the download button, with a proof that its page was shown in this session. */
export function linkArchive({ session }: Uses<'session'>) {
	const query = new URLSearchParams(session.owner ? { [proofField]: sign(purpose, session.owner) } : {})
	return `${paths.downloadMyData()}?${query}`
}

/**
 * Whether the page with the button comes first: an address that carries a token, or a session that a link opened, is in the
 * hands of whoever has the link, such as a mail scanner.
 */
export function mustSeePage({ session, queryTokens }: Uses<'queryTokens' | 'session'>, request: Request) {
	if (queryTokens) return true
	if (!session.data.openedByLink) return false
	const proof = new URL(request.url).searchParams.get(proofField) ?? ''
	return !session.owner || !verify(purpose, session.owner, proof)
}
