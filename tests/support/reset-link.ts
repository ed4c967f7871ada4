import type { Page } from './page'

export interface ResetLink {
	path: string
	token: string
}

/** Address in a mail, and the token at its end. */
export function findResetLink(mail: string): ResetLink {
	const path = /\/reset\/password\/\S+/.exec(mail)?.[0]
	if (!path) throw new Error(`The mail has no link: ${mail}`)
	return { path, token: path.split('/').at(-1) ?? '' }
}

export function sendPasswords(form: Page, password: string, repeat = password): Promise<Page> {
	form.fill('Nieuw wachtwoord', password)
	form.fill('Herhaal het nieuwe wachtwoord', repeat)
	return form.press('Wachtwoord opslaan')
}
