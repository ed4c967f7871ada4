/** What must have been read before a sentence is true that says none, only, all, a count or a sum (contract §9). */
export const needs = {
	list: 'A complete list of the API.',
	tasks: 'A complete list of tasks, each with a state that was read.',
	amounts: 'A complete list, each element with the amount, date or flag that decides.',
	value: 'A member of one thing that was read: its state or its amount.',
	failed: 'A failed or refused call, which the sentence tells.',
	own: 'Records of the portal itself: what it keeps, counts or limits.',
	typed: 'What was typed, chosen or sent, and what became of it.',
	fixed: 'Nothing: an explanation, a question or an answer, the name of a function.',
} as const
export type Need = keyof typeof needs
/** Sentences about data of the API, which a page with something unread must not say. */
export const ofApi: readonly Need[] = ['list', 'tasks', 'amounts']

/** Keys by their part of the portal, without `_one` and `_other`; `*` ends the name of a table that is one need. */
const sentences: Record<Need, Record<string, string>> = {
	list: {
		dashboard: 'mortgages.all mortgages.others documents.none documents.all dossier.none appointment.none',
		documents: 'downloadAll none',
		downloads: 'nothing',
		appointments: 'none',
		lists: 'range found nothingFound',
		myData: 'office.none document.none',
		products: 'numbered',
		credits: 'none',
		mortgages: 'none',
		otds: 'none purpose',
		lifeInsurances: 'none insured.noCoverage',
		fgvs: 'none',
		cardifao: 'none',
		insurances: 'none damage.none',
		bankguarantees: 'none',
		businessIncomes: 'none',
		wills: 'none list.none',
		purchaseIntentions: 'none houses.none',
		invoices: 'none',
		quotes: 'none noAttachments',
		timeline: 'none',
	},
	tasks: {
		dashboard:
			'actions.purpose actions.none actions.all actions.news dossier.turn.open dossier.turn.perhaps dossier.turn.nothing dossier.turn.nothingHere',
		actions: 'noneChosen noneOnSite notHere counted waiting oldest others',
		products: 'noActions',
	},
	amounts: {
		mortgages: 'loanParts.share pictures.shares head.debt.atMost head.value.atMost head.method.sum',
		invoices: 'totals.bills totals.oldest totals.counted totals.untold totals.unsure',
		actions: 'total',
	},
	value: {
		shell: 'badge.openActions badge.ofDossier',
		actions: 'age.days',
		upload: 'alreadyDone',
		mortgages:
			'unreadPart head.fixed.past head.payment.various head.debt.partLater head.debt.counted head.debt.unread head.value.withoutLater',
		otds: 'detailStates.open',
		lifeInsurances: 'insured.months',
		invoices: 'groups.free',
		payments: 'status.* credit.title credit.zero named.* cancelled pending failed next',
		products: 'period.custom',
	},
	failed: {
		dashboard: 'dossier.turn.unread',
		branches: 'none',
		createDossier: 'missing',
		errors: '*',
		failure: '*',
		messages: 'cardif.decline_premium',
		notices: 'loggedOutHere apiUnreachable twoFactorOn twoFactorOff otherResetLink resetLost',
		offline: '*',
		sending:
			'settled.text settled.unreadable settled.failed shown.heading shown.unsent byLink.text byLink.unsent unknown',
		iwize: 'again.title unreadable fallback.text',
		unread: 'action list',
	},
	own: {
		shell: 'notices.recent.purpose notices.recent.none',
		notices: 'formWaits formsWait simpleVersionGiven',
		settings: 'devices.all',
		privacy: '*',
		myData: 'clear.*',
		accessibility: '*',
		receipts: '*',
		received: '*',
		drafts: '*',
		login: 'aim.form',
	},
	typed: {
		form: '*',
		upload: 'chosen total progress.* success errors.*',
		validation: '*',
		page: 'inventory_form.error_validation',
		mortgageCheck: 'incomplete outcomes.notNeeded outcomes.basis login.*',
		sending: 'dropped.heading dropped.text',
		loanParts: 'fieldsError sends',
		marketValue: 'unchanged',
		createDossier: 'sent.unsure.text',
		opportunity: 'incomplete',
		otdSign: '*',
		wizard: '*',
		hypact: 'sends',
		feedback: '*',
	},
	fixed: {
		shell: 'demo',
		lists: 'clear',
		actions: 'filter.allProducts',
		upload: 'hint hintXml',
		page: 'knowledge_form.*',
		password: '*',
		settings: 'twoFactor.* app.* turnOff.purpose byLink',
		preferences: 'purpose',
		myData: 'download.title download.text document.addresses',
		glossary: '*',
		help: '*',
		mortgages: 'pictures.legend',
		mortgageCheck: 'blocks.* questions.* answers.*',
		bankguarantees: 'intro',
		loanParts: 'blocks.* questions.*',
		opportunity: 'options.custom_amount',
		otdTerms: '*',
		payments: 'bank.purpose',
		hypact: 'questions.* answers.*',
		inventory: 'questions.*',
		ockto: '*',
		iwize: 'fallback.link',
	},
}

/** A pattern of keys with what they need. */
export const patterns = Object.entries(sentences).flatMap(([need, parts]) =>
	Object.entries(parts).flatMap(([part, names]) =>
		names.split(' ').map((name) => ({ need: need as Need, pattern: `${part}.${name}` })),
	),
)

const words =
	/\b(geen|niets|niemand|nergens|nog niet|helemaal bij|alleen|enige|alle|alles|allemaal|totaal|samen|opgeteld|oudste|langst|openstaand|hoogstens)\b|\{\{count\}\}|staat \{\{amount\}\} open/i

/** Whether a text may say none, only, all, a count or a sum: by its words or its name. */
export function saysAll(key: string, text: string): boolean {
	return words.test(text) || /(_one|_other|\.none|\.only|\.all)$/.test(key)
}

export function findPatterns(key: string) {
	const base = key.replace(/_(one|other)$/, '')
	return patterns.filter(({ pattern }) =>
		pattern.endsWith('*') ? base.startsWith(pattern.slice(0, -1)) : base === pattern,
	)
}
