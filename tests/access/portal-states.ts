import { demoPassword } from '../support/sign-in'
import { summary, type State } from './state'
import { sendAttachment, returnAsClient, submitCodeStep, send, signIn, typeAndLogInAgain } from './steps'

export const createUploadPath = (action: string) => `/actions/${action}/upload-document`
const qrCode = 'img[src^="data:image/"]'
const code = '[autocomplete=one-time-code]'

export const dashboard: State[] = [
	{ name: 'with something of everything', as: 'anna', path: '/dashboard', shows: 'main ul' },
	{ name: 'of someone informal', as: 'bram', path: '/dashboard', shows: 'main ul' },
	{ name: 'of a company', as: 'bakkerij', path: '/dashboard', shows: 'main ul' },
	{ name: 'with forty open actions', as: 'kees', path: '/dashboard', shows: 'main ul' },
	{
		name: 'of a very large dossier',
		as: 'willem',
		path: '/dashboard',
		shows: 'a[href="/actions"]',
	},
	{ name: 'with nothing in it', as: 'nina', path: '/dashboard', shows: 'h1' },
	{
		name: 'whose parts all fail',
		as: 'anna',
		setting: 'failing',
		path: '/dashboard',
		shows: '[data-notices] [data-tone=error]',
	},
	{
		name: 'with something new',
		setting: 'eventful',
		path: '/',
		act: returnAsClient,
		shows: 'main p > a[href*="/actions?q="]',
	},
	{
		name: 'just signed in',
		path: '/',
		act: (page) => signIn(page, 'anna@voorbeeld.nl', demoPassword),
		shows: '[data-notices] [data-tone=success]',
	},
]

export const upload: State[] = [
	{ name: 'asked for', as: 'anna', path: createUploadPath('11001'), shows: '[type=file]' },
	{
		name: 'asked for again, with the reason',
		as: 'anna',
		path: createUploadPath('11002'),
		shows: '[type=file]',
	},
	{
		name: 'of a pension file',
		as: 'anna',
		path: createUploadPath('11003'),
		shows: '[type=file][accept*=xml]',
	},
	{ name: 'without any explanation', as: 'anna', path: createUploadPath('11004'), shows: '[type=file]' },
	{ name: 'already done', as: 'anna', path: createUploadPath('11005'), shows: 'main h2' },
	{
		name: 'nothing chosen',
		as: 'anna',
		path: createUploadPath('11001'),
		act: send,
		shows: summary,
	},
	{
		name: 'a file of the wrong kind',
		as: 'bram',
		path: createUploadPath('21001'),
		act: sendAttachment('brief.docx', 'application/msword', 'PK'),
		shows: summary,
	},
	{
		name: 'a file that is not what its name says',
		as: 'bakkerij',
		path: createUploadPath('31001'),
		act: sendAttachment('loonstrook.pdf', 'application/pdf', 'MZ program'),
		shows: summary,
	},
	{ name: 'filled again after a new login', path: '/', act: typeAndLogInAgain, shows: 'textarea' },
	{
		name: 'refused by the API',
		as: 'anna',
		setting: 'refusing',
		path: createUploadPath('11001'),
		act: sendAttachment('loonstrook.pdf', 'application/pdf', '%PDF-1.4'),
		shows: summary,
	},
	{
		name: 'sent',
		as: 'anna',
		path: createUploadPath('11001'),
		act: sendAttachment('loonstrook.pdf', 'application/pdf', '%PDF-1.4'),
		shows: '[data-received]',
	},
	{
		name: 'that cannot be shown',
		as: 'anna',
		setting: 'failing',
		path: createUploadPath('11001'),
		status: 502,
		shows: 'main a',
	},
]

export const importantDocuments: State[] = [
	{ name: 'in two groups', as: 'anna', path: '/important-documents', shows: 'main ul' },
	{ name: 'of someone informal', as: 'bram', path: '/important-documents', shows: 'h1' },
	{ name: 'none', as: 'nina', path: '/important-documents', shows: 'h1' },
	{
		name: 'that cannot be shown',
		as: 'anna',
		setting: 'failing',
		path: '/important-documents',
		status: 502,
		shows: 'main a',
	},
]

export const settings: State[] = [
	{ name: 'with a partner', as: 'anna', path: '/settings', shows: '[type=radio]' },
	{ name: 'of someone informal', as: 'bram', path: '/settings', shows: '[href="/settings/two-factor"]' },
	{
		name: 'with extra security on',
		as: 'anna',
		setting: 'secured',
		path: '/settings',
		shows: 'a[href*="confirm="]',
	},
	{
		name: 'asking before it is switched off',
		as: 'anna',
		setting: 'secured',
		path: '/settings?confirm=two-factor-off',
		shows: code,
	},
	{
		name: 'asking again after a wrong code',
		as: 'anna',
		setting: 'secured',
		path: '/settings?confirm=two-factor-off',
		act: submitCodeStep('1'),
		shows: summary,
	},
	{ name: 'with extra security to set up first', as: 'eva', path: '/settings', shows: 'main ol' },
	{
		name: 'of which parts cannot be shown',
		as: 'anna',
		setting: 'failing',
		path: '/settings',
		shows: '[data-notices] [data-tone=error]',
	},
]

export const twoFactor: State[] = [
	{ name: 'what an app is', as: 'anna', path: '/settings/two-factor', shows: 'main ul' },
	{ name: 'to set up first', as: 'eva', path: '/settings/two-factor?step=2', shows: qrCode },
	{ name: 'linking the app', as: 'bram', path: '/settings/two-factor?step=2', shows: qrCode },
	{
		name: 'wrong code',
		as: 'anna',
		path: '/settings/two-factor?step=2',
		act: submitCodeStep('000000'),
		shows: summary,
	},
	{
		name: 'nothing filled in',
		as: 'nina',
		path: '/settings/two-factor?step=2',
		act: send,
		shows: summary,
	},
]
