import type { ActionForm } from './action-form'
import { appointmentForms } from './appointment-forms'
import { approvalForms } from './approval-forms'
import { agreementForms } from './agreement-forms'
import { damageForms } from './damage-forms'
import { documentForms } from './document-forms'
import { inventoryForms } from './inventory-forms'
import { knowledgeForms } from './knowledge-forms'
import { insuranceForms } from './insurance-forms'
import { mortgageForms } from './mortgage-forms'
import { opportunityForms } from './opportunity-forms'
import { questionnaireForms } from './questionnaire-forms'

/**
 * Every form that finishes something. Each row is tried with and without scripts, in text browsers, twice, and with
 * faults.
 */
export const actionForms: ActionForm[] = [
	...mortgageForms,
	...opportunityForms,
	...documentForms,
	...approvalForms,
	...appointmentForms,
	...agreementForms,
	...damageForms,
	...insuranceForms,
	...knowledgeForms,
	...questionnaireForms,
	...inventoryForms,
]
