import { Hono } from 'hono'
import { BackendFailure, toErrorDocument } from './failure'
import { actionRoutes } from './resources/actions'
import { agreementAnswerRoutes } from './resources/agreement-answers'
import { appointmentRoutes } from './resources/appointments'
import { authRoutes } from './resources/auth'
import { consumerRoutes } from './resources/consumers'
import { damageAnswerRoutes } from './resources/damage-answers'
import { definitionRoutes } from './resources/definitions'
import { dossierFormRoutes } from './resources/dossier-forms'
import { documentAnswerRoutes } from './resources/document-answers'
import { documentRoutes } from './resources/documents'
import { dossierRoutes } from './resources/dossiers'
import { bankRoutes } from './resources/bank'
import { feedbackRoutes } from './resources/feedback'
import { dataSharingRoutes } from './resources/data-sharing'
import { partnerPageRoutes } from './resources/partner-pages'
import { checkLoginRoutes } from './resources/check-login'
import { cardifAnswerRoutes } from './resources/cardif-answers'
import { imageRoutes } from './resources/images'
import { installationRoutes } from './resources/installation'
import { adviceProfileRoutes } from './resources/advice-profile'
import { inventoryFormRoutes } from './resources/inventory-form'
import { knowledgeFormRoutes } from './resources/knowledge-form'
import { licenceRoutes } from './resources/licence'
import { loanPartAnswerRoutes } from './resources/loan-part-answers'
import { mortgageCheckRoutes } from './resources/mortgage-check'
import { mortgageAnswerRoutes } from './resources/mortgage-answers'
import { opportunityAnswerRoutes } from './resources/opportunity-answers'
import { passwordRoutes } from './resources/passwords'
import { paymentAnswerRoutes } from './resources/payment-answers'
import { productFileRoutes } from './resources/product-files'
import { productRoutes } from './resources/products'
import { twoFactorQrRoutes } from './resources/two-factor-qr'
import { seedStore } from './seed/seed.server'
import { clearStore, openStore, updateSetting, type Settings, type Store } from './store.server'
import { readVisit, type Visit } from './visit.server'

/** The firm's API in one process: the same requests and answers as over the network. */
export interface Backend {
	handle(request: Request): Promise<Response>
	/** Forgets everything and starts again with the demonstration data. */
	reset(): void
	/** Switches maintenance mode, the notice at sign-in, the branch chooser, test data or the portal that the bank page leads to. */
	set<Name extends keyof Settings>(name: Name, value: Settings[Name]): void
	close(): void
}

/** Opens the reference API on a folder; an empty folder is filled with the demonstration data. */
export function createBackend(options: { dataDir: string; now?: () => Date }): Backend {
	const store = openStore(options.dataDir, options.now ?? (() => new Date()))
	seedStore(store)
	const app = createApp(store)
	return {
		handle: async (request) => app.fetch(request),
		reset() {
			clearStore(store)
			seedStore(store)
		},
		set: (name, value) => updateSetting(store, name, value),
		close: () => store.close(),
	}
}

/** What each area of the API answers; of two routes that fit, the first counts. */
const areas = [
	authRoutes,
	checkLoginRoutes,
	twoFactorQrRoutes,
	passwordRoutes,
	installationRoutes,
	licenceRoutes,
	consumerRoutes,
	definitionRoutes,
	actionRoutes,
	dossierRoutes,
	dossierFormRoutes,
	appointmentRoutes,
	mortgageAnswerRoutes,
	mortgageCheckRoutes,
	knowledgeFormRoutes,
	adviceProfileRoutes,
	inventoryFormRoutes,
	opportunityAnswerRoutes,
	agreementAnswerRoutes,
	damageAnswerRoutes,
	loanPartAnswerRoutes,
	cardifAnswerRoutes,
	paymentAnswerRoutes,
	bankRoutes,
	dataSharingRoutes,
	partnerPageRoutes,
	productRoutes,
	productFileRoutes,
	documentAnswerRoutes,
	documentRoutes,
	feedbackRoutes,
]

function createApp(store: Store) {
	const app = new Hono<Visit>()
	app.use(async (c, next) => {
		await next()
		c.header('x-request-id', c.req.header('x-request-id'))
		if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
	})
	app.route('/', imageRoutes())
	app.use(readVisit)
	for (const area of areas) app.route('/', area(store))
	app.notFound((c) => c.json(toErrorDocument(new BackendFailure(404, 'nodeMissing')), 404))
	app.onError((error, c) => {
		if (error instanceof BackendFailure) return c.json(toErrorDocument(error), error.status)
		process.stderr.write(`Reference API: ${error.stack ?? error.message}\n`)
		return c.json({ code: 'genericError', errors: [{ code: 'genericError' }] }, 500)
	})
	return app
}
