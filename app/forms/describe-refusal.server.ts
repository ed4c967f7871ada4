import type { Submission } from '@conform-to/react'
import { getErrorTextKey } from '#app/api/error-codes'
import { ApiError, ApiFailure, isUnreadableCommand } from '#app/api/errors'
import { getMessageKey } from '#app/api/error-members'
import { getFailureCause } from '#app/api/failure-cause'
import { findFirmPhone } from '#app/firm/firm-phone.server'
import type { Say } from '#app/i18n/say.server'
import { formatMoment } from '#app/lib/format-date'
import { createTable } from '#app/lib/look-up'
import { toWallClock } from '#app/lib/wall-clock'
import { paths } from '#app/paths'
import type { Uses } from '#app/request/context.server'
import type { FormContact } from '#app/request/form-reply'
import {
	findPlaceOfCode,
	listErrorPlaces,
	listNamedPlaces,
	listPlacesAround,
	type ErrorPlaces,
	type OtherQuestion,
} from './error-place'

/** Parts of a parsed form. */
interface Form {
	submission: Pick<Submission<unknown, string[]>, 'payload'>
	places: ErrorPlaces
	guides?: ErrorPlaces
	elsewhere?: ReadonlyMap<string, OtherQuestion>
}

interface NamedError {
	place: string
	text: string
	/** The API named a question that is not asked. */
	isGuide?: boolean
}

interface FormRefusal {
	status: number
	/** By field; `''` is the whole form. */
	errors: Record<string, string[]>
	heading: string
	/** Contact for a client whom the sentence does not help. */
	contact?: FormContact
	/** Seconds until the form may be sent again. */
	retryAfterSeconds?: number
}

/** Words and status of a failed call of a form (contract §9). @throws any other error */
export async function describeRefusal(
	error: unknown,
	form: Form,
	ctx: Uses<'firm' | 'say'>,
): Promise<FormRefusal> {
	if (!(error instanceof ApiError)) throw error
	const { say } = ctx
	const { payload } = form.submission
	const places = listErrorPlaces(form.places, payload)
	const named = error instanceof ApiFailure ? listNamedErrors(error, { ...form, places }, say) : []
	const known = getMessageKey(error)
	const isGeneric = known === 'errors.generic'
	const key = isUnreadableCommand(error) ? 'sending.unreadable' : known
	const heading = say(`form.failed.${findCause(error, isGeneric)}`)
	const status = error.status >= 500 ? error.status : 422
	if (named.length > 0) {
		const contact = named.some(({ isGuide }) => isGuide) ? await findContact(ctx) : undefined
		return { status, heading, errors: joinTexts(named), contact }
	}
	const field = findPlaceOfCode(error.code, places, payload)
	if (field !== undefined) return { status, heading, errors: { [field]: [say(key)] } }
	const contact = isGeneric ? await findContact(ctx) : undefined
	const wait = findWait(error)
	if (wait === undefined) return { status, heading, errors: { '': [say(key)] }, contact }
	const text = `${say(key)} ${say('form.waitUntil', { moment: formatMomentIn(wait, say) })}`
	return { status: 429, heading, errors: { '': [text] }, contact, retryAfterSeconds: wait }
}

/** A status alone does not prove that something is gone, done or forbidden: each server on the way may give it. */
function findCause(error: ApiError, isGeneric: boolean) {
	const cause = getFailureCause(error)
	return isGeneric && cause !== 'outage' && cause !== 'locked' ? 'refused' : cause
}

/** Errors of the fields that the API named, and that the form has. The body's code counts where it is no other field's. */
function listNamedErrors({ code, fields }: ApiFailure, form: Form, say: Say): NamedError[] {
	const shared = fields.some((field) => field.code === code) ? undefined : code
	return fields.flatMap(({ field, code: ownCode }): NamedError[] => {
		const key = [ownCode, shared].map(getErrorTextKey).find((known) => known !== 'errors.generic')
		const text = say(key ?? 'form.fieldRefused')
		const own = listNamedPlaces(field, form.places)
		if (own.length > 0) return own.map((place) => ({ place, text }))
		const others = listNamedPlaces(field, form.elsewhere ?? new Map<string, OtherQuestion>())
		if (others.length > 0)
			return others.map(({ button, label, isGuide }) => ({
				place: button,
				text: `${label} ${isGuide ? say('form.fieldRefused') : text}`,
				isGuide,
			}))
		return listGuides(field, form).map((guide) => ({ ...guide, text: guide.text + say('form.fieldRefused') }))
	})
}

/** Questions to answer in place of one that is not asked; `text` is their label on another page. */
function listGuides(field: string, { guides, elsewhere }: Form): NamedError[] {
	const here = guides ? listPlacesAround(field, guides) : []
	if (here.length > 0) return here.map((place) => ({ place, text: '', isGuide: true }))
	const others = elsewhere ? listPlacesAround(field, elsewhere) : []
	return others.map(({ button, label }) => ({ place: button, text: `${label} `, isGuide: true }))
}

function joinTexts(named: readonly NamedError[]) {
	const names = [...new Set(named.map(({ place }) => place))]
	return createTable(
		names.map((name): [string, string[]] => [
			name,
			[...new Set(named.flatMap(({ place, text }) => (place === name ? [text] : [])))],
		]),
	)
}

async function findContact(ctx: Uses<'firm' | 'say'>): Promise<FormContact> {
	const { say } = ctx
	const phone = findFirmPhone(await ctx.firm(), say)
	return {
		text: say('form.callUs'),
		link: phone ?? { href: paths.help(), label: say('help.contact.title') },
	}
}

/** Seconds of a lock or of Retry-After. */
function findWait(error: ApiError) {
	if (!(error instanceof ApiFailure) || getFailureCause(error) !== 'locked') return undefined
	return error.lockedSeconds ?? error.retryAfterSeconds
}

/** Rounded up to the minute, Amsterdam time. */
export function formatMomentIn(seconds: number, { language }: Say) {
	const now = Date.now()
	const end = Math.ceil((now + seconds * 1000) / 60_000) * 60_000
	return formatMoment(toWallClock(new Date(end)), toWallClock(new Date(now)), language)
}
