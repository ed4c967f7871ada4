import { Hono } from 'hono'
import { BackendFailure, toErrorDocument } from './jsonapi'
import { createActionRoutes } from './resources/actions'
import {
	createAgreementAnswerRoutes,
	createCardifAnswerRoutes,
	createDocumentAnswerRoutes,
	createOpportunityAnswerRoutes,
	createMortgageAnswerRoutes,
} from './resources/action-answers'
import { createAppointmentRoutes } from './resources/appointments'
import { createAuthRoutes, createTwoFactorQrRoutes, createCheckLoginRoutes } from './resources/auth'
import { createConsumerRoutes, createDossierRoutes } from './resources/consumers'
import { createDamageAnswerRoutes } from './resources/damage-answers'
import { createDefinitionRoutes, createProductRoutes } from './resources/products'
import { createDossierFormRoutes } from './resources/dossier-forms'
import { createDocumentRoutes, createProductFileRoutes } from './resources/documents'
import { createBankRoutes } from './resources/bank'
import { createFeedbackRoutes } from './resources/feedback'
import { createDataSharingRoutes } from './resources/data-sharing'
import { createPartnerPageRoutes } from './resources/partner-pages'
import { createImageRoutes, createInstallationRoutes, createLicenceRoutes } from './resources/installation'
import { createAdviceProfileRoutes } from './resources/advice-profile'
import { createInventoryFormRoutes } from './resources/inventory-form'
import { createKnowledgeFormRoutes } from './resources/knowledge-form'
import { createLoanPartAnswerRoutes } from './resources/loan-part-answers'
import { createMortgageCheckRoutes } from './resources/mortgage-check-data'
import { createPasswordRoutes } from './resources/passwords'
import { createPaymentAnswerRoutes } from './resources/payment-answers'
import { reseedStore, seedStore } from './seed/seed.server'
import {
	openApiStore,
	updateSetting,
	type ApiSettings,
	type ApiStore,
	type StoreOptions,
} from './store.server'
import { readCallContext, type ApiEnv } from './call-context.server'

/** The firm's API in one process. */
export interface Backend {
	handle(request: Request): Promise<Response>
	/** Restores the demo data. */
	reset(): void
	/** Maintenance, the sign-in notice, the branch chooser, test data, or the portal that the bank page returns to. */
	set<Name extends keyof ApiSettings>(name: Name, value: ApiSettings[Name]): void
	close(): void
}

/** An empty folder is filled with the demo data. */
export function createBackend({ dataDir, ...options }: { dataDir: string } & StoreOptions): Backend {
	const store = openApiStore(dataDir, options)
	seedStore(store)
	const app = createApp(store)
	return {
		handle: async (request) => app.fetch(request),
		reset: () => reseedStore(store),
		set: (name, value) => updateSetting(store, name, value),
		close: () => store.close(),
	}
}

/** The first matching route counts. */
const areas = [
	createAuthRoutes,
	createCheckLoginRoutes,
	createTwoFactorQrRoutes,
	createPasswordRoutes,
	createInstallationRoutes,
	createLicenceRoutes,
	createConsumerRoutes,
	createDefinitionRoutes,
	createActionRoutes,
	createDossierRoutes,
	createDossierFormRoutes,
	createAppointmentRoutes,
	createMortgageAnswerRoutes,
	createMortgageCheckRoutes,
	createKnowledgeFormRoutes,
	createAdviceProfileRoutes,
	createInventoryFormRoutes,
	createOpportunityAnswerRoutes,
	createAgreementAnswerRoutes,
	createDamageAnswerRoutes,
	createLoanPartAnswerRoutes,
	createCardifAnswerRoutes,
	createPaymentAnswerRoutes,
	createBankRoutes,
	createDataSharingRoutes,
	createPartnerPageRoutes,
	createProductRoutes,
	createProductFileRoutes,
	createDocumentAnswerRoutes,
	createDocumentRoutes,
	createFeedbackRoutes,
]

function createApp(store: ApiStore) {
	const app = new Hono<ApiEnv>()
	app.use(async (c, next) => {
		await next()
		c.header('x-request-id', c.req.header('x-request-id'))
		if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
	})
	app.route('/', createImageRoutes())
	app.use(readCallContext)
	for (const area of areas) app.route('/', area(store))
	app.notFound((c) => c.json(toErrorDocument(new BackendFailure(404, 'nodeMissing')), 404))
	app.onError((error, c) => {
		if (error instanceof BackendFailure) return c.json(toErrorDocument(error), error.status)
		process.stderr.write(`Reference API: ${error.stack ?? error.message}\n`)
		return c.json({ code: 'genericError', errors: [{ code: 'genericError' }] }, 500)
	})
	return app
}
