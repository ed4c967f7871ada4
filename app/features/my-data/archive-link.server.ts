import { sign, verify } from '#app/config/seal.server'
import { paths } from '#app/paths'
import type { Uses } from '#app/request/context.server'

const purpose = 'my data archive'
const proofField = 'page'

/** Contains a signature that the page with the button was shown in this session. */
export function linkArchive({ session }: Uses<'session'>) {
	const query = new URLSearchParams(session.owner ? { [proofField]: sign(purpose, session.owner) } : {})
	return `${paths.downloadMyData()}?${query}`
}

/** A token in the address or a session opened by a link could belong to a mail scanner. */
export function mustSeePage({ session, queryTokens }: Uses<'queryTokens' | 'session'>, request: Request) {
	if (queryTokens) return true
	if (!session.data.openedByLink) return false
	const proof = new URL(request.url).searchParams.get(proofField) ?? ''
	return !session.owner || !verify(purpose, session.owner, proof)
}
