import { ApiFailure, type ApiError } from './errors'

/** What is the matter when a call failed: it decides the heading, the status and what comes next. */
export type FailureCause = 'outage' | 'locked' | 'forbidden' | 'missing' | 'alreadyDone' | 'refused'

/** By its code: the API may give it with any status of a refusal. */
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

/** The cause of a failed call: no answer, or none that can be read, is an outage. */
export function getFailureCause(error: ApiError): FailureCause {
	if (!(error instanceof ApiFailure) || error.answered >= 500) return 'outage'
	const code = error.code?.toLowerCase().replace(/[^a-z0-9]/g, '') ?? ''
	return byCode.find(([pattern]) => pattern.test(code))?.[1] ?? byStatus[error.answered] ?? 'refused'
}
