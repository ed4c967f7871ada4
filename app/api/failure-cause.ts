import { ApiFailure, type ApiError } from './errors'

/** Class of a failed call; determines heading, status and advice. */
export type FailureCause = 'outage' | 'locked' | 'forbidden' | 'missing' | 'alreadyDone' | 'refused'

/** By code, because the API may combine it with any status. */
const byCode: readonly (readonly [RegExp, FailureCause])[] = [
	[/^(consumer)?locked$/, 'locked'],
	[/^(accessdenied|productownershipmismatch)$/, 'forbidden'],
	[/alreadycanceled$|^(dossier|person)externalidexists$/, 'alreadyDone'],
	[
		/^(consumer|product|productaction|document|file|dossier|mortgage|otd|appointment|generalinsurance|invoice|quoteattachment|importantdocument)notfound$/,
		'missing',
	],
]

const byStatus: Partial<Record<number, FailureCause>> = {
	403: 'forbidden',
	404: 'missing',
	409: 'alreadyDone',
	410: 'missing',
	423: 'locked',
	429: 'locked',
}

/** A missing or unreadable response is an outage. */
export function getFailureCause(error: ApiError): FailureCause {
	if (!(error instanceof ApiFailure) || error.answered >= 500) return 'outage'
	return findCauseOfCode(error) ?? byStatus[error.answered] ?? 'refused'
}

/** A 404 whose code names nothing of the firm: it may come from any server on the way. */
export function isBareMissing({ answered, code }: ApiFailure) {
	return answered === 404 && /^(\d*|(page|path|resource|route|url)?notfound)$/.test(normalise(code))
}

/** True when the code names what is missing. */
export function isNamedMissing(error: ApiError) {
	return getFailureCause(error) === 'missing' && findCauseOfCode(error) === 'missing'
}

function findCauseOfCode(error: ApiError) {
	const code = normalise(error.code)
	return byCode.find(([pattern]) => pattern.test(code))?.[1]
}

function normalise(code = '') {
	return code.toLowerCase().replace(/[^a-z0-9]/g, '')
}
