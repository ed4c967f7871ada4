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
	const list = open.map((device) => ({
		key: device.key,
		name: nameOf(device, say),
		lines: linesOf(device, say),
		mark: device.isCurrent ? thisDevice : undefined,
	}))
	return {
		title,
		purpose,
		end,
		all: { name: all, end: everywhere, line: everywhereText },
		list: numberNames(list),
	}
}

function nameOf({ browser, system }: ActiveSession, say: Say) {
	if (browser && system) return say('settings.devices.named', { browser, system })
	return browser ?? system ?? say('settings.devices.unknown')
}

/** Adds a number to a name that several devices have: `Chrome op Linux (2)`. */
function numberNames<T extends { name: string }>(devices: readonly T[]): T[] {
	return devices.map((device, at) => {
		const isSame = ({ name }: T) => name === device.name
		if (devices.filter(isSame).length === 1) return device
		return { ...device, name: `${device.name} (${devices.slice(0, at + 1).filter(isSame).length})` }
	})
}

function linesOf({ since, lastSeen, isCurrent, byLink }: ActiveSession, say: Say) {
	const words = (at: number) => formatDateTime(toWallClock(new Date(at)), say.language)
	const start = say('settings.devices.since', { time: words(since) })
	const last = say('settings.devices.lastSeen', { time: words(lastSeen) })
	return [...(byLink ? [say('settings.devices.byLink')] : []), start, ...(isCurrent ? [] : [last])]
}
