import type { Uses } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { formatDateTime } from '#app/lib/format-date'
import { toWallClock } from '#app/lib/wall-clock'
import { listSessions, type ActiveSession } from '#app/request/session-list.server'

/** Undefined for requests with a token in the address. */
export async function getDevices(ctx: Uses<'consumer' | 'say' | 'session'>) {
	const { say, session, consumer } = ctx
	if (session.data.consumer?.id !== consumer?.id) return undefined
	const { title, purpose, thisDevice, end, all, everywhere, everywhereText } = say.table('settings').devices
	const open = await listSessions(ctx)
	const names = numberEqual(open.map((device) => nameOf(device, say)))
	return {
		title,
		purpose,
		end,
		all: { name: all, end: everywhere, line: everywhereText },
		list: open.map((device, at) => ({
			key: device.key,
			name: names[at] ?? nameOf(device, say),
			lines: linesOf(device, say),
			mark: device.isCurrent ? thisDevice : undefined,
		})),
	}
}

function nameOf({ browser, system }: ActiveSession, say: Say) {
	if (browser && system) return say('settings.devices.named', { browser, system })
	return browser ?? system ?? say('settings.devices.unknown')
}

/** `Chrome op Linux (2)`, where several have that name. */
function numberEqual(names: readonly string[]) {
	return names.map((name, at) => {
		const isAlone = names.indexOf(name) === names.lastIndexOf(name)
		const nth = names.slice(0, at + 1).filter((one) => one === name).length
		return isAlone ? name : `${name} (${nth})`
	})
}

function linesOf({ since, lastSeen, isCurrent, byLink }: ActiveSession, say: Say) {
	const words = (at: number) => formatDateTime(toWallClock(new Date(at)), say.language)
	const start = say('settings.devices.since', { time: words(since) })
	const last = say('settings.devices.lastSeen', { time: words(lastSeen) })
	return [...(byLink ? [say('settings.devices.byLink')] : []), start, ...(isCurrent ? [] : [last])]
}
