import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTotp } from '#app/backend/password.server'
import type { Page } from '#tests/support/page'
import { findResetLink } from '#tests/support/reset-link'
import { demoPassword, tryToSignIn } from '#tests/support/sign-in'
import type { Visitor } from '#tests/support/visitor'
import type { Site } from '#tests/support/use-site'

export interface GuestForm {
	/** Pattern of the route table. */
	route: string
	/** Opens the form of the branch Noord. */
	open: (visitor: Visitor, site: Site) => Promise<Page>
	/** Texts by label. */
	typed: Record<string, string>
	/** Passwords and codes by label; they are never kept. */
	secret?: () => Record<string, string>
	button: string
	/** Path of its command. */
	command: string
	/** The step before it ends with the choice of another branch, so nothing is sent. */
	endsWithBranch?: boolean
	signsIn?: boolean
	/** Path after "yes"; absent: the form itself. */
	after?: string
}

export const totpSecret = 'JZXW64TEMVZGY2LD'
const login = { 'E-mailadres of gebruikersnaam': 'anna@voorbeeld.nl' }
const newPassword = 'Groene-fietsbel-44'

export const guestForms: GuestForm[] = [
	{
		route: '/',
		open: (visitor) => visitor.visit('/?domain=noord'),
		typed: login,
		secret: () => ({ Wachtwoord: demoPassword }),
		button: 'Inloggen',
		command: '/api/auth/login',
		signsIn: true,
	},
	{
		route: '/login/code',
		open: (visitor) => tryToSignIn(visitor, { branch: 'noord', email: 'tom@voorbeeld.nl' }),
		typed: {},
		secret: () => ({ 'Code uit de app': createTotp(totpSecret, new Date()) }),
		button: 'Verder',
		command: '/api/auth/two-factor',
		signsIn: true,
		endsWithBranch: true,
		after: '/',
	},
	{
		route: '/forgot/password',
		open: (visitor) => visitor.visit('/forgot/password?domain=noord'),
		typed: { 'E-mailadres': 'anna@voorbeeld.nl' },
		button: 'Vraag een link aan',
		command: '/api/auth/forgot-password',
	},
	{
		route: '/reset/password',
		open: async (visitor, site) => {
			await visitor.visit('/?domain=noord')
			return visitor.visit((await sendResetLink(site)).path)
		},
		typed: {},
		secret: () => ({ 'Nieuw wachtwoord': newPassword, 'Herhaal het nieuwe wachtwoord': newPassword }),
		button: 'Wachtwoord opslaan',
		command: '/api/auth/reset-password',
	},
	{
		route: '/dossiers/create',
		open: (visitor) => visitor.visit('/dossiers/create?domain=noord'),
		typed: { Voornaam: 'Roos', Achternaam: 'Wiersma', 'E-mailadres': 'roos@voorbeeld.nl' },
		button: 'Verstuur uw gegevens',
		command: '/api/create-dossier',
	},
	{
		route: '/mortgage-check-login/:action',
		open: openCheckLogin,
		typed: { 'E-mailadres': 'anna@voorbeeld.nl', Geboortedatum: '31-03-1984' },
		button: 'Begin met de check',
		command: '/api/auth/product-action-login',
	},
	{
		route: '/mortgage-check/:action',
		open: async (visitor) => {
			const page = await openCheckLogin(visitor)
			page.fill('E-mailadres', 'anna@voorbeeld.nl')
			page.fill('Geboortedatum', '31-03-1984')
			return page.press('Begin met de check')
		},
		typed: {},
		button: 'Volgende',
		command: '/api/mortgage-check/submit-form-no-login',
		endsWithBranch: true,
		after: '/mortgage-check-login/11037',
	},
]

function openCheckLogin(visitor: Visitor) {
	return visitor.visit('/mortgage-check-login/11037?domain=noord')
}

/** Requests a reset link for Anna directly from the API. */
async function sendResetLink({ api }: Site) {
	const answer = await api.backend.handle(
		new Request('http://api/api/auth/forgot-password', {
			method: 'POST',
			headers: { 'content-type': 'application/json', domain: 'noord' },
			body: JSON.stringify({ email: 'anna@voorbeeld.nl' }),
		}),
	)
	if (!answer.ok) throw new Error(`No reset link: ${answer.status}`)
	return findResetLink(await readFile(join(api.dataDir, 'api-mail', '1001.txt'), 'utf8'))
}

export function fillIn(page: Page, { typed, secret }: GuestForm) {
	for (const [label, text] of Object.entries({ ...typed, ...secret?.() }))
		(page.getAllByLabelText(label)[0] as HTMLInputElement).value = text
}
