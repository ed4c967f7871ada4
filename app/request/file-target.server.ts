import { hideUrlSecrets } from '#app/lib/hide-url-secrets'
import type { Session } from '#app/session/session.server'

/** Keeps the file that waited behind the sign-in, for a page with its link. */
export function keepWaitingFile(session: Session, href: string) {
	session.change((data) => void (data.waitingFile = href))
}

/** True for the address of that file. */
export function isWaitingFile({ data }: Session, { url }: Pick<Request, 'url'>) {
	return data.waitingFile !== undefined && data.waitingFile === hideUrlSecrets(url, ['domain'])
}
