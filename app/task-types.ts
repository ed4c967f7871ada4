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

/** Verbs that send a client to a page, by what the page is for. */
const verbs = {
	fill: 'ADD ANSWER ASK CHECK CHOOSE COMPLETE CONFIRM DELIVER EDIT FILL GIVE MAKE PROVIDE REQUEST REVIEW SEND START SUBMIT UPDATE',
	look: 'CHECK GET OPEN PRESENT READ REVIEW SHOW VIEW',
	sign: 'ACCEPT ANSWER APPROVE CONFIRM REVIEW SIGN',
	pay: 'CHECK COMPLETE PAY START',
} as const
const allVerbs = new Set(Object.values(verbs).flatMap((kind) => kind.split(' ')))

/** Words of a task that ended, is refused or needs no client. */
const denials = new Set(
	(
		'ABORT ABORTED ACCEPTED APPROVED ARCHIVE ARCHIVED AUTO AUTOMATIC BLOCK BLOCKED CANCEL CANCELED ' +
		'CANCELLED CLOSE CLOSED COMPLETED CONFIRMED DECLINE DECLINED DELETE DELETED DENY DENIED DISPUTE ' +
		'DISPUTED DONE EXPIRE EXPIRED FAILED FINISHED HIDE HIDDEN IGNORE IGNORED INVALID LAPSED LATER NO ' +
		'NONE NOT NEVER OBJECT PAID READY RECEIVED REFUND REFUNDED REFUSE REFUSED REJECT REJECTED REMOVE ' +
		'REMOVED REVERSE REVERSED REVOKE REVOKED SENT SIGNED SKIP SKIPPED STOP STOPPED SUSPEND SUSPENDED ' +
		'UNDO VOID VOIDED WITHDRAW WITHDRAWN WITHOUT'
	).split(' '),
)

interface Guess {
	words: readonly string[]
	target: TaskTarget
	verbs: ReadonlySet<string>
	/** Set for pages that bind or pay: all words that their type may have after a verb for it. */
	known?: ReadonlySet<string>
}

/** Words that change nothing about what is signed or paid: products, and which one of them. */
const harmless = 'ADVICE BANKGUARANTEE BNP CARDIF FINAL HOME INSURANCE LIFE MORTGAGE NEW ONLINE WOONGARANT'

function guess(words: string, target: TaskTarget, kinds: string = verbs.fill): Guess {
	return { words: words.split(' '), target, verbs: new Set(kinds.split(' ')) }
}

function guessActing(words: string, target: TaskTarget, kinds: string, beside: string): Guess {
	return { ...guess(words, target, kinds), known: new Set([...words.split(' '), ...beside.split(' ')]) }
}

/** Matches whole words of types that no table has, after a verb that fits the page. @see [A79] [A208] */
const guesses: readonly Guess[] = [
	guess('INVENTORY', 'inventory-form'),
	guess('KNOWLEDGE', 'knowledge-form'),
	guess('HYPACT ADVICE_PROFILE', 'hypact-form'),
	guess('OCKTO', 'ockto-form'),
	guess('IWIZE', 'iwize-form'),
	guessActing('INVOICE', 'invoice-payment', verbs.pay, `${harmless} PAY`),
	guessActing('PAY', 'invoice-payment', verbs.pay, 'ONLINE'),
	guess('LOANPART LOANPARTS LOAN_PART LOAN_PARTS', 'mortgage-loanparts'),
	guess('MARKETVALUE MARKET_VALUE', 'mortgage-marketvalue'),
	guess('OPPORTUNITY', 'present-opportunity-to-consumer', `${verbs.fill} ${verbs.look}`),
	guessActing('PREMIUM', 'cardifao-premium', verbs.sign, harmless),
	guessActing('BNP BANKGUARANTEE', 'bankguarantee-bnp-proposal', verbs.sign, `${harmless} PROPOSAL`),
	guess('CONDITIONS_PRECEDENT', 'update-date-conditions-precedent'),
	guess('MORTGAGE_CHECK', 'mortgage-check'),
	guessActing('PROPOSAL', 'sign-proposal', verbs.sign, harmless),
]

/** `upload-document` and `UPLOAD_DOCUMENT` are the same type. */
export function normaliseTaskType(type: string): string {
	return Object.hasOwn(taskTypes, type) ? type : type.trim().toUpperCase().replaceAll('-', '_')
}

/**
 * The page of a type that no table has: the verb decides first, then whole words after it (contract §9). A verb that does
 * not fit, an unknown first word, a word that denies, or beside what binds or pays any other word leads nowhere. `download`
 * stands for whichever file the task has.
 */
export function guessTarget(type: string): TaskTarget | 'download' | undefined {
	const [verb = '', ...words] = type.split('_')
	if (words.length > 0 && /^(?:RE)?UPLOAD$/.test(verb)) return 'upload-document'
	if (words.length > 0 && verb === 'DOWNLOAD') return 'download'
	if (type.split('_').some((word) => denials.has(word))) return undefined
	const isVerb = allVerbs.has(verb)
	const rest = isVerb ? words.join('_') : type
	const found = guesses.find(({ words: own }) => own.some((word) => `_${rest}_`.includes(`_${word}_`)))
	if (!found) return undefined
	const fits = isVerb
		? found.verbs.has(verb) && words.every((word) => found.known?.has(word) ?? true)
		: startsWithPage(found, type)
	return fits ? found.target : undefined
}

/** A noun alone names a page that is filled in or read. */
function startsWithPage({ words, known }: Guess, type: string) {
	return !known && words.some((word) => `${type}_`.startsWith(`${word}_`))
}
