import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import { maxCredentialWait } from '#app/limits/credentials.server'
import { loginNameLife } from '#app/limits/login-names.server'
import { draftLife } from '#app/submissions/draft.server'
import { earlierLife } from '#app/submissions/earlier-answers.server'
import { sendingLife } from '#app/submissions/form-ids.server'
import { guestReceiptRecord } from '#app/submissions/guest-receipt.server'
import { getReceiptLife } from '#app/submissions/receipts.server'
import { lastSeenLife } from '#app/request/last-visit.server'
import { deviceLife } from '#app/session/known-device.server'
import { loginTargetLife } from '#app/session/login-target.server'
import { preferencesLife } from '#app/session/preferences.server'
import { refusedCookieLife } from '#app/session/refused-form-cookie.server'
import { absoluteLife, idleLife } from '#app/session/session-data'
import { refusedLife } from '#app/session/session-slots'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const month = 30.4 * day

export function getPrivacyPage(say: Say) {
	const { title, purpose, cookies, left, server, columns } = say.table('privacy')
	const rows = listRows(say)
	return {
		title,
		purpose,
		myData: describeMyData(say),
		columns: [columns.what, columns.why, columns.life],
		sections: [
			{ ...cookies, rows: rows.cookies },
			{ ...left, rows: rows.left },
			{ ...server, rows: rows.server },
		],
	}
}

/** Durations come from the constants that the code uses. */
function listRows(say: Say) {
	const { parts, untilClosed, untilRemoved } = say.table('privacy')
	const tell = (name: keyof typeof parts, life: string) => {
		const { what, why } = parts[name]
		return { id: name, cells: [what, why, life] }
	}
	const row = (name: keyof typeof parts, life: number, most?: number) =>
		tell(name, formatPeriods(life, most, say))
	return {
		cookies: [
			row('session', idleLife, absoluteLife),
			row('priority', absoluteLife),
			row('loginTarget', loginTargetLife),
			row('refusedCookie', refusedCookieLife),
			tell('guestKey', untilClosed),
			row('preferences', preferencesLife),
			row('device', deviceLife),
		],
		left: [
			row('leftCookies', preferencesLife),
			tell('leftFiles', untilRemoved),
			tell('leftHistory', untilRemoved),
		],
		server: [
			row('visit', idleLife, absoluteLife),
			row('drafts', draftLife),
			row('refused', refusedLife),
			row('sent', sendingLife),
			row('receipts', getReceiptLife()),
			row('guestReceipts', guestReceiptRecord.life),
			row('earlier', earlierLife),
			row('lastSeen', lastSeenLife),
			row('guesses', maxCredentialWait),
			row('loginNames', loginNameLife),
		],
	}
}

function describeMyData(say: Say) {
	const { privacyText, link } = say.table('myData')
	return { text: privacyText, href: paths.myData(), label: link }
}

function formatPeriods(life: number, most: number | undefined, say: Say) {
	const usual = formatPeriod(life, say)
	return most === undefined ? usual : say('privacy.orAtMost', { usual, most: formatPeriod(most, say) })
}

/** A period (ms) in its largest whole unit. */
export function formatPeriod(life: number, say: Say) {
	if (life >= 6 * month) return say('privacy.months', { count: Math.round(life / month) })
	if (life >= day) return say('privacy.days', { count: Math.ceil(life / day) })
	if (life % hour === 0) return say('privacy.hours', { count: life / hour })
	return say('privacy.minutes', { count: Math.ceil(life / minute) })
}
