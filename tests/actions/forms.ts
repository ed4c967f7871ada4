import type { ActionForm } from './action-form'
import { appointmentForms } from './appointment-forms'
import { documentForms } from './document-forms'
import { knowledgeForms } from './knowledge-forms'
import { mortgageForms } from './mortgage-forms'

/** Every form that finishes something: a row is tried with and without scripts, in text browsers, twice, and with faults. */
export const actionForms: ActionForm[] = [
	...mortgageForms,
	...documentForms,
	...appointmentForms,
	...knowledgeForms,
]
