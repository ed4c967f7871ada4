import type { Page } from 'playwright'
import { demoPassword } from '../support/sign-in'
import type { Scene } from './scene'
import {
	attach,
	comeBackTooLate,
	forgetPassword,
	giveCode,
	postFromElsewhere,
	send,
	sendPasswords,
	signIn,
	signInAndOut,
	signInAsTom,
	typeAndLogInAgain,
	typePasswords,
	reload,
	tryToSignIn,
} from './steps'

/** The demonstration clients that the states use, and their branches. */
export const accounts = {
	anna: 'noord',
	bram: 'noord',
	bakkerij: 'delta',
	kees: 'delta',
	willem: 'vesting',
	nina: 'vesting',
	eva: 'noord',
} as const satisfies Record<string, Scene['branch']>

/** Something a page can look like, and how a visitor gets to see it. */
export interface State {
	name: string
	/** Signed in as; absent for a guest. */
	as?: keyof typeof accounts
	setting?: Scene['setting']
	/** Whose guest; Noord if nothing is said. */
	branch?: Scene['branch']
	path: string
	act?: (page: Page) => Promise<void>
	/** What the last document answers: proof that the state was reached. */
	status?: number
	/** Something that is only there in this state. */
	shows: string
}

const summary = '[data-error-summary]'
const code = '[autocomplete=one-time-code]'

const login: State[] = [
	{ name: 'empty', path: '/', shows: '[name=email]' },
	{ name: 'of a firm with a wide picture', branch: 'delta', path: '/', shows: '[data-image=band]' },
	{ name: 'nothing filled in', path: '/', act: send, status: 422, shows: summary },
	{
		name: 'wrong password',
		path: '/',
		act: (page) => signIn(page, 'anna@voorbeeld.nl', 'verkeerd'),
		status: 422,
		shows: summary,
	},
	{
		name: 'the session had ended',
		path: '/',
		act: comeBackTooLate,
		shows: '[data-notices] [data-tone=info]',
	},
	{
		name: 'the API does not answer',
		setting: 'silent',
		path: '/',
		act: (page) => signIn(page, 'anna@voorbeeld.nl', demoPassword),
		status: 502,
		shows: summary,
	},
	{
		name: 'with a notice about maintenance',
		setting: 'notice',
		path: '/',
		shows: '[data-notice][data-tone=warning]',
	},
	{ name: 'signed out', path: '/', act: signInAndOut, shows: '[data-notices] [data-tone=success]' },
	{ name: 'closed for maintenance', setting: 'closed', path: '/', status: 503, shows: 'h1' },
	{ name: 'choosing a branch', setting: 'choosing', path: '/', shows: 'form[action="/branch"] button' },
	{
		name: 'tried too often',
		setting: 'hurried',
		path: '/',
		act: (page) => tryToSignIn(page, 2),
		status: 429,
		shows: summary,
	},
	{ name: 'without the firm’s colours', setting: 'bare', path: '/', shows: '[name=email]' },
]

const forgotPassword: State[] = [
	{ name: 'empty', path: '/forgot/password', shows: '[name=email]' },
	{
		name: 'the API does not answer',
		setting: 'silent',
		path: '/forgot/password',
		act: forgetPassword,
		status: 502,
		shows: summary,
	},
	{ name: 'sent', path: '/forgot/password', act: forgetPassword, shows: 'main a[href="/forgot/password"]' },
]

const resetLink = '/reset/password/demo'

const resetPassword: State[] = [
	{ name: 'empty', path: resetLink, shows: '[name=repeat]' },
	{ name: 'while typing', path: resetLink, act: typePasswords('zomer2026', 'zomer'), shows: '[name=repeat]' },
	{ name: 'nothing filled in', path: resetLink, act: send, status: 422, shows: summary },
	{
		name: 'weak',
		path: resetLink,
		act: sendPasswords('welkom', 'welkom'),
		status: 422,
		shows: 'meter[value="0"]',
	},
	{
		name: 'average, and not the same',
		path: resetLink,
		act: sendPasswords('kaasschaaf', 'kaas'),
		status: 422,
		shows: 'meter[value="66"]',
	},
	{
		name: 'strong, and not the same',
		path: resetLink,
		act: sendPasswords('fietsbel lantaarn', 'fietsbel'),
		status: 422,
		shows: 'meter[value="100"]',
	},
	{
		name: 'saved',
		path: resetLink,
		act: sendPasswords('fietsbel lantaarn', 'fietsbel lantaarn'),
		shows: '[data-notices] [data-tone=success]',
	},
	{
		name: 'with a link that is over',
		setting: 'refusing',
		path: resetLink,
		shows: '[data-notices] [data-tone=error]',
	},
]

const loginCode: State[] = [
	{ name: 'asked for', path: '/', act: signInAsTom, shows: '[name=code]' },
	{
		name: 'wrong',
		path: '/',
		act: async (page) => {
			await signInAsTom(page)
			await giveCode('000000')(page)
		},
		status: 422,
		shows: summary,
	},
]

const dashboard: State[] = [
	{ name: 'with something of everything', as: 'anna', path: '/dashboard', shows: 'main ul' },
	{ name: 'of someone informal', as: 'bram', path: '/dashboard', shows: 'main ul' },
	{ name: 'of a company', as: 'bakkerij', path: '/dashboard', shows: 'main ul' },
	{ name: 'with forty open actions', as: 'kees', path: '/dashboard', shows: 'main ul' },
	{
		name: 'of a very large dossier',
		as: 'willem',
		path: '/dashboard',
		shows: 'a[href="?show=all"], a[href$="show=all"]',
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
		name: 'just signed in',
		path: '/',
		act: (page) => signIn(page, 'anna@voorbeeld.nl', demoPassword),
		shows: '[data-notices] [data-tone=success]',
	},
]

const uploadOf = (action: string) => `/actions/${action}/upload-document`

const upload: State[] = [
	{ name: 'asked for', as: 'anna', path: uploadOf('11001'), shows: '[type=file]' },
	{ name: 'asked for again, with the reason', as: 'anna', path: uploadOf('11002'), shows: '[type=file]' },
	{ name: 'of a pension file', as: 'anna', path: uploadOf('11003'), shows: '[type=file][accept*=xml]' },
	{ name: 'without any explanation', as: 'anna', path: uploadOf('11004'), shows: '[type=file]' },
	{ name: 'already done', as: 'anna', path: uploadOf('11005'), shows: 'main h2' },
	{ name: 'nothing chosen', as: 'anna', path: uploadOf('11001'), act: send, status: 422, shows: summary },
	{
		name: 'a file of the wrong kind',
		as: 'bram',
		path: uploadOf('21001'),
		act: attach('brief.docx', 'application/msword', 'PK'),
		status: 422,
		shows: summary,
	},
	{
		name: 'a file that is not what its name says',
		as: 'bakkerij',
		path: uploadOf('31001'),
		act: attach('loonstrook.pdf', 'application/pdf', 'GIF89a'),
		status: 422,
		shows: summary,
	},
	{ name: 'filled again after a new login', path: '/', act: typeAndLogInAgain, shows: 'textarea' },
	{
		name: 'refused by the API',
		as: 'anna',
		setting: 'refusing',
		path: uploadOf('11001'),
		act: attach('loonstrook.pdf', 'application/pdf', '%PDF-1.4'),
		status: 422,
		shows: summary,
	},
	{
		name: 'sent',
		as: 'anna',
		path: uploadOf('11001'),
		act: attach('loonstrook.pdf', 'application/pdf', '%PDF-1.4'),
		shows: '[data-notices] [data-tone=success]',
	},
	{
		name: 'that cannot be shown',
		as: 'anna',
		setting: 'failing',
		path: uploadOf('11001'),
		status: 502,
		shows: 'main a',
	},
]

const importantDocuments: State[] = [
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

const qrCode = 'img[src^="data:image/"]'

const settings: State[] = [
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
		act: giveCode('1'),
		status: 422,
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

const twoFactor: State[] = [
	{ name: 'what an app is', as: 'anna', path: '/settings/two-factor', shows: 'main ul' },
	{ name: 'to set up first', as: 'eva', path: '/settings/two-factor?step=2', shows: qrCode },
	{ name: 'linking the app', as: 'bram', path: '/settings/two-factor?step=2', shows: qrCode },
	{
		name: 'wrong code',
		as: 'anna',
		path: '/settings/two-factor?step=2',
		act: giveCode('000000'),
		status: 422,
		shows: summary,
	},
	{
		name: 'nothing filled in',
		as: 'nina',
		path: '/settings/two-factor?step=2',
		act: send,
		status: 422,
		shows: summary,
	},
]

const notFound: State[] = [
	{ name: 'a guest', path: '/bestaat-niet', status: 404, shows: 'main a' },
	{ name: 'a client', as: 'anna', path: '/404', status: 404, shows: 'nav [href="/dashboard"]' },
	{ name: 'an action that is not there', as: 'bram', path: uploadOf('99999'), status: 404, shows: 'main a' },
	{
		name: 'refused: sent from another site',
		path: '/',
		act: postFromElsewhere,
		status: 403,
		shows: 'main a',
	},
	{
		name: 'refused: too many forms, kept to be sent again',
		setting: 'hurried',
		path: '/',
		act: (page) => tryToSignIn(page, 3),
		status: 429,
		shows: 'main form[method=post] button',
	},
	{
		name: 'refused: too many pages',
		setting: 'hurried',
		path: '/offline',
		act: (page) => reload(page, 20),
		status: 429,
		shows: 'main a[href="/offline"]',
	},
	{
		name: 'refused: too much sent',
		path: '/',
		act: (page) => signIn(page, 'a'.repeat(70_000), 'x'),
		status: 413,
		shows: 'main a',
	},
]

/** Every page of app/routes.ts by its path, with what it can look like. */
export const states: Record<string, State[]> = {
	'/': login,
	'/login/code': loginCode,
	'/logout/confirm': [
		{ name: 'asked first', as: 'anna', path: '/logout/confirm', shows: 'form[action="/logout"] button' },
	],
	'/forgot/password': forgotPassword,
	'/reset/password/new': resetPassword,
	'/dashboard': dashboard,
	'/actions/:action/upload-document': upload,
	'/offline': [{ name: 'without a connection', path: '/offline', shows: 'main a' }],
	'/important-documents': importantDocuments,
	'/settings': settings,
	'/settings/two-factor': twoFactor,
	'*': notFound,
}
