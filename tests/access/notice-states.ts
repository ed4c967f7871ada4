import type { Page } from 'playwright'
import { demoPassword } from '../support/sign-in'
import type { State } from './state'
import { signIn } from './steps'

async function signInAndLook(page: Page) {
	await signIn(page, 'bram@voorbeeld.nl', demoPassword)
	await page.goto(new URL('/notices', page.url()).href)
}

export const waitingFile: State[] = [
	{
		name: 'after the sign-in',
		path: '/invoices/all.zip',
		act: (page) => signIn(page, 'anna@voorbeeld.nl', demoPassword),
		shows: 'main a[href="/invoices/all.zip"]',
	},
]

export const notices: State[] = [
	{ name: 'some', path: '/', act: signInAndLook, shows: 'main table' },
	// The login redirects to the requested page before any other notice appears.
	{
		name: 'none yet',
		path: '/notices',
		act: (page) => signIn(page, 'bram@voorbeeld.nl', demoPassword),
		shows: 'main h2',
	},
]
