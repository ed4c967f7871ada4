import type { Reader } from '#app/api/reader'
import { actionSchema } from '#app/api/resources/action'
import { appointmentSchema } from '#app/api/resources/appointment'
import { authResultSchema, twoFactorQrSchema } from '#app/api/resources/auth'
import {
	bankguaranteeSchema,
	businessIncomeSchema,
	cardifaoSchema,
	cardifPremiumSchema,
	creditSchema,
	fgvSchema,
	willWritingAdviceSchema,
} from '#app/api/resources/product'
import { codedChoiceSchema } from '#app/api/resources/coded-choice'
import { consumerSchema, personSchema } from '#app/api/resources/consumer'
import { definitionResourceSchema } from '#app/api/resources/definitions'
import { dossierSchema } from '#app/api/resources/dossier'
import {
	generalInsuranceSchema,
	lifeInsuranceSchema,
	woongarantInsuranceSchema,
} from '#app/api/resources/insurances'
import { importantDocumentSchema } from '#app/api/resources/important-document'
import * as wire from '#app/api/resources/installation'
import { inventoryRequirementsSchema, ocktoStateSchema } from '#app/api/resources/inventory-requirements'
import { invoiceSchema } from '#app/api/resources/invoice'
import { licenceItemSchema, licenceSchema } from '#app/api/resources/licence'
import { mortgageSchema } from '#app/api/resources/mortgage'
import { otdSchema } from '#app/api/resources/otd'
import { purchaseIntentionSchema } from '#app/api/resources/purchase-intention'

/** A read of the portal: its schema, and what a client misses when it fails. */
export interface CheckedCall {
	path: string
	/** `find`: it may not exist. */
	answers: 'one' | 'find' | 'list'
	schema: Reader<unknown>
	without: string
}

/** Kinds of records whose ids stand in the paths of other reads. */
export type RecordName =
	| 'addedFile'
	| 'bankguarantee'
	| 'document'
	| 'guest'
	| 'inventory'
	| 'invoice'
	| 'managedFile'
	| 'otdFile'
	| 'premium'
	| 'quoteAttachment'
	| 'woongarantDocument'

/** A read of a file that needs a record; `{names}` in its path are ids. */
export interface FileCall {
	path: string
	record: RecordName
	without: string
}

/** A read of a resource that needs a record; absent: the client's own. */
export interface RecordCall extends CheckedCall {
	record?: RecordName
}

const list = (path: string, schema: Reader<unknown>, without: string): CheckedCall => ({
	path,
	answers: 'list',
	schema,
	without,
})
const one = (path: string, schema: Reader<unknown>, without: string): CheckedCall => ({
	path,
	answers: 'one',
	schema,
	without,
})
const find = (path: string, schema: Reader<unknown>, without: string): CheckedCall => ({
	path,
	answers: 'find',
	schema,
	without,
})

/** Calls without a token. */
export const openCalls: CheckedCall[] = [
	one('/api/maintenance', wire.maintenanceSchema, 'nobody is told that the site is being worked on'),
	one('/api/multiple-domains', wire.multipleDomainsSchema, 'no choice of a branch'),
	list('/api/licenses', licenceItemSchema, 'no branches to choose from'),
	list('/api/languages', wire.languageSchema, 'no choice of a language, and nobody can sign in'),
	find('/api/languages/current', wire.languageSchema, 'the portal in Dutch, and nobody can sign in'),
	one('/api/theme', wire.themeSchema, 'the portal is in its own colours'),
	one(
		'/api/licenses/current',
		licenceSchema,
		'no logo, welcome and footer, and what the licence switches on is off',
	),
	list('/api/dictionary', wire.dictionaryEntrySchema, "the portal's own words"),
	list('/api/entities/product-phases', codedChoiceSchema, 'a question less in the form for new clients'),
	list('/api/entities/income-types', codedChoiceSchema, 'a question less in the form for new clients'),
]

export const signInCall = one('/api/auth/login', authResultSchema, 'nobody can sign in')

export const clientCalls: CheckedCall[] = [
	one('/api/consumers', consumerSchema, 'nobody can sign in'),
	find('/api/consumers/partner', personSchema, 'no partner among the details'),
	list('/api/products/definitions', definitionResourceSchema, 'a menu without products'),
	list('/api/actions', actionSchema, 'an overview without tasks'),
	list('/api/banners', wire.bannerSchema, 'no banner'),
	list('/api/notifications', wire.notificationSchema, 'no messages'),
	list('/api/documents', importantDocumentSchema, 'no documents'),
	list('/api/dossiers', dossierSchema, 'no dossiers and advisor'),
	list('/api/invoices', invoiceSchema, 'no invoices'),
	list('/api/products/appointments', appointmentSchema, 'no appointments'),
	list('/api/products/bankguarantees', bankguaranteeSchema, 'no bank guarantees'),
	list('/api/products/business-incomes', businessIncomeSchema, 'no incomes from a business'),
	list('/api/products/cardifao', cardifaoSchema, 'no Cardif AO'),
	list('/api/products/credits', creditSchema, 'no credits'),
	list('/api/products/fgvs', fgvSchema, 'no FGV'),
	list('/api/products/general-insurances', generalInsuranceSchema, 'no insurances'),
	list('/api/products/life-insurances', lifeInsuranceSchema, 'no life insurances'),
	list('/api/products/mortgages', mortgageSchema, 'no mortgages'),
	list('/api/products/otds', otdSchema, 'no assignments'),
	list('/api/products/purchase-intentions', purchaseIntentionSchema, 'no purchase intentions'),
	list('/api/products/will-writing-advices', willWritingAdviceSchema, 'no advice on wills'),
	list('/api/products/woongarant-insurances', woongarantInsuranceSchema, 'no Woongarant'),
]

/** Downloads. */
export const fileCalls: FileCall[] = [
	{ path: '/api/documents/{document}/download', record: 'document', without: 'no document' },
	{ path: '/api/invoices/download/{invoice}', record: 'invoice', without: 'no invoice as a file' },
	{ path: '/api/actions/{action}/download', record: 'managedFile', without: 'no file of a task' },
	{ path: '/api/actions/{action}/downloadable-document', record: 'addedFile', without: 'no file of a task' },
	{
		path: '/api/actions/quote-attachments/{attachment}',
		record: 'quoteAttachment',
		without: 'no file of a quote',
	},
	{
		path: '/api/products/otds/actions/{action}/download',
		record: 'otdFile',
		without: 'no assignment to read',
	},
	{
		path: '/api/documents/bankguarantees/{guarantee}/download',
		record: 'bankguarantee',
		without: 'no papers of the bank guarantee',
	},
	{
		path: '/api/products/woongarant-insurances/download/{document}',
		record: 'woongarantDocument',
		without: 'no papers of Woongarant',
	},
]

/** Reads of single resources. The QR code may also come as the picture itself (contract §2). */
export const recordCalls: RecordCall[] = [
	one('/api/auth/two-factor-qr', twoFactorQrSchema, 'no second step'),
	{
		...one(
			'/api/inventory-form/requirements/{action}',
			inventoryRequirementsSchema,
			'no inventory by Ockto or iWize',
		),
		record: 'inventory',
	},
	{
		...find('/api/inventory-form/ockto-state/{action}', ocktoStateSchema, 'no word of how far Ockto is'),
		record: 'inventory',
	},
	{
		...one('/api/products/cardifao/actions/{action}/premium', cardifPremiumSchema, 'no premium to answer'),
		record: 'premium',
	},
	{
		...one(
			'/api/products/mortgage-no-login/{action}/{consumer}',
			mortgageSchema,
			'no mortgage in a check without login',
		),
		record: 'guest',
	},
	{
		...one(
			'/api/consumer-no-login/{action}/{consumer}',
			personSchema,
			'nothing filled in in a check without login',
		),
		record: 'guest',
	},
]
