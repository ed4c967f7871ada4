import { findKnown } from '#app/lib/unread'
import { listedActionSchema } from '#app/api/resources/action'
import { appointmentSchema } from '#app/api/resources/appointment'
import { inventoryRequirementsSchema, ocktoStateSchema } from '#app/api/resources/inventory-requirements'
import { listReadable } from './known.server'

/** State that a command changes, and the read that tells it. */
export interface Effect {
	/** `{subject}` is the id of the record. */
	path: string
	/** The state in a document; it must differ after the command. */
	find: (document: unknown, subject: string) => unknown
	expected: string
}

/** An action that is no longer listed needs nothing either. */
const taskDone: Effect = {
	path: '/api/actions',
	find: (document, subject) =>
		listReadable(document, listedActionSchema).some(({ id, isDone }) => id === subject && isDone !== true),
	expected: 'the task done',
}

const byMail = 'its token stands in a mail alone, so a made-up one must be refused'

/** Effect of each command by its path, or the reason why no read tells it (contract §8). Others are judged by their answers. */
export const effects: Readonly<Partial<Record<string, Effect | string>>> = {
	'/api/auth/two-factor': 'its code stands on a telephone alone, so a made-up one must be refused',
	'/api/auth/forgot-password': 'a mail is sent',
	'/api/auth/start-password-reset': byMail,
	'/api/auth/reset-password': byMail,
	'/api/nps-feedback/score': byMail,
	'/api/nps-feedback/follow-up': byMail,
	'/api/nps-feedback/free-answer': byMail,
	'/api/create-dossier': 'no read tells of another client',
	'/api/mortgage-check/submit-form-no-login': taskDone,
	'/api/mortgage-check/submit-form': taskDone,
	'/api/advice_profile': taskDone,
	'/api/knowledge-form': 'no read tells its answers',
	'/api/inventory-form/ockto-renew-qr/{action}': {
		path: '/api/inventory-form/requirements/{subject}',
		find: (document) => findKnown(listReadable(document, inventoryRequirementsSchema)[0]?.ockto)?.ocktoQrcode,
		expected: 'a new code',
	},
	'/api/inventory-form': taskDone,
	'/api/inventory-form/iwize/{action}': taskDone,
	'/api/inventory-form/ockto-debug/{action}': {
		path: '/api/inventory-form/ockto-state/{subject}',
		find: (document) => listReadable(document, ocktoStateSchema)[0]?.code,
		expected: 'another state',
	},
	'/api/documents': taskDone,
	'/api/actions/{action}/respond-document-approval': taskDone,
	'/api/products/general-insurances/{insurance}/damage-reports': 'no read need tell a new report',
	'/api/products/mortgages/{mortgage}/edit-market-value': taskDone,
	'/api/products/mortgages/{mortgage}/update-details': taskDone,
	'/api/products/mortgages/{mortgage}/update-present-opportunity-to-consumer': taskDone,
	'/api/products/mortgages/actions/{action}/date-conditions-precedent': taskDone,
	'/api/products/bankguarantees/actions/{action}/submit-choice': taskDone,
	'/api/products/otds/actions/{action}/sign': taskDone,
	'/api/products/cardifao/actions/{action}/decline': taskDone,
	'/api/products/cardifao/actions/{action}/accept': taskDone,
	'/api/products/appointments/{appointment}/cancel': {
		path: '/api/products/appointments',
		find: (document, subject) => listReadable(document, appointmentSchema).some(({ id }) => id === subject),
		expected: 'the appointment gone',
	},
	'/api/invoices/validate-payment': 'nobody pays at the bank, so its status is all that it tells',
}
