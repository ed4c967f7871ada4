import { z } from 'zod/v4'
import { adviceProfileSchema } from './resources/advice-profile'
import {
	debitSchema,
	guaranteeChoiceSchema,
	noDebitSchema,
	approvalAnswerSchema,
	opportunityAnswerSchema,
	conditionsPrecedentSchema,
	marketValueBodySchema,
} from './resources/action-answers'
import {
	loginBodySchema,
	pendingCodeBodySchema,
	refreshBodySchema,
	settingsCodeBodySchema,
	checkLoginBodySchema,
} from './resources/auth'
import { testCaseSchema } from './resources/data-sharing'
import { newDossierSchema } from './resources/dossier-forms'
import { followUpBodySchema, freeAnswerBodySchema, scoreBodySchema } from './resources/feedback'
import { inventorySchema } from './resources/inventory-form'
import { knowledgeSchema } from './resources/knowledge-form'
import { updateDetailsSchema } from './resources/loan-part-answers'
import { guestCheckSchema, ownCheckSchema } from './resources/mortgage-check-data'
import { forgotBodySchema, resetBodySchema, startResetBodySchema } from './resources/passwords'
import { paymentBodySchema } from './resources/payment-answers'

const jsonBodies: Record<string, z.ZodType> = {
	'/api/auth/login': loginBodySchema,
	'/api/auth/two-factor': z.union([settingsCodeBodySchema, pendingCodeBodySchema]),
	'/api/auth/refresh': refreshBodySchema,
	'/api/auth/forgot-password': forgotBodySchema,
	'/api/auth/start-password-reset': startResetBodySchema,
	'/api/auth/reset-password': resetBodySchema,
	'/api/auth/product-action-login': checkLoginBodySchema,
	'/api/mortgage-check/submit-form': ownCheckSchema,
	'/api/mortgage-check/submit-form-no-login': guestCheckSchema,
	'/api/advice_profile': adviceProfileSchema,
	'/api/knowledge-form': knowledgeSchema,
	'/api/inventory-form': inventorySchema,
	'/api/inventory-form/ockto-debug/{action}': testCaseSchema,
	'/api/create-dossier': newDossierSchema,
	'/api/nps-feedback/score': scoreBodySchema,
	'/api/nps-feedback/follow-up': followUpBodySchema,
	'/api/nps-feedback/free-answer': freeAnswerBodySchema,
	'/api/actions/{action}/respond-document-approval': approvalAnswerSchema,
	'/api/products/mortgages/{mortgage}/edit-market-value': marketValueBodySchema,
	'/api/products/mortgages/{mortgage}/update-details': updateDetailsSchema,
	'/api/products/mortgages/{mortgage}/update-present-opportunity-to-consumer': opportunityAnswerSchema,
	'/api/products/mortgages/actions/{action}/date-conditions-precedent': conditionsPrecedentSchema,
	'/api/products/bankguarantees/actions/{action}/submit-choice': guaranteeChoiceSchema,
	'/api/products/otds/actions/{action}/sign': z.union([debitSchema, noDebitSchema]),
	'/api/invoices/get-payment': paymentBodySchema,
	'/api/invoices/validate-payment': paymentBodySchema,
}

const text = { type: 'string' }
const files = { type: 'array', items: { type: 'string', contentMediaType: 'application/octet-stream' } }
const jsonFile = { type: 'string', contentMediaType: 'application/json' }

/** Streamed fields and files. */
const formBodies: Record<string, { required: string[]; properties: Record<string, object> }> = {
	'/api/documents': {
		required: ['productActionId', 'file[]'],
		properties: { productActionId: text, comment: text, 'file[]': files },
	},
	'/api/products/general-insurances/{insurance}/damage-reports': {
		required: ['date', 'time', 'cause', 'product_id'],
		properties: {
			date: { type: 'string', format: 'date' },
			time: { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' },
			cause: text,
			notes: text,
			product_id: text,
			'file[]': files,
		},
	},
	'/api/inventory-form/iwize/{action}': {
		required: ['iwize-data-origin', 'iwize-data', 'iwize-events'],
		properties: {
			'iwize-data-origin': { type: 'string', format: 'uri' },
			'iwize-data': jsonFile,
			'iwize-events': jsonFile,
		},
	},
}

/** OpenAPI 3.1 request bodies by path; other commands have none. */
export function describeCommandBodies(): Record<string, ReturnType<typeof contentOf>> {
	const bodies: Record<string, ReturnType<typeof contentOf>> = {}
	for (const [path, schema] of Object.entries(jsonBodies))
		bodies[path] = contentOf('application/json', toJsonSchema(schema))
	for (const [path, shape] of Object.entries(formBodies)) {
		const form = { type: 'object', ...shape, additionalProperties: false }
		bodies[path] = contentOf('multipart/form-data', form)
	}
	return bodies
}

function contentOf(type: string, schema: object) {
	return { required: true, content: { [type]: { schema } } }
}

function toJsonSchema(schema: z.ZodType) {
	const { $schema: _, ...described } = z.toJSONSchema(schema, {
		io: 'input',
		override: ({ jsonSchema }) => describeTuple(jsonSchema),
	})
	return described
}

/** An empty tuple has no first elements, and a full one no more than those. Linters ask for `items` in each list. */
function describeTuple(described: z.core.JSONSchema.BaseSchema) {
	const { prefixItems } = described
	if (!prefixItems) return
	const { length } = prefixItems
	Object.assign(described, { minItems: length, maxItems: length, items: {} })
	if (length === 0) delete described.prefixItems
}
