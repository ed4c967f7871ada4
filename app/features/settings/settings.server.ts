import { ContractViolation } from '#app/api/errors'
import { isUnread } from '#app/lib/unread'
import type { SerializeFrom } from '@remix-run/node'
import { consumerSchema } from '#app/api/resources/consumer'
import { listProblems, settle } from '#app/request/settle'
import type { Uses } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import { describeUnbound, maySend } from '#app/submissions/token-session.server'
import { formatDateTime } from '#app/lib/format-date'
import { toWallClock } from '#app/lib/wall-clock'
import { listSessions, type ActiveSession } from '#app/request/session-list.server'

export type SettingsView = SerializeFrom<Awaited<ReturnType<typeof getSettings>>['settings']>
export type TurnOffView = SerializeFrom<typeof buildTurnOffView>
export type SetupView = SerializeFrom<typeof buildSetupView>

interface TwoFactorStatus {
	title: string
	text: string
	/** Absent after a failed call, like `on` and `off`. */
	status?: string
	on?: string
	off?: ReturnType<typeof buildTurnOffView> & { label: string }
}

/** @see [171-177] */
export async function getSettings(
	ctx: Uses<'api' | 'consumer' | 'branch' | 'queryTokens' | 'say' | 'session'>,
) {
	const { say } = ctx
	const { title, purpose, language, preferences, password } = say.table('settings')
	const myData = say.table('myData')
	const [{ all }, twoFactor, devices] = await Promise.all([
		ctx.branch.languages(),
		settle(isTwoFactorOn(ctx)),
		getDevices(ctx),
	])
	const status = twoFactorStatus(twoFactor.value, say)
	const isUnbound = !maySend(ctx, 'portal/settings')
	const options = all.map(({ code, name }) => ({ value: code, label: name }))
	const settings = {
		kind: 'settings' as const,
		title,
		purpose,
		language: options.length > 1 ? { ...language, options, current: say.language } : undefined,
		preferences: { ...preferences, href: paths.preferences() },
		password: { ...password, href: paths.confirmLogout() },
		myData: { title: myData.title, text: myData.linkText, open: myData.link, href: paths.myData() },
		twoFactor: isUnbound ? { ...status, on: undefined, off: undefined } : status,
		devices: devices && { ...devices, canEnd: !isUnbound },
		unbound: isUnbound ? { ...describeUnbound(say), text: say('settings.byLink') } : undefined,
	}
	return { settings, problems: listProblems(twoFactor) }
}

/** Missing in the response means off. @see [177] */
/** @throws ApiError, also for a flag that could not be read */
export async function isTwoFactorOn({ api }: Uses<'api'>) {
	const { twoFactor } = await api.get('/api/consumers', consumerSchema)
	if (isUnread(twoFactor)) throw new ContractViolation('/api/consumers')
	return twoFactor === true
}

function twoFactorStatus(isOn: boolean | undefined, say: Say): TwoFactorStatus {
	const { title, on, off, onText, offText, turnOn, turnOff, missing } = say.table('settings').twoFactor
	if (isOn === undefined) return { title, text: missing }
	return isOn
		? { title, text: onText, status: on, off: { label: turnOff, ...buildTurnOffView(say) } }
		: { title, text: offText, status: off, on: turnOn }
}

/** Used by a page and by a dialog [A37]. */
export function buildTurnOffView(say: Say) {
	const { title, purpose, confirm, cancel } = say.table('settings').turnOff
	return {
		kind: 'turnOff' as const,
		title,
		purpose,
		confirm,
		cancel,
		code: getCodeTexts(say),
		lost: say.table('loginCode').lost,
	}
}

/** Replaces the settings while the second step is required [83]. */
export function buildSetupView(say: Say) {
	const { setup, twoFactor, password } = say.table('settings')
	const { app, link, code } = setup.how
	const how = [app, link, code]
	return {
		...setup,
		kind: 'setup' as const,
		how,
		turnOn: twoFactor.turnOn,
		password: password.text,
		logOut: say('shell.logOut'),
	}
}

export function getCodeTexts(say: Say) {
	const { label, hint, notKept } = say.table('settings').code
	return { label, hint, notKept }
}

/** Undefined for requests with a token in the address. */
async function getDevices(ctx: Uses<'consumer' | 'say' | 'session'>) {
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
