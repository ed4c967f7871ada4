import { formatTime } from '#app/lib/format-date'
import { toWallClock } from '#app/lib/wall-clock'
import type { Uses } from '#app/request/context.server'

/** Undefined for a token in the address, which has no session (WCAG 2.2.1). */
export function describeSessionEnd({ say, session }: Uses<'say' | 'session'>) {
	if (!session.data.consumer) return undefined
	const time = formatTime(toWallClock(new Date(session.ends)))
	return {
		/** Seconds, because the clock of the device may be wrong. */
		left: Math.max(0, Math.round((session.ends - session.now()) / 1000)),
		text: say('shell.session.ends', { time }),
		stay: say('shell.session.stay'),
		warning: say('shell.session.warning', { time }),
	}
}
