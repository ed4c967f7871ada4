import { afterEach } from 'vitest'
import type { Page } from '#tests/support/page'
import { createDocument, startOwnBranches, type OwnAnswers, useBranches } from '#tests/support/own-branches'
import { oneBranch } from '#tests/support/use-site'
import { startVisitor } from '#tests/support/visitor'

export const address = '/dossiers/create'
export const send = 'Verstuur uw gegevens'

/** The portal of Noorderlicht for guests. Each test begins without recorded calls. */
export async function useDossierSite() {
	const { api, portal, ...site } = await useBranches(oneBranch)
	let { branches } = site
	let opened = 0
	afterEach(async () => {
		await api.heal()
		api.backend.reset()
		branches = startOwnBranches(api)
		// The portal caches licences of branches that were open before.
		for (let count = 0; count < opened; count += 1) branches.open()
	})
	return {
		api,
		portal,
		/** A new guest at the form. */
		open: (options?: { textBrowser: true }) => startVisitor(portal.url, options).visit(address),
		/** A new guest at a firm with this licence, whose API accepts every dossier. */
		openAt: async (licence: Parameters<typeof createDocument>[0], others: OwnAnswers = {}) => {
			const taken = () => new Response(null, { status: 204 })
			const own = {
				'/api/licenses/current': createDocument(licence),
				'/api/create-dossier': taken,
				...others,
			}
			opened += 1
			return startVisitor(portal.url).visit(`${address}?domain=${branches.open(own)}`)
		},
		sent: () => api.callsTo('POST', '/api/create-dossier').map(({ json }) => json),
	}
}

/** A control by name; a radio button by name and value. */
export function getFormField(page: Page, name: string, value?: string) {
	const which = value === undefined ? '' : `[value="${value}"]`
	const found = page.document.querySelector<HTMLInputElement>(`main [name="${name}"]${which}`)
	if (!found) throw new Error(`The form has no field ${name}`)
	return found
}

export function fillIn(page: Page, answers: Record<string, string>) {
	for (const [name, value] of Object.entries(answers)) {
		if (getFormField(page, name).type === 'radio') getFormField(page, name, value).checked = true
		else getFormField(page, name).value = value
	}
	return page
}

/** Answers of one person by field name. */
export function createPersonAnswers(at: number, answers: Record<string, string>) {
	return Object.fromEntries(Object.entries(answers).map(([name, value]) => [`persons[${at}].${name}`, value]))
}

/** Required answers only. */
export const roos = createPersonAnswers(0, {
	firstName: 'Roos',
	lastName: 'Wiersma',
	email: 'roos@voorbeeld.nl',
})

/** Errors in the summary and the fields they link to. */
export function findErrors(page: Page) {
	const alert = page.getByRole('alert')
	const links = [...alert.querySelectorAll<HTMLAnchorElement>('li a')]
	return {
		texts: [...alert.querySelectorAll('li')].map(({ textContent }) => textContent),
		fields: links.map(({ hash }) => page.document.querySelector(hash)?.getAttribute('name')),
	}
}
