/**
 * Visitors who may open an address [19-77] [80-83]: signed-in clients; also clients who must set up two-factor
 * authentication; guests; everyone; unknown addresses; files that read no session.
 */
export type Kind = 'portal' | 'setup' | 'guest' | 'anyone' | 'lost' | 'public'

export interface Row {
	kind: Kind
	/** Example address, with ids of Anna's dossier. */
	address: string
	/** Redirects of the page itself, after its guard; a POST may also lead to `returnTo`. */
	leads?: string[]
	/** The route only redirects. */
	moved?: boolean
	/** The body is read as a stream, so the form token is checked after the page's own reads. */
	streams?: boolean
	/** Accepts forms of other sites, without a form token. */
	foreign?: boolean
	/** Its subject may be missing: 404, or a notice in the page. */
	missing?: boolean
	/** The seed has no such item; a client creates it. */
	unseeded?: boolean
	/** Commands that the page may send before a sign-in. */
	sends?: RegExp
}

const createMovedRow = (address: string, to: string): Row => ({
	kind: 'portal',
	address,
	leads: [to],
	moved: true,
})

/** Expectations of the guard's tests. A route with parameters, or with more than a page, needs a row. */
const noReceipt: Omit<Row, 'address'> = { kind: 'portal', leads: ['/404'], unseeded: true }
export const rows: Record<string, Row> = {
	'/': { kind: 'guest', address: '/', leads: ['/login/code'] },
	'/login/code': { kind: 'guest', address: '/login/code', leads: ['/'] },
	'/forgot/password': {
		kind: 'guest',
		address: '/forgot/password',
		leads: ['/forgot/password?sent=1'],
		sends: /forgot-password/,
	},
	'/dossiers/create': {
		kind: 'guest',
		address: '/dossiers/create',
		leads: ['/dossiers/create?sent=1'],
		// A firm without the form has no such page.
		missing: true,
		sends: /create-dossier|^GET \/api\/entities\//,
	},
	'/reset/password': {
		kind: 'guest',
		address: '/reset/password',
		// With a suffix it is a mailed link.
		leads: ['/', '/reset/password', '/dashboard'],
		sends: /start-password-reset/,
	},
	'/reset/password/:token': {
		kind: 'guest',
		address: '/reset/password/geheim',
		leads: ['/reset/password', '/', '/dashboard'],
		sends: /start-password-reset/,
	},
	'/nps-feedback': { kind: 'guest', address: '/nps-feedback', leads: ['/nps-feedback'] },
	'/settings': { kind: 'setup', address: '/settings', leads: ['/settings'] },
	'/settings/two-factor': { kind: 'setup', address: '/settings/two-factor' },
	'/settings/my-data': { kind: 'portal', address: '/settings/my-data' },
	'/settings/my-data/all.zip': {
		kind: 'portal',
		address: '/settings/my-data/all.zip',
		leads: ['/settings/my-data'],
	},
	'/password-strength': { kind: 'anyone', address: '/password-strength', missing: true },
	'/dashboard': { kind: 'portal', address: '/dashboard' },
	'/actions': { kind: 'portal', address: '/actions' },
	'/documents': { kind: 'portal', address: '/documents' },
	'/timeline': { kind: 'portal', address: '/timeline' },
	'/notices': { kind: 'portal', address: '/notices' },
	'/waiting-file': { kind: 'portal', address: '/waiting-file', leads: ['/dashboard'], unseeded: true },
	'/receipts': { kind: 'portal', address: '/receipts' },
	'/receipts/:receipt': { kind: 'portal', address: '/receipts/AAAAAAAAAAAAAAAA', unseeded: true },
	'/receipts/:receipt/print': { ...noReceipt, address: '/receipts/AAAAAAAAAAAAAAAA/print' },
	'/receipts/:receipt/receipt.txt': { ...noReceipt, address: '/receipts/AAAAAAAAAAAAAAAA/receipt.txt' },
	'/guest-receipt/print': { ...noReceipt, kind: 'guest', address: '/guest-receipt/print' },
	'/guest-receipt/receipt.txt': { ...noReceipt, kind: 'guest', address: '/guest-receipt/receipt.txt' },
	'/receipts/all.zip': { kind: 'portal', address: '/receipts/all.zip', leads: ['/receipts'], unseeded: true },
	'/mortgages/:id/loan-parts/:action': {
		kind: 'portal',
		address: '/mortgages/10012/loan-parts/11102',
		leads: ['/mortgages/10012/loan-parts/11102#parts'],
	},
	'/mortgages/:id/marketvalue/:action': {
		kind: 'portal',
		address: '/mortgages/10011/marketvalue/11033',
	},
	'/mortgages/:id/present-opportunity-to-consumer/:action': {
		kind: 'portal',
		address: '/mortgages/10011/present-opportunity-to-consumer/11034',
	},
	'/actions/:action/update-date-conditions-precedent': {
		kind: 'portal',
		address: '/actions/11105/update-date-conditions-precedent',
	},
	'/actions/:action/approve-document': { kind: 'portal', address: '/actions/11022/approve-document' },
	'/important-documents': { kind: 'portal', address: '/important-documents' },
	'/mortgages': { kind: 'portal', address: '/mortgages' },
	'/mortgages/:id': { kind: 'portal', address: '/mortgages/10011' },
	'/life-insurances': { kind: 'portal', address: '/life-insurances' },
	'/life-insurances/:id': { kind: 'portal', address: '/life-insurances/10031' },
	'/fgvs': { kind: 'portal', address: '/fgvs' },
	'/fgvs/:id': { kind: 'portal', address: '/fgvs/10035' },
	'/cardifao': { kind: 'portal', address: '/cardifao' },
	'/cardifao/:id': { kind: 'portal', address: '/cardifao/10085' },
	'/cardifao/:id/premium/:action': { kind: 'portal', address: '/cardifao/10085/premium/11101' },
	// A form that is not a step redirects to the questionnaire.
	'/actions/:action/hypact-form': {
		kind: 'portal',
		address: '/actions/11036/hypact-form',
		leads: ['/actions/11036/hypact-form'],
	},
	'/actions/:action/inventory': {
		kind: 'portal',
		address: '/actions/11031/inventory',
		leads: ['/actions/11031/inventory?way=manual'],
	},
	'/actions/:action/inventory-form': createMovedRow(
		'/actions/11031/inventory-form',
		'/actions/11031/inventory',
	),
	'/mortgage-check/:id/:action': {
		kind: 'portal',
		address: '/mortgage-check/10011/11037',
		leads: ['/mortgage-check/10011/11037'],
	},
	'/mortgage-check-login/:action': {
		kind: 'guest',
		address: '/mortgage-check-login/11037',
		// For a signed-in client it looks up the open action of the check.
		sends: /product-action-login|^GET \/api\/actions$/,
	},
	'/mortgage-check/:action': {
		kind: 'guest',
		address: '/mortgage-check/11037',
		// With a suffix it is the check of another action.
		leads: ['/mortgage-check-login/11037', '/mortgage-check-login/11037%3Ba%3Db'],
	},
	'/drafts/:draft/delete': { ...noReceipt, address: '/drafts/draft-1/delete' },
	'/actions/:action/invoice-payment': { kind: 'portal', address: '/actions/11025/invoice-payment' },
	'/actions/:action/to-the-bank': {
		kind: 'portal',
		address: '/actions/11025/to-the-bank',
		leads: ['/actions/11025/invoice-payment'],
		unseeded: true,
	},
	'/actions/:action/validate-ideal-payment': {
		kind: 'portal',
		address: '/actions/11025/validate-ideal-payment',
		leads: ['/actions/11025/invoice-payment', '/dashboard'],
		unseeded: true,
		sends: /^POST \/api\/invoices\/validate-payment$/,
	},
	'/action/:action/ockto-form': { kind: 'portal', address: '/action/11031/ockto-form' },
	'/action/:action/ockto-state': { kind: 'portal', address: '/action/11031/ockto-state', missing: true },
	'/action/:action/iwize-form': { kind: 'portal', address: '/action/11031/iwize-form' },
	'/actions/:action/ockto-form': createMovedRow('/actions/11031/ockto-form', '/action/11031/ockto-form'),
	'/actions/:action/iwize-form': createMovedRow('/actions/11031/iwize-form', '/action/11031/iwize-form'),
	'/woongarant-insurances/:id/sign/:action': createMovedRow(
		'/woongarant-insurances/10045/sign/11221',
		'/woongarant-insurance/10045/sign/11221',
	),
	'/woongarant-insurance/:id': createMovedRow('/woongarant-insurance/10045', '/woongarant-insurances/10045'),
	'/business-incomes': createMovedRow('/business-incomes', '/business-income'),
	'/business-incomes/:id': createMovedRow('/business-incomes/10091', '/business-income/10091'),
	'/otds': { kind: 'portal', address: '/otds' },
	'/otds/:id': { kind: 'portal', address: '/otds/10051' },
	'/otds/:id/sign/:action': { kind: 'portal', address: '/otds/10051/sign/11021' },
	'/mortgages/:id/loan-parts.csv': { kind: 'portal', address: '/mortgages/10011/loan-parts.csv' },
	'/mortgages/:id/fixed-rate.ics': { kind: 'portal', address: '/mortgages/10011/fixed-rate.ics' },
	'/actions/:action/quotes.zip': { kind: 'portal', address: '/actions/11014/quotes.zip' },
	'/invoices/all.zip': { kind: 'portal', address: '/invoices/all.zip' },
	'/woongarant-insurances/:id/documents.zip': {
		kind: 'portal',
		address: '/woongarant-insurances/10045/documents.zip',
	},
	'/credits': { kind: 'portal', address: '/credits' },
	'/credits/:id': { kind: 'portal', address: '/credits/10021' },
	'/general-insurances': { kind: 'portal', address: '/general-insurances' },
	'/general-insurances/:id': { kind: 'portal', address: '/general-insurances/10041' },
	'/general-insurances/:id/damage-reports/create': {
		kind: 'portal',
		address: '/general-insurances/10041/damage-reports/create',
		streams: true,
	},
	'/woongarant-insurance/:id/sign/:action': {
		kind: 'portal',
		address: '/woongarant-insurance/10045/sign/11221',
	},
	'/woongarant-insurances/:id': { kind: 'portal', address: '/woongarant-insurances/10045' },
	'/woongarant-insurances/:id/documents/:document': {
		kind: 'portal',
		address: '/woongarant-insurances/10045/documents/wg-10045-polis',
	},
	'/bankguarantees': { kind: 'portal', address: '/bankguarantees' },
	'/bankguarantees/:id': { kind: 'portal', address: '/bankguarantees/10061' },
	'/bankguarantees/:id/bnp-proposal/:action': {
		kind: 'portal',
		address: '/bankguarantees/10061/bnp-proposal/11024',
	},
	'/bankguarantees/:id/download/:paper': {
		kind: 'portal',
		address: '/bankguarantees/10061/download/application',
	},
	'/purchase-intentions': { kind: 'portal', address: '/purchase-intentions' },
	'/purchase-intentions/:id': { kind: 'portal', address: '/purchase-intentions/10081' },
	'/purchase-intentions/:id/houses/:house/picture': {
		kind: 'portal',
		address: '/purchase-intentions/10081/houses/10681/picture',
		missing: true,
	},
	'/business-income': { kind: 'portal', address: '/business-income' },
	'/business-income/:id': { kind: 'portal', address: '/business-income/10091' },
	'/will-writing-advices': { kind: 'portal', address: '/will-writing-advices' },
	'/will-writing-advices/:id': { kind: 'portal', address: '/will-writing-advices/10095' },
	'/actions/:action/upload-document': {
		kind: 'portal',
		address: '/actions/11001/upload-document',
		streams: true,
	},
	'/appointments': { kind: 'portal', address: '/appointments' },
	'/appointments/:id': { kind: 'portal', address: '/appointments/10101', leads: ['/appointments/10101'] },
	'/appointments/:id/calendar.ics': { kind: 'portal', address: '/appointments/10101/calendar.ics' },
	'/invoices': { kind: 'portal', address: '/invoices' },
	'/invoices/export.csv': { kind: 'portal', address: '/invoices/export.csv' },
	'/invoices/:invoice/download': { kind: 'portal', address: '/invoices/10071/download' },
	'/actions/:action/download-qoute': { kind: 'portal', address: '/actions/11014/download-qoute' },
	'/actions/:action/download-quote': createMovedRow(
		'/actions/11014/download-quote',
		'/actions/11014/download-qoute',
	),
	'/actions/:action/knowledge-test': {
		kind: 'portal',
		address: '/actions/11032/knowledge-test',
		leads: ['/actions/11032/knowledge-test'],
	},
	'/actions/:action/knowledge-form': createMovedRow(
		'/actions/11032/knowledge-form',
		'/actions/11032/knowledge-test',
	),
	'/actions/:action/quote-attachments/:attachment': {
		kind: 'portal',
		address: '/actions/11014/quote-attachments/11711',
	},
	'/advisors/:advisor/contact.vcf': {
		kind: 'portal',
		address: '/advisors/TWUWSvr6mcjfccj9/contact.vcf',
		// Its name is case-sensitive.
		leads: ['/404'],
	},
	'/actions/:action/download': { kind: 'portal', address: '/actions/11012/download' },
	'/actions/:action/download-added': { kind: 'portal', address: '/actions/11011/download-added' },
	'/actions/:action/download-otd': { kind: 'portal', address: '/actions/11017/download-otd' },
	'/documents/all.zip': { kind: 'portal', address: '/documents/all.zip' },
	'/important-documents/all.zip': { kind: 'portal', address: '/important-documents/all.zip' },
	'/important-documents/:document/download': {
		kind: 'portal',
		address: '/important-documents/10701/download',
	},
	'/session': { kind: 'setup', address: '/session' },
	'/session/left': { kind: 'anyone', address: '/session/left' },
	'/logout': { kind: 'anyone', address: '/logout', leads: ['/', '/logout/confirm'] },
	'/logout/confirm': { kind: 'anyone', address: '/logout/confirm' },
	'/preferences': { kind: 'anyone', address: '/preferences', leads: ['/preferences'] },
	'/privacy': { kind: 'anyone', address: '/privacy' },
	'/accessibility': { kind: 'anyone', address: '/accessibility' },
	'/glossary': { kind: 'anyone', address: '/glossary' },
	'/help': { kind: 'anyone', address: '/help' },
	'/receipts/check': { kind: 'anyone', address: '/receipts/check' },
	'/offline': { kind: 'anyone', address: '/offline' },
	'/language': { kind: 'anyone', address: '/language' },
	'/branch': { kind: 'anyone', address: '/branch' },
	'/simple-version': { kind: 'anyone', address: '/simple-version' },
	'/other-consumer': { kind: 'anyone', address: '/other-consumer', leads: ['/dashboard'] },
	'/close-notice': { kind: 'anyone', address: '/close-notice' },
	'/theme/:name': { kind: 'public', address: '/theme/geen.css' },
	'/app-icons/:name': { kind: 'public', address: '/app-icons/geen' },
	'/app-manifests/:name': { kind: 'public', address: '/app-manifests/geen' },
	'/images/:name': { kind: 'public', address: '/images/geen' },
	'/receipt-key.txt': { kind: 'public', address: '/receipt-key.txt' },
	'/bank/:payment': { kind: 'public', address: '/bank/geen', foreign: true },
	'/partners/:partner/:page': { kind: 'public', address: '/partners/ockto/geen', foreign: true },
	'*': { kind: 'lost', address: '/nergens' },
}
