import type { ApiClient } from '#app/api/client.server'
import { getConfig } from '#app/config/config.server'
import { detectLanguage } from '#app/i18n/detect.server'
import type { Language } from '#app/i18n/language'
import { once } from '#app/lib/once'
import { isPlainPage } from '#app/paths'
import { listBranches, listLanguages } from './firm.server'

interface Choices {
	language?: Language
	branch?: string
}

/** The branch a visitor chose, else the one of the host, named with its port or without (contract §1); not yet checked against the list. */
export function findWantedBranch(request: Request, choices: Choices) {
	const { host, hostname } = new URL(request.url)
	const { HOST_BRANCHES } = getConfig()
	return choices.branch ?? HOST_BRANCHES.get(host) ?? HOST_BRANCHES.get(hostname)
}

/** The branch that the address of a GET, or of a plain page, names [93]; not yet checked against the list. */
export function findNamedBranch({ method, url }: Pick<Request, 'method' | 'url'>) {
	const { pathname, searchParams } = new URL(url)
	return method === 'GET' || isPlainPage(pathname) ? searchParams.get('domain') : null
}

/**
 * Branch and language of a request, found out when first asked. `api` must need neither: it sends the wanted branch
 * and the chosen language as they are.
 */
export function resolveFirm(request: Request, choices: Choices, api: ApiClient) {
	const wanted = findWantedBranch(request, choices)
	const branches = once(() => listBranches(api, wanted ?? ''))
	const languages = once(() => listLanguages(api, wanted ?? ''))
	const listed = async () => {
		const known = await branches()
		return 'value' in known ? known.value : undefined
	}
	const chosenBranch = once(async () => {
		const list = await listed()
		if (wanted !== undefined && (!list || list.some(({ domain }) => domain === wanted))) return wanted
		return list?.length === 1 ? list[0]?.domain : undefined
	})
	return {
		branches,
		languages,
		/** The branch of this visitor before the address of this request named another. */
		chosenBranch,
		branch: once(async () => {
			const named = findNamedBranch(request)
			const isKnown = named !== null && (await listed())?.some(({ domain }) => domain === named)
			return isKnown ? named : chosenBranch()
		}),
		language: once(async (): Promise<Language> => {
			if (choices.language) return choices.language
			return detectLanguage(request, { firm: (await languages()).current })
		}),
	}
}
