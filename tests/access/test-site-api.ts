import { setTimeout as wait } from 'node:timers/promises'
import type { Language } from '#app/locales/languages'
import { startApi, startApiWith, type TestApi } from '../support/api'
import { bracket, buildBracketedDictionary } from './bracketed-texts'
import { changeTexts, lengthenTexts } from './unbroken-texts'
import { getVariantDomain, findVariant, type SiteVariant } from './site-variant'

type Attributes = Record<string, unknown>
type Change = (attributes: Attributes, scene: SiteVariant) => Attributes

const notice: Partial<Record<Language, string>> & { nl: string } = {
	nl: 'Zaterdag van 8.00 tot 12.00 uur is het portaal dicht voor onderhoud.',
	en: 'On Saturday from 8:00 to 12:00 the portal is closed for maintenance.',
}

const dayMs = 24 * 60 * 60 * 1000

/** Changes to answers of the reference API, by setting. */
const changes: Record<string, Change> = {
	'/api/licenses': (attributes, scene) =>
		scene.setting === 'choosing'
			? attributes
			: {
					...attributes,
					domain: getVariantDomain({ ...scene, brand: attributes.domain as SiteVariant['brand'] }),
				},
	'/api/licenses/current': (attributes, { register }) => ({
		...attributes,
		features: { ...(attributes.features as Attributes), default_address_style: register },
	}),
	'/api/languages/current': (attributes, { language }) => ({ ...attributes, iso_code: language }),
	'/api/consumers': (attributes, { register, setting }) => ({
		...attributes,
		address_style: register,
		two_factor: setting === 'secured' || attributes.two_factor,
	}),
	'/api/actions': (attributes, { setting }) =>
		setting === 'eventful' && attributes.type === 'UPLOAD_DOCUMENTMANAGEMENT_FILE'
			? { ...attributes, date_created: new Date(Date.now() + dayMs).toISOString() }
			: attributes,
	'/api/maintenance': (attributes, { setting, language }) => ({
		...attributes,
		maintenance: setting === 'closed',
		show_notice: setting === 'notice',
		notice: notice[language] ?? notice.nl,
	}),
}

/** Calls that depend on the brand instead of the client. */
const ofBrand = ['/api/licenses/current', '/api/theme', '/api/banners']

/** Calls that fail in the setting `failing`; sign-in works. */
const failing = [
	'/api/actions',
	'/api/documents',
	'/api/dossiers',
	'/api/banners',
	'/api/notifications',
	'/api/consumers/partner',
	'/api/products/appointments',
	'/api/products/credits',
	'/api/invoices',
	'/api/entities/product-phases',
	'/api/entities/income-types',
]

/** Calls that answer 404 in the setting `bare`. */
const missing = /^\/api\/(theme|products\/cardifao\/actions\/[^/]+\/premium)$/

/**
 * The reference API, with the variant in the `domain` header. Uploads, new passwords and cancellations are validated
 * but not stored; any reset link is valid.
 */
export async function startTestSiteApi(): Promise<TestApi> {
	const api = await startApi()
	api.backend.set('chooser', true)
	api.backend.set('ocktoDebug', true)
	const stage = await startApiWith({
		handle: async (request) => {
			const scene = findVariant(request.headers.get('domain'))
			// An empty answer of the bank keeps the browser on its page.
			if (request.url.endsWith('/bank/stay')) return new Response(null, { status: 204 })
			return scene ? answer(request, scene, (real) => api.backend.handle(real)) : api.backend.handle(request)
		},
	})
	return {
		...stage,
		close: async () => {
			await stage.close()
			await api.close()
		},
	}
}

async function answer(
	request: Request,
	scene: SiteVariant,
	ask: (real: Request) => Promise<Response>,
): Promise<Response> {
	const path = new URL(request.url).pathname
	const call = `${request.method} ${path}`
	if (scene.setting === 'failing' && failing.includes(path)) return failure(500, 'genericError')
	if (scene.setting === 'silent' && call === 'POST /api/auth/login') return failure(503, 'genericError')
	const ofCommand =
		answerCommand(call, scene) ?? answerPayment(request, path, scene) ?? (await answerGuest(path, scene))
	if (ofCommand) return ofCommand
	if (scene.setting === 'bare' && missing.test(path)) return failure(500, 'genericError')
	const change = changes[path]
	const real = await lengthenAnswer(await ask(toReal(request, path, scene)), call, scene)
	if (!change || !real.ok || request.method !== 'GET') return real
	const { data, ...rest } = (await real.json()) as { data: Resource | Resource[] }
	const changed = (one: Resource) => ({ ...one, attributes: change(one.attributes, scene) })
	return Response.json({ ...rest, data: Array.isArray(data) ? data.map(changed) : changed(data) })
}

/**
 * In `wordy` every visible text is one long word. In `bracketed` every text has brackets, the portal's own texts too.
 */
async function lengthenAnswer(real: Response, call: string, { setting }: SiteVariant): Promise<Response> {
	const isJson = real.headers.get('content-type')?.includes('json') === true
	if (!call.startsWith('GET ') || !real.ok || !isJson) return real
	if (setting === 'wordy') return Response.json(lengthenTexts(await real.json()), { status: real.status })
	if (setting !== 'bracketed') return real
	if (call === 'GET /api/dictionary') return Response.json(buildBracketedDictionary())
	return Response.json(changeTexts(await real.json(), bracket), { status: real.status })
}

/** Commands that are not stored, and the settings that refuse them. */
const commands: readonly [RegExp, string][] = [
	[/^POST \/api\/documents$/, 'uploadPdfEncryptionError'],
	[/^POST \/api\/products\/appointments\/[^/]+\/cancel$/, 'appointmentCancellationFailed'],
	[/^POST \/api\/create-dossier$/, 'personExternalIdExists'],
	[/^POST \/api\/knowledge-form$/, 'knowledgeFormNoAnswersProvided'],
	[/^POST \/api\/(products|actions|inventory-form)\//, 'accessDenied'],
]

function answerCommand(call: string, { setting }: SiteVariant): Response | undefined {
	const code = commands.find(([command]) => command.test(call))?.[1]
	if (code === undefined) return undefined
	return setting === 'refusing' ? failure(422, code) : new Response(null, { status: 204 })
}

/** Answers payment calls without a payment. */
function answerPayment({ url }: Request, path: string, { setting }: SiteVariant): Response | undefined {
	if (path !== '/api/invoices/get-payment') return undefined
	if (setting === 'refusing') return failure(422, 'accessDenied')
	return Response.json({ status: 'CREATED', url: new URL('/bank/stay', url).href })
}

/** Answers data sharing with the state of the setting. */
function answerSharing(path: string, { setting }: SiteVariant): Response | undefined {
	const [, call] = /^\/api\/inventory-form\/(requirements|ockto-state)\//.exec(path) ?? []
	if (setting === 'bare' && call) return Response.json({ id: '1', data: {} })
	if (setting === 'refusing' && call === 'requirements') return failure(422, 'ocktoRequirementsFailed')
	return setting === 'eventful' && call === 'ockto-state' ? Response.json({ code: 20 }) : undefined
}

/** Answers guests' calls and data sharing. */
async function answerGuest(path: string, scene: SiteVariant): Promise<Response | undefined> {
	return answerSharing(path, scene) ?? (await answerFeedback(path, scene)) ?? answerPassword(path, scene)
}

/** Every mail can be answered any number of times. In `silent` a score takes long. */
async function answerFeedback(path: string, { setting }: SiteVariant): Promise<Response | undefined> {
	const [, call] = /^\/api\/nps-feedback\/([\w-]+)$/.exec(path) ?? []
	const alternatives = ['De uitleg van mijn adviseur', 'Hoe snel alles geregeld was']
	const followUp = { question: 'Wat ging het best?', alternatives, free_answer: 'Iets anders' }
	if (call === 'score' && setting === 'silent') await wait(9_000)
	if (call === 'score') return Response.json({ result_id: '1', follow_up: followUp })
	if (call === 'follow-up') return Response.json({ free_answer_prompt: 'Wat kunnen wij nog beter doen?' })
	return call ? new Response(null, { status: 204 }) : undefined
}

/** Passwords never change, and reset links are not stored here. */
function answerPassword(path: string, { setting }: SiteVariant): Response | undefined {
	if (setting === 'silent' && path === '/api/auth/forgot-password') return failure(503, 'genericError')
	if (!['open', 'wordy', 'bracketed'].includes(setting)) return undefined
	if (path === '/api/auth/start-password-reset') return Response.json({ minimum_password_strength: 3 })
	return path === '/api/auth/reset-password' ? new Response(null, { status: 204 }) : undefined
}

interface Resource {
	attributes: Attributes
}

function toReal(request: Request, path: string, scene: SiteVariant): Request {
	const headers = new Headers(request.headers)
	const isOfBrand = ofBrand.includes(path)
	headers.set('domain', isOfBrand ? scene.brand : scene.branch)
	if (isOfBrand) headers.delete('authorization')
	return new Request(request, { headers })
}

function failure(status: number, code: string): Response {
	return Response.json({ code, errors: [{ code }] }, { status })
}
