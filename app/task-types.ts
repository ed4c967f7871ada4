/** Pages of tasks: the route names of [78], and the files that a task offers. */
const taskTargets = [
	'upload-document',
	'inventory-form',
	'iwize-form',
	'ockto-form',
	'update-date-conditions-precedent',
	'otd-sign',
	'download-quote',
	'cardifao-premium',
	'approve-document',
	'bankguarantee-bnp-proposal',
	'knowledge-form',
	'mortgage-loanparts',
	'mortgage-marketvalue',
	'invoice-payment',
	'present-opportunity-to-consumer',
	'hypact-form',
	'mortgage-check',
	'sign-proposal',
	'otd-file',
	'file',
	'added-file',
] as const

export type TaskTarget = (typeof taskTargets)[number]

interface TaskType {
	target: TaskTarget
	/** Files that complete it. */
	accepts?: 'document' | 'pension'
	/** The file that comes with it; a done task keeps it. */
	file?: 'managed' | 'otd' | 'quote' | 'added'
	/** Set when the API must tell an amount, which is shown before payment. */
	needsAmount?: true
}

/** Task types by their exact code. @see contract §4 */
export const taskTypes: Readonly<Record<string, TaskType>> = {
	UPLOAD_DOCUMENTMANAGEMENT_FILE: { target: 'upload-document', accepts: 'document' },
	REUPLOAD_DOCUMENTMANAGEMENT_FILE: { target: 'upload-document', accepts: 'document' },
	REQUEST_PENSION_XML: { target: 'upload-document', accepts: 'pension' },
	APPROVE_DOCUMENT: { target: 'approve-document', file: 'managed' },
	SIGN_OTD: { target: 'otd-sign', file: 'otd' },
	DOWNLOAD_OTD: { target: 'otd-file', file: 'otd' },
	DOWNLOAD_SIGNED_OTD: { target: 'otd-file', file: 'otd' },
	DOWNLOAD_UNSIGNED_OTD: { target: 'otd-file', file: 'otd' },
	DOWNLOAD_QUOTE: { target: 'download-quote', file: 'quote' },
	DOWNLOAD_QUOTE_INDICATIVE_PROPOSAL: { target: 'download-quote', file: 'quote' },
	DOWNLOAD_QUOTE_FINAL_OFFER: { target: 'download-quote', file: 'quote' },
	DOWNLOAD_DOCUMENTMANAGEMENT_FILE: { target: 'file', file: 'managed' },
	DOWNLOAD_ADDED_DOCUMENT: { target: 'added-file', file: 'added' },
	FILL_INVENTORY_FORM: { target: 'inventory-form' },
	FILL_KNOWLEDGE_FORM: { target: 'knowledge-form' },
	FILL_HYPACT_FORM: { target: 'hypact-form' },
	MORTGAGE_CHECK: { target: 'mortgage-check' },
	PAY_INVOICE: { target: 'invoice-payment', needsAmount: true },
	UPDATE_DATE_CONDITIONS_PRECEDENT: { target: 'update-date-conditions-precedent' },
	UPDATE_LOAN_PARTS: { target: 'mortgage-loanparts' },
	UPDATE_MARKET_VALUE: { target: 'mortgage-marketvalue' },
	PRESENT_OPPORTUNITY_TO_CONSUMER: { target: 'present-opportunity-to-consumer' },
	CARDIF_PREMIUM: { target: 'cardifao-premium' },
	BANKGUARANTEE_BNP_PROPOSAL: { target: 'bankguarantee-bnp-proposal' },
	SIGN_WOONGARANT_PROPOSAL: { target: 'sign-proposal' },
	KNOWLEDGE_TEST: { target: 'knowledge-form' },
	DOWNLOAD_QOUTE: { target: 'download-quote', file: 'quote' },
	INVENTORY: { target: 'inventory-form' },
}

/** The page that a normalised type names (contract §4). */
export function findPage(type: string): TaskTarget | undefined {
	const name = type.toLowerCase().replaceAll('_', '-')
	return taskTargets.find((target) => target === name)
}

/** Types whose task ends with an upload. */
export function listUploadTypes(): string[] {
	return Object.entries(taskTypes).flatMap(([type, { accepts }]) => (accepts ? [type] : []))
}

/** Patterns for types that no table has: whole words after the verb. @see [A79] */
const guesses: readonly (readonly [words: RegExp, TaskTarget])[] = [
	[wholeWords('INVENTORY'), 'inventory-form'],
	[wholeWords('KNOWLEDGE'), 'knowledge-form'],
	[wholeWords('HYPACT|ADVICE_PROFILE'), 'hypact-form'],
	[wholeWords('OCKTO'), 'ockto-form'],
	[wholeWords('IWIZE'), 'iwize-form'],
	[wholeWords('INVOICE|PAY'), 'invoice-payment'],
	[wholeWords('LOAN_?PARTS?'), 'mortgage-loanparts'],
	[wholeWords('MARKET_?VALUE'), 'mortgage-marketvalue'],
	[wholeWords('OPPORTUNITY'), 'present-opportunity-to-consumer'],
	[wholeWords('PREMIUM'), 'cardifao-premium'],
	[wholeWords('BNP|BANKGUARANTEE'), 'bankguarantee-bnp-proposal'],
	[wholeWords('CONDITIONS_PRECEDENT'), 'update-date-conditions-precedent'],
	[wholeWords('MORTGAGE_CHECK'), 'mortgage-check'],
	[wholeWords('PROPOSAL'), 'sign-proposal'],
]

function wholeWords(pattern: string) {
	return new RegExp(`(?:^|_)(?:${pattern})(?:_|$)`)
}

const verbs = new Set(
	(
		'ACCEPT ADD APPROVE ASK CHECK CHOOSE COMPLETE CONFIRM DELIVER EDIT FILL GET GIVE MAKE OPEN PAY PRESENT PROVIDE READ ' +
		'REQUEST REVIEW SEND SHOW SIGN START SUBMIT UPDATE VIEW'
	).split(' '),
)

/** `upload-document` and `UPLOAD_DOCUMENT` are the same type. */
export function normaliseTaskType(type: string): string {
	return Object.hasOwn(taskTypes, type) ? type : type.trim().toUpperCase().replaceAll('-', '_')
}

/**
 * The page of a type that no table has: the verb decides first, then whole words after it (contract §9). `download` stands
 * for whichever file the task has.
 */
export function guessTarget(type: string): TaskTarget | 'download' | undefined {
	const [verb = '', ...words] = type.split('_')
	if (words.length > 0 && /^(?:RE)?UPLOAD$/.test(verb)) return 'upload-document'
	if (words.length > 0 && verb === 'DOWNLOAD') return 'download'
	const rest = verbs.has(verb) ? words.join('_') : type
	return guesses.find(([pattern]) => pattern.test(rest))?.[1]
}
