import { trimSlashes } from '#app/lib/parse-url'

const part = encodeURIComponent

function listAndDetail<L extends string>(list: L) {
	return { list: () => list, detail: (id: string) => `${list}/${part(id)}` }
}

/** Every address of the portal; the only place that encodes ids. @see [19-77] */
export const paths = {
	login: () => '/',
	/** `target`: the sealed page that follows the sign-in. */
	loginTo: (target: string | undefined) => (target ? `/?to=${target}` : '/'),
	loginCode: () => '/login/code',
	forgotPassword: () => '/forgot/password',
	forgotPasswordSent: () => '/forgot/password?sent=1',
	createDossier: () => '/dossiers/create',
	createDossierForm: (form: string) => `/dossiers/create?form=${part(form)}`,
	createDossierSent: () => '/dossiers/create?sent=1',
	npsFeedback: () => '/nps-feedback',
	npsFeedbackStep: (step: Record<string, string>) => `/nps-feedback?${new URLSearchParams(step)}`,
	newPassword: () => '/reset/password',
	logout: () => '/logout',
	confirmLogout: () => '/logout/confirm',
	dashboard: () => '/dashboard',
	actions: () => '/actions',
	documents: () => '/documents',
	timeline: () => '/timeline',
	receipts: listAndDetail('/receipts'),
	receiptPaper: (receipt: string) => `/receipts/${part(receipt)}/print`,
	receiptFile: (receipt: string) => `/receipts/${part(receipt)}/receipt.txt`,
	guestReceiptPaper: () => '/guest-receipt/print',
	guestReceiptFile: () => '/guest-receipt/receipt.txt',
	endGuestReceipt: () => '/guest-receipt/end',
	receiptCheck: () => '/receipts/check',
	receiptKey: () => '/receipt-key.txt',
	downloadReceipts: () => '/receipts/all.zip',
	notices: () => '/notices',
	waitingFile: () => '/waiting-file',
	discardDraft: (draft: string) => `/drafts/${part(draft)}/delete`,
	settings: () => '/settings',
	preferences: () => '/preferences',
	simpleVersionChoice: () => '/preferences#preferences-scripts',
	privacy: () => '/privacy',
	accessibility: () => '/accessibility',
	glossary: () => '/glossary',
	help: () => '/help',
	twoFactorOff: () => '/settings?confirm=two-factor-off',
	twoFactor: () => '/settings/two-factor',
	twoFactorCode: () => '/settings/two-factor?step=2',
	myData: () => '/settings/my-data',
	deleteMyData: () => '/settings/my-data?confirm=delete',
	downloadMyData: () => '/settings/my-data/all.zip',
	importantDocuments: () => '/important-documents',
	invoices: () => '/invoices',
	downloadInvoice: (id: string) => `/invoices/${part(id)}/download`,
	downloadInvoices: () => '/invoices/all.zip',
	exportInvoices: () => '/invoices/export.csv',
	mortgages: listAndDetail('/mortgages'),
	otds: listAndDetail('/otds'),
	appointments: listAndDetail('/appointments'),
	appointmentCancel: (id: string) => `/appointments/${part(id)}?confirm=cancel`,
	appointmentCalendar: (id: string) => `/appointments/${part(id)}/calendar.ics`,
	bankguarantees: listAndDetail('/bankguarantees'),
	businessIncomes: listAndDetail('/business-income'),
	willWritingAdvices: listAndDetail('/will-writing-advices'),
	credits: listAndDetail('/credits'),
	lifeInsurances: listAndDetail('/life-insurances'),
	generalInsurances: listAndDetail('/general-insurances'),
	fgvs: listAndDetail('/fgvs'),
	cardifao: listAndDetail('/cardifao'),
	purchaseIntentions: listAndDetail('/purchase-intentions'),
	createDamageReport: (id: string) => `/general-insurances/${part(id)}/damage-reports/create`,
	woongarantInsurance: (id: string) => `/woongarant-insurances/${part(id)}`,
	fixedRateCalendar: (id: string) => `/mortgages/${part(id)}/fixed-rate.ics`,
	loanPartsFile: (id: string) => `/mortgages/${part(id)}/loan-parts.csv`,
	downloadWoongarantDocuments: (id: string) => `/woongarant-insurances/${part(id)}/documents.zip`,
	woongarantDocument: (id: string, document: string) =>
		`/woongarant-insurances/${part(id)}/documents/${part(document)}`,
	bankguaranteePaper: (id: string, paper: string) => `/bankguarantees/${part(id)}/download/${part(paper)}`,
	housePicture: (id: string, house: string) =>
		`/purchase-intentions/${part(id)}/houses/${part(house)}/picture`,
	mortgageLoanParts: (id: string, action: string) => `/mortgages/${part(id)}/loan-parts/${part(action)}`,
	mortgageMarketValue: (id: string, action: string) => `/mortgages/${part(id)}/marketvalue/${part(action)}`,
	presentOpportunity: (id: string, action: string) =>
		`/mortgages/${part(id)}/present-opportunity-to-consumer/${part(action)}`,
	bankguaranteeProposal: (id: string, action: string) =>
		`/bankguarantees/${part(id)}/bnp-proposal/${part(action)}`,
	otdSign: (id: string, action: string) => `/otds/${part(id)}/sign/${part(action)}`,
	otdTerms: (id: string, action: string) => `/otds/${part(id)}/sign/${part(action)}?terms=read`,
	cardifaoPremium: (id: string, action: string) => `/cardifao/${part(id)}/premium/${part(action)}`,
	signProposal: (id: string, action: string) => `/woongarant-insurance/${part(id)}/sign/${part(action)}`,
	mortgageCheck: (id: string, action: string) => `/mortgage-check/${part(id)}/${part(action)}`,
	mortgageCheckOfGuest: (action: string) => `/mortgage-check/${part(action)}`,
	mortgageCheckLogin: (action: string) => `/mortgage-check-login/${part(action)}`,
	knowledgeTest: (action: string) => `/actions/${part(action)}/knowledge-test`,
	hypactForm: (action: string) => `/actions/${part(action)}/hypact-form`,
	inventory: (action: string) => `/actions/${part(action)}/inventory`,
	inventoryByHand: (action: string) => `/actions/${part(action)}/inventory?way=manual`,
	conditionsPrecedent: (action: string) => `/actions/${part(action)}/update-date-conditions-precedent`,
	downloadQuote: (action: string) => `/actions/${part(action)}/download-qoute`,
	downloadQuotes: (action: string) => `/actions/${part(action)}/quotes.zip`,
	quoteAttachment: (action: string, attachment: string) =>
		`/actions/${part(action)}/quote-attachments/${part(attachment)}`,
	approveDocument: (action: string) => `/actions/${part(action)}/approve-document`,
	invoicePayment: (action: string) => `/actions/${part(action)}/invoice-payment`,
	toTheBank: (action: string) => `/actions/${part(action)}/to-the-bank`,
	validatePayment: (action: string) => `/actions/${part(action)}/validate-ideal-payment`,
	ocktoForm: (action: string) => `/action/${part(action)}/ockto-form`,
	ocktoState: (action: string) => `/action/${part(action)}/ockto-state`,
	iwizeForm: (action: string) => `/action/${part(action)}/iwize-form`,
	uploadDocument: (action: string) => `/actions/${part(action)}/upload-document`,
	downloadActionFile: (action: string) => `/actions/${part(action)}/download`,
	downloadAddedDocument: (action: string) => `/actions/${part(action)}/download-added`,
	downloadOtd: (action: string) => `/actions/${part(action)}/download-otd`,
	downloadDocuments: (product?: { kind: string; id: string }) =>
		product ? `/documents/all.zip?${new URLSearchParams(product)}` : '/documents/all.zip',
	downloadImportantDocuments: () => '/important-documents/all.zip',
	advisorContact: (advisor: string) => `/advisors/${part(advisor)}/contact.vcf`,
	downloadImportantDocument: (id: string) => `/important-documents/${part(id)}/download`,
	notFound: () => '/404',
	/** Rendered by the not-found page. */
	otherOwner: (isKept = false) => (isKept ? '/other-client?kept=1' : '/other-client'),
	offline: () => '/offline',
	/** Answered before Remix. */
	offlineForms: () => '/offline/forms',
	language: () => '/language',
	branch: () => '/branch',
	simpleVersion: () => '/simple-version',
	clearRefusedForm: () => '/refused-form/clear',
	otherConsumer: () => '/other-consumer',
	session: () => '/session',
	sessionLeft: () => '/session/left',
	closeNotice: () => '/close-notice',
	passwordStrength: () => '/password-strength',
	theme: (name: string) => `/theme/${part(name)}.css`,
	appIcon: (name: string) => `/app-icons/${part(name)}.svg`,
	appManifest: (name: string) => `/app-manifests/${part(name)}.webmanifest`,
	image: (name: string) => `/images/${part(name)}`,
} as const

/** Such a page is rendered even when the session store is unavailable. */
export function isLogoutPage(pathname: string) {
	const address = trimSlashes(pathname.toLowerCase())
	return address === paths.logout() || address === paths.confirmLogout()
}

/** Forms of these pages drop their input, except a user name for one page (contract §10). */
export function isLoginPage(pathname: string) {
	return ['', paths.loginCode()].includes(trimSlashes(pathname.toLowerCase()))
}

/** The feedback page: without script, frame or session, for visitors from a mail link. */
export function isPlainPage(pathname: string) {
	return trimSlashes(pathname.toLowerCase()) === paths.npsFeedback()
}

/** Requests for such an address do not extend the session. */
export function keepsSessionEnd(pathname: string) {
	return trimSlashes(pathname.toLowerCase()) === paths.sessionLeft()
}
