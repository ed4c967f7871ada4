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

/** True when the code names what is missing. A bare 404 may come from any server on the way. */
export function isNamedMissing(error: ApiError) {
	return getFailureCause(error) === 'missing' && findCauseOfCode(error) === 'missing'
}

function findCauseOfCode(error: ApiError) {
	const code = error.code?.toLowerCase().replace(/[^a-z0-9]/g, '') ?? ''
	return byCode.find(([pattern]) => pattern.test(code))?.[1]
}
