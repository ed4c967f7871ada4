import { demoPassword } from '../support/sign-in'
import { summary, type State } from './state'
import {
	returnAfterExpiry,
	forgetPassword,
	submitCodeStep,
	postCrossSite,
	send,
	sendPasswords,
	signIn,
	signInAndOut,
	signInAsTom,
	typePasswords,
	reloadPage,
	tryToSignIn,
} from './steps'

const uploadOf = (action: string) => `/actions/${action}/upload-document`
const resetLink = '/reset/password/demo'

export const login: State[] = [
	{ name: 'empty', path: '/', shows: '[name=email]' },
	{ name: 'of a firm with a wide picture', branch: 'delta', path: '/', shows: '[data-image=band]' },
	{ name: 'nothing filled in', path: '/', act: send, shows: summary },
	{
		name: 'wrong password',
		path: '/',
		act: (page) => signIn(page, 'anna@voorbeeld.nl', 'verkeerd'),
		shows: summary,
	},
	{
		name: 'the session had ended',
		path: '/',
		act: returnAfterExpiry,
		shows: '[data-notices] [data-tone=info]',
	},
	{
		name: 'the API does not answer',
		setting: 'silent',
		path: '/',
		act: (page) => signIn(page, 'anna@voorbeeld.nl', demoPassword),
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
		shows: summary,
	},
	{ name: 'without the firm’s colours', setting: 'bare', path: '/', shows: '[name=email]' },
]

export const loginCode: State[] = [
	{ name: 'asked for', path: '/', act: signInAsTom, shows: '[name=code]' },
	{
		name: 'wrong',
		path: '/',
		act: async (page) => {
			await signInAsTom(page)
			await submitCodeStep('000000')(page)
		},
		shows: summary,
	},
]

export const forgotPassword: State[] = [
	{ name: 'empty', path: '/forgot/password', shows: '[name=email]' },
	{
		name: 'the API does not answer',
		setting: 'silent',
		path: '/forgot/password',
		act: forgetPassword,
		shows: summary,
	},
	{ name: 'sent', path: '/forgot/password', act: forgetPassword, shows: 'main a[href="/forgot/password"]' },
]

export const resetPassword: State[] = [
	{ name: 'empty', path: resetLink, shows: '[name=repeat]' },
	{ name: 'while typing', path: resetLink, act: typePasswords('zomer2026', 'zomer'), shows: '[name=repeat]' },
	{ name: 'nothing filled in', path: resetLink, act: send, shows: summary },
	{
		name: 'weak',
		path: resetLink,
		act: sendPasswords('welkom', 'welkom'),
		shows: 'meter[value="0"]',
	},
	{
		name: 'average, and not the same',
		path: resetLink,
		act: sendPasswords('kaasschaaf', 'kaas'),
		shows: 'meter[value="66"]',
	},
	{
		name: 'strong, and not the same',
		path: resetLink,
		act: sendPasswords('fietsbel lantaarn', 'fietsbel'),
		shows: 'meter[value="100"]',
	},
	{
		name: 'saved',
		path: resetLink,
		act: sendPasswords('fietsbel lantaarn', 'fietsbel lantaarn'),
		shows: '[data-received]',
	},
	{
		name: 'with a link that is over',
		setting: 'refusing',
		path: resetLink,
		shows: '[data-notices] [data-tone=error]',
	},
]

export const notFound: State[] = [
	{ name: 'a guest', path: '/bestaat-niet', status: 404, shows: 'main a' },
	{ name: 'a client', as: 'anna', path: '/404', status: 404, shows: 'nav [href="/dashboard"]' },
	{ name: 'an action that is not there', as: 'bram', path: uploadOf('99999'), status: 404, shows: 'main a' },
	{
		name: 'refused: sent from another site',
		path: '/',
		act: postCrossSite,
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
		act: (page) => reloadPage(page, 20),
		status: 429,
		shows: 'main a[href="/offline"]',
	},
	{
		name: 'refused: too much sent',
		path: '/',
		act: (page) => signIn(page, 'a'.repeat(200_000), 'x'),
		status: 413,
		shows: 'main a',
	},
]
