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
	const code = error.code?.toLowerCase().replace(/[^a-z0-9]/g, '') ?? ''
	return byCode.find(([pattern]) => pattern.test(code))?.[1] ?? byStatus[error.answered] ?? 'refused'
}
