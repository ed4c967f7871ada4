import {
	damageCall,
	damageAddress,
	fileLabel,
	fillIn as fillDamage,
	labels,
} from '#tests/actions/damage-page'
import { files } from '#tests/support/files'
import type { Page } from '#tests/support/page'
import { startVisitor } from '#tests/support/visitor'
import { openLoanParts } from '../actions/loan-parts-page'
import { fillIn as fillDossier, roos } from '../guest/dossier-site'
import { anna as inventory, createPersonIn, fillIn as fillInventory } from '../questionnaires/inventory-page'
import type { ClientSite } from '#tests/support/use-site'

export interface RefusedForm {
	name: string
	open: (site: ClientSite) => Promise<Page>
	button: RegExp
	call: string | RegExp
	/** The refused field: its label, its path in the body, and what is typed in it. */
	label: string | RegExp
	path: readonly string[]
	typed: string
}

/** One form of each kind, filled in. */
export const refusedForms: readonly RefusedForm[] = [
	{
		name: 'The personal data of the inventory',
		open: async ({ anna }) =>
			fillInventory(await anna.visit(inventory), {
				...createPersonIn('consumer'),
				...createPersonIn('partner'),
				'mortgage.currentDebtAmount': '0',
			}),
		button: /^Verstuur uw gegevens$/,
		call: '/api/inventory-form',
		label: /^Achternaam bij de geboorte$/,
		path: ['consumer', 'birthLastName'],
		typed: 'Zijlstra',
	},
	{
		name: 'The loan parts',
		open: async (site) => openLoanParts(site),
		button: /^Verstuur uw gegevens$/,
		call: /update-details/,
		label: /^Rente in procenten van leningdeel 1/,
		path: ['loanParts', '0', 'interest'],
		typed: '3,85',
	},
	{
		name: 'A new dossier',
		open: async ({ portal }) =>
			fillDossier(await startVisitor(portal.url).visit('/dossiers/create?domain=noord'), roos),
		button: /^Verstuur uw gegevens$/,
		call: '/api/create-dossier',
		label: /^Voornaam$/,
		path: ['persons', '0', 'firstName'],
		typed: 'Roos',
	},
	{
		name: 'A damage report',
		open: async ({ anna }) => fillDamage(await anna.visit(damageAddress)),
		button: /^Verstuur de melding$/,
		call: damageCall,
		label: labels.cause,
		path: ['cause'],
		typed: 'Brand <keuken>',
	},
	{
		name: 'The files of a damage report',
		open: async ({ anna }) => fillDamage(await anna.visit(damageAddress), { files: [files.png()] }),
		button: /^Verstuur de melding$/,
		call: damageCall,
		label: new RegExp(`^${fileLabel}`),
		path: ['file', '0'],
		typed: '',
	},
	{
		name: 'An upload',
		open: async ({ anna }) => {
			const page = await anna.visit('/actions/11001/upload-document')
			page.attach('Kies een of meer bestanden', [files.pdf()])
			page.fill(/^Uw opmerking/, 'Mijn opmerking')
			return page
		},
		button: /^Verstuur$/,
		call: '/api/documents',
		label: /^Uw opmerking/,
		path: ['comment'],
		typed: 'Mijn opmerking',
	},
]
