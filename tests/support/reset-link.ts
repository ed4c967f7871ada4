import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestBackend, startApiWith } from './api'
import type { Page } from './page'

/** The reference API on a free port, with its mails. */
export async function startApiWithMail() {
	const dataDir = await mkdtemp(join(tmpdir(), 'portal-api-'))
	const api = await startApiWith(createTestBackend({ dataDir }))
	const mailTo = (consumerId: string) => readFile(join(dataDir, 'api-mail', `${consumerId}.txt`), 'utf8')
	return {
		...api,
		mailTo,
		/** Requests a reset link directly from the API and reads it from the mail. */
		async sendResetLink(email = 'anna@voorbeeld.nl', consumerId = '1001') {
			const answer = await api.backend.handle(
				new Request('http://api/api/auth/forgot-password', {
					method: 'POST',
					headers: { 'content-type': 'application/json', domain: 'noord' },
					body: JSON.stringify({ email }),
				}),
			)
			if (!answer.ok) throw new Error(`No link for ${email}: ${answer.status}`)
			return findResetLink(await mailTo(consumerId))
		},
		close: async () => {
			await api.close()
			await rm(dataDir, { recursive: true, force: true })
		},
	}
}

/** Address in a mail, and the token at its end. */
export function findResetLink(mail: string) {
	const path = /\/reset\/password\/\S+/.exec(mail)?.[0]
	if (!path) throw new Error(`The mail has no link: ${mail}`)
	return { path, token: path.split('/').at(-1) ?? '' }
}

export function sendPasswords(form: Page, password: string, repeat = password): Promise<Page> {
	form.fill('Nieuw wachtwoord', password)
	form.fill('Herhaal het nieuwe wachtwoord', repeat)
	return form.press('Wachtwoord opslaan')
}
