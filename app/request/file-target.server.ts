import { hideUrlSecrets } from '#app/lib/hide-url-secrets'
import type { Session } from '#app/session/session.server'

const key = 'notices.fileWaits'

/** Notifies of the file that waited behind the sign-in, with its link. */
export function announceFile(session: Session, href: string) {
	session.notify('info', key, {}, [{ href, key: 'notices.toFile' }])
}

/** True for the address of a file that this session was notified of. */
export function isWaitingFile({ data }: Session, { url }: Pick<Request, 'url'>) {
	const address = hideUrlSecrets(url, ['domain'])
	return [...data.notices, ...data.seenNotices].some(
		(notice) => notice.key === key && notice.links.some(({ href }) => href === address),
	)
}
