import { ApiClient, type Authorization } from '#app/api/client.server'
import { timeouts } from '#app/api/call-rules'
import { noteRequest } from '#app/config/log.server'
import { getFirm } from '#app/firm/firm.server'
import { resolveFirm } from '#app/firm/resolve-firm.server'
import { recordDocument, recordFallbacks } from '#app/i18n/foreign-texts.server'
import type { AddressStyle } from '#app/i18n/language'
import { createSay } from '#app/i18n/say.server'
import { mainLanguage, type Language } from '#app/locales/languages'
import { once } from '#app/lib/once'
import { sharePatience } from '#app/lib/deadline'
import { findKnown } from '#app/lib/unread'
import { takeToken } from '#app/limits/limits.server'
import type { BaseContext, BranchChoice, Texts, Uses } from './context.server'
import type { Outcome } from './outcome'
import type { RequestFacts } from './request-facts'

type Choices = Parameters<typeof resolveFirm>[1]

/** Branch and language of a request, and clients of the API that send both. */
export function createCalls(request: Request, facts: RequestFacts, choices: Choices, outcome: Outcome) {
	const base = { requestId: facts.requestId, signal: request.signal }
	/** Time of all calls for the firm's set-up together: an API that hangs holds a page up once. */
	const patience = sharePatience(timeouts.call.total)
	const { branches, languages, language, ...resolved } = resolveFirm(request, choices, {
		clientFor: (branch) =>
			new ApiClient({
				...base,
				patience,
				// The response is cached for all users, so it must not depend on the language of the first request.
				language: () => Promise.resolve(mainLanguage),
				branch: () => Promise.resolve(branch),
			}),
		mayTry: async () => (await takeToken('branches', facts.clientAddress)).allowed,
	})
	const name = once(async () => {
		const domain = await resolved.branch()
		noteRequest(facts.requestId, { branch: domain })
		return domain
	})
	return {
		patience,
		language,
		branch: {
			name,
			list: branches,
			languages,
			source: resolved.branchSource,
			chosen: resolved.chosenBranch,
		},
		clientWith: (authorization?: Authorization, temporaryToken?: string) =>
			new ApiClient({
				...base,
				language,
				branch: name,
				temporaryToken: () => Promise.resolve(temporaryToken),
				recordForeign: (document, from, asked) =>
					recordDocument(document, from, { language: asked, foreign: outcome.foreignTexts }),
				authorization,
			}),
	}
}

type Choice = Pick<BranchChoice, 'name' | 'list'>

/** The firm's set-up in the branch and language of this request. */
export async function loadFirm(api: ApiClient, { name, list }: Choice, language: () => Promise<Language>) {
	const [branch, branches, spoken] = await Promise.all([name(), list(), language()])
	return { ...(await getFirm(api, { branch, language: spoken, branches })), branch }
}

/** Texts of the portal, by default in the form of address of the signed-in consumer. */
export function createTexts(
	firm: BaseContext['firm'],
	language: () => Promise<Language>,
	{ session, outcome }: Uses<'session' | 'outcome'>,
): Texts {
	async function sayTo(style: AddressStyle | undefined) {
		const { licence, dictionary } = await firm()
		const address = style ?? findKnown(licence.features.defaultAddressStyle) ?? 'formal'
		return recordFallbacks(createSay(await language(), address, dictionary), outcome.foreignTexts)
	}
	return { language, sayTo, say: once(() => sayTo(session.data.consumer?.addressStyle)) }
}
