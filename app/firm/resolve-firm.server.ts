import type { ApiClient } from '#app/api/client.server'
import { getConfig } from '#app/config/config.server'
import { detectLanguage } from '#app/i18n/detect.server'
import { findLanguage } from '#app/i18n/language'
import type { Language } from '#app/locales/languages'
import { once } from '#app/lib/once'
import { isPlainPage } from '#app/paths'
import { listBranches, listLanguages } from './firm.server'

interface Choices {
	language?: Language
	branch?: string
}

/** How the branch of a request is known; `address`: by its `?domain=`. */
export type BranchSource = 'none' | 'address' | 'cookie' | 'host' | 'only'

interface KnownBranch {
	source: BranchSource
	domain?: string
}

/** The branch a visitor chose, else the one of the host, named with its port or without (contract §1); not yet checked against the list. */
export function findWantedBranch(request: Request, choices: Choices) {
	return choices.branch ?? findHostBranch(request)
}

function findHostBranch({ url }: Pick<Request, 'url'>) {
	const { host, hostname } = new URL(url)
	const { HOST_BRANCHES } = getConfig()
	return HOST_BRANCHES.get(host) ?? HOST_BRANCHES.get(hostname)
}

/** The branch that the address of a GET, or of a plain page, names [93]; not yet checked against the list. */
export function findNamedBranch({ method, url }: Pick<Request, 'method' | 'url'>) {
	const { pathname, searchParams } = new URL(url)
	return method === 'GET' || isPlainPage(pathname) ? searchParams.get('domain') : null
}

/** The language that the address of a plain page names, for who keeps no cookie. */
export function findNamedLanguage({ url }: Pick<Request, 'url'>) {
	const { pathname, searchParams } = new URL(url)
	return isPlainPage(pathname) ? findLanguage(searchParams.get('language') ?? undefined) : undefined
}

/**
 * Branch and language of a request, found out when first asked. `api` must need neither: it sends the wanted branch
 * and the chosen language as they are.
 */
export function resolveFirm(request: Request, choices: Choices, api: ApiClient) {
	const wanted = findWantedBranch(request, choices)
	const ofHost = findHostBranch(request)
	const branches = once(() => listBranches(api, wanted ?? ''))
	const languages = once(() => listLanguages(api, wanted ?? ''))
	const listed = async () => {
		const known = await branches()
		return 'value' in known ? known.value : undefined
	}
	/** Before the address of this request named another. */
	const chosen = once(async (): Promise<KnownBranch> => {
		const list = await listed()
		const isThere = (branch: string) => !list || list.some(({ domain }) => domain === branch)
		if (choices.branch !== undefined && isThere(choices.branch))
			return { source: 'cookie', domain: choices.branch }
		if (ofHost !== undefined && isThere(ofHost)) return { source: 'host', domain: ofHost }
		return list?.length === 1 ? { source: 'only', domain: list[0]?.domain } : { source: 'none' }
	})
	const known = once(async (): Promise<KnownBranch> => {
		const named = findNamedBranch(request)
		const isListed = named !== null && (await listed())?.some(({ domain }) => domain === named)
		return isListed ? { source: 'address', domain: named } : chosen()
	})
	return {
		branches,
		languages,
		/** The branch of this visitor before the address of this request named another. */
		chosenBranch: async () => (await chosen()).domain,
		branch: async () => (await known()).domain,
		/** How the branch is known. */
		branchSource: async () => (await known()).source,
		language: once(async (): Promise<Language> => {
			const named = findNamedLanguage(request) ?? choices.language
			if (named) return named
			return detectLanguage(request, { firm: (await languages()).current })
		}),
	}
}
