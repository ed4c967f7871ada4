import { redirect } from '@remix-run/node'
import { paths } from '#app/paths'
import type { Uses } from '#app/request/context.server'

/** @throws Response redirect to the overview when the sign-in led to no file */
export function getWaitingFilePage({ say, session }: Uses<'say' | 'session'>) {
	const href = session.data.waitingFile
	if (href === undefined) throw redirect(paths.dashboard())
	return {
		title: say('login.waitingFile'),
		purpose: say('notices.fileWaits'),
		back: { href: paths.dashboard(), label: say('actions.back') },
		file: { href, label: say('notices.toFile') },
	}
}
