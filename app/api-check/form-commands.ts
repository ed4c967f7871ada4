import { listUploadTypes } from '#app/task-types'
import type { CheckedCommand, Sending } from './command'
import { exampleCheck, exampleInventory, exampleProfile } from './example-answers'

export function forAction(
	path: string,
	without: string,
	types: readonly string[],
	prepare: (id: string) => Sending,
): CheckedCommand {
	return {
		path,
		without,
		prepare: ({ takeAction }) => {
			const action = takeAction(...types)
			return action
				? { ...prepare(action.id), subject: action.id }
				: `no open action of type ${types.join(' or ')}`
		},
	}
}

const inventories = ['FILL_INVENTORY_FORM', 'INVENTORY_FORM']
const uploads = [...listUploadTypes(), 'UPLOAD_DOCUMENT']
const pdf = { name: 'check-api.pdf', mime: 'application/pdf', text: '%PDF-1.4\n%%EOF\n' }
const json = (value: unknown) => ({
	name: 'check-api.json',
	mime: 'application/json',
	text: JSON.stringify(value),
})

const iwizeUpload = {
	fields: { 'iwize-data-origin': 'https://example.com' },
	files: { 'iwize-data': json({}), 'iwize-events': json([{ event: 'finished', data: {} }]) },
}

/** Commands in order; the simplest of those that complete the same action comes first. */
export const formCommands: CheckedCommand[] = [
	forAction('/api/mortgage-check/submit-form', 'no mortgage check', ['MORTGAGE_CHECK'], (id) => ({
		body: { productActionId: id, formData: exampleCheck },
	})),
	forAction('/api/advice_profile', 'no advice profile', ['FILL_HYPACT_FORM', 'HYPACT_FORM'], (id) => ({
		body: { productActionId: id, data: exampleProfile },
	})),
	forAction('/api/knowledge-form', 'no knowledge form', ['FILL_KNOWLEDGE_FORM', 'KNOWLEDGE_FORM'], (id) => ({
		body: { productActionId: id, answers: { general_1: 'redelijk_kennis_ervaring' } },
	})),
	{
		path: '/api/inventory-form/ockto-renew-qr/{action}',
		without: 'no new code for Ockto',
		prepare: ({ findAction, licence }) => {
			const action = licence.modules.ockto ? findAction(...inventories, 'OCKTO_FORM') : undefined
			return action ? { ids: { action: action.id }, subject: action.id } : 'no open inventory with Ockto'
		},
	},
	forAction('/api/inventory-form', 'no inventory', inventories, (id) => ({
		body: { productActionId: id, data: exampleInventory },
	})),
	{
		path: '/api/inventory-form/iwize/{action}',
		without: 'no details from iWize',
		prepare: ({ licence, takeAction }) => {
			const action = licence.modules.iwize ? takeAction('IWIZE_FORM', ...inventories) : undefined
			if (!action) return 'no open inventory with iWize'
			return { ids: { action: action.id }, upload: iwizeUpload, subject: action.id }
		},
	},
	{
		path: '/api/inventory-form/ockto-debug/{action}',
		without: 'no test data from Ockto',
		prepare: ({ takesOcktoTests, takeAction }) => {
			if (!takesOcktoTests) return 'the API takes no test data (ockto_debug)'
			const action = takeAction('OCKTO_FORM', ...inventories)
			if (!action) return 'no open inventory with Ockto'
			return { ids: { action: action.id }, body: { testCase: 'client' }, subject: action.id }
		},
	},
	forAction('/api/documents', 'no documents sent', uploads, (id) => ({
		upload: { fields: { productActionId: id, comment: 'check-api' }, files: { 'file[]': pdf } },
	})),
	forAction(
		'/api/actions/{action}/respond-document-approval',
		'no answer about a document',
		['APPROVE_DOCUMENT'],
		(action) => ({ ids: { action }, body: { response: 'yes', explanation: null } }),
	),
	{
		path: '/api/products/general-insurances/{insurance}/damage-reports',
		without: 'no report of damage',
		prepare: ({ insurances }) => {
			const match = insurances.find(
				(one) => one.showDamageReportButton === true && typeof one.productId === 'string',
			)
			if (!match || typeof match.productId !== 'string') return 'no insurance that damage can be reported to'
			const fields = { date: '2026-01-31', time: '12:00', cause: 'check-api', product_id: match.productId }
			return { ids: { insurance: match.id }, upload: { fields, files: { 'file[]': pdf } } }
		},
	},
]
