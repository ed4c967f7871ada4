import type { RouteConfigEntry } from '@remix-run/route-config'
import { expect, test } from 'vitest'
import routeTable from '#app/routes'
import { prefetchedPages } from './late-scripts'

const fetched = [
	'/help',
	'/privacy',
	'/accessibility',
	'/glossary',
	'/important-documents',
	'/actions',
	'/documents',
	'/timeline',
	'/receipts',
	'/receipts/:receipt',
	'/receipts/check',
	'/invoices',
	'/appointments',
	'/appointments/:id',
	'/settings/my-data',
	'/mortgages',
	'/mortgages/:id',
	'/life-insurances',
	'/life-insurances/:id',
	'/fgvs',
	'/fgvs/:id',
	'/cardifao',
	'/cardifao/:id',
	'/otds',
	'/otds/:id',
	'/credits',
	'/credits/:id',
	'/general-insurances',
	'/general-insurances/:id',
	'/woongarant-insurances/:id',
	'/bankguarantees',
	'/bankguarantees/:id',
	'/purchase-intentions',
	'/purchase-intentions/:id',
	'/business-income',
	'/business-income/:id',
	'/will-writing-advices',
	'/will-writing-advices/:id',
]

/** Every route must be listed here or above. */
const opened = {
	guests: [
		...['/', '/login/code', '/forgot/password', '/reset/password', '/reset/password/:token'],
		...['/dossiers/create', '/logout', '/logout/confirm', '/offline', '/nps-feedback'],
		...['/mortgage-check-login/:action', '/mortgage-check/:action'],
	],
	'what counts, is told once or is chosen': [
		...['/dashboard', '/notices', '/preferences', '/settings', '/settings/two-factor'],
	],
	forms: [
		'/drafts/:draft/delete',
		'/mortgages/:id/loan-parts/:action',
		'/mortgages/:id/marketvalue/:action',
		'/mortgages/:id/present-opportunity-to-consumer/:action',
		'/cardifao/:id/premium/:action',
		'/otds/:id/sign/:action',
		'/general-insurances/:id/damage-reports/create',
		'/woongarant-insurance/:id/sign/:action',
		'/bankguarantees/:id/bnp-proposal/:action',
		'/mortgage-check/:id/:action',
		...['upload-document', 'approve-document', 'update-date-conditions-precedent', 'download-qoute'].map(
			(name) => `/actions/:action/${name}`,
		),
		...['knowledge-test', 'hypact-form', 'inventory', 'invoice-payment', 'to-the-bank'].map(
			(name) => `/actions/:action/${name}`,
		),
		...['ockto-form', 'iwize-form', 'ockto-state'].map((name) => `/action/:action/${name}`),
		'/actions/:action/validate-ideal-payment',
	],
	files: [
		...['download', 'download-added', 'download-otd', 'quotes.zip', 'quote-attachments/:attachment'].map(
			(name) => `/actions/:action/${name}`,
		),
		'/waiting-file',
		...['/documents/all.zip', '/settings/my-data/all.zip', '/receipts/all.zip', '/receipts/:receipt/print'],
		...[
			'/receipts/:receipt/receipt.txt',
			'/receipt-key.txt',
			'/guest-receipt/print',
			'/guest-receipt/receipt.txt',
		],
		...['/important-documents/all.zip', '/important-documents/:document/download'],
		...['/mortgages/:id/loan-parts.csv', '/mortgages/:id/fixed-rate.ics', '/appointments/:id/calendar.ics'],
		'/advisors/:advisor/contact.vcf',
		...['/invoices/export.csv', '/invoices/all.zip', '/invoices/:invoice/download'],
		...['/woongarant-insurances/:id/documents.zip', '/woongarant-insurances/:id/documents/:document'],
		...['/bankguarantees/:id/download/:paper', '/purchase-intentions/:id/houses/:house/picture'],
	],
	'what lead elsewhere': [
		...['download-quote', 'knowledge-form', 'inventory-form', 'ockto-form', 'iwize-form'].map(
			(name) => `/actions/:action/${name}`,
		),
		...['/woongarant-insurances/:id/sign/:action', '/woongarant-insurance/:id', '*'],
		...['/business-incomes', '/business-incomes/:id'],
	],
	'parts and choices': [
		...['/language', '/branch', '/simple-version', '/other-consumer', '/session', '/session/left'],
		'/close-notice',
		'/refused-form/clear',
		'/guest-receipt/end',
		'/.well-known/change-password',
		...['/password-strength', '/theme/:name', '/app-icons/:name', '/app-manifests/:name', '/images/:name'],
		...['/bank/:payment', '/partners/:partner/:page'],
	],
}

const listPaths = (entries: RouteConfigEntry[]): string[] =>
	entries.flatMap(({ path, children }) => [...(path ? [path] : []), ...listPaths(children ?? [])])

test('Every route is either fetched ahead or not, and each is named', () => {
	expect([...fetched, ...Object.values(opened).flat()].sort()).toEqual(listPaths(routeTable).sort())
})

test('The rules match the pages that are fetched ahead, and no other', () => {
	const inGroups = prefetchedPages.map((page) => page.replace('{', '(').replace('}', ')'))
	const rules = inGroups.map((page) => new RegExp(`^${page.replace(/:\w+/g, '[^/]+')}$`))
	const isFetched = (path: string) => rules.some((rule) => rule.test(path)) && !path.includes('.')
	expect(listPaths(routeTable).filter(isFetched).sort()).toEqual(fetched.sort())
})
