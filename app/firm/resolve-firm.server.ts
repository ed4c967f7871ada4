import { LRUCache } from 'lru-cache'
import type { ApiClient } from '#app/api/client.server'
import { getConfig } from '#app/config/config.server'
import { detectLanguage } from '#app/i18n/detect.server'
import { findLanguage } from '#app/i18n/language'
import type { Language } from '#app/locales/languages'
import { once } from '#app/lib/once'
import { trimToken } from '#app/lib/repair-query'
import { isPlainPage } from '#app/paths'
import type { Cached } from './cache.server'
import { findLastBranches, listBranches, listLanguages, type Branch } from './firm.server'

interface Choices {
	language?: Language
	/** From a cookie that visitors can edit. */
	branch?: string
	/** Branch of the signed-in consumer, trusted while the session lasts. */
	sessionBranch?: string
	/** Branch in the signed token of a guest's posted form, trusted for this request. */
	formBranch?: string
}

interface BranchCalls {
	/** A client for a branch, in a fixed language: its responses are cached for all visitors. */
	clientFor: (branch: string | undefined) => ApiClient
	/** Counts an unconfirmed branch name; false over the limit. */
	mayTry: (branch: string) => Promise<boolean>
}

/** Source of a request's branch; `address` is its `?domain=`. */
export type BranchSource = 'none' | 'address' | 'cookie' | 'host' | 'only'

interface KnownBranch {
	source: BranchSource
	domain?: string
}

/** Branch names tried without a list; each counts once. */
const tried = new LRUCache<string, true>({ max: 200 })

/**
 * The branch that may be sent to the API before its list is read: the chosen one if the last list has it, else the one
 * of the host. Without any list, the name is tried within a limit.
 */
async function findSafeBranch(
	chosen: string | undefined,
	host: string | undefined,
	{ clientFor, mayTry }: BranchCalls,
) {
	if (chosen === undefined || chosen === host) return host
	const key = host ?? ''
	const list = findLastBranches(key) ?? findValue(await listBranches(clientFor(host), key, key))
	if (list) return hasBranch(list, chosen) ? chosen : host
	if (!tried.has(chosen) && !(await mayTry(chosen))) return host
	tried.set(chosen, true)
	return chosen
}

function findValue<T>(cached: Cached<T>) {
	return 'value' in cached ? cached.value : undefined
}

function hasBranch(list: readonly Branch[], branch: string) {
	return list.some(({ domain }) => domain === branch)
}

/** The host may be configured with or without its port (contract §1). */
function findHostBranch({ url }: Pick<Request, 'url'>) {
	const { host, hostname } = new URL(url)
	const { HOST_BRANCHES } = getConfig()
	return HOST_BRANCHES.get(host) ?? HOST_BRANCHES.get(hostname)
}

/**
 * The branch in the query of a GET, or of a plain page [93], without the signs around a link in a sentence; not yet checked
 * against the list.
 */
export function findNamedBranch({ method, url }: Pick<Request, 'method' | 'url'>) {
	const { pathname, searchParams } = new URL(url)
	const named = method === 'GET' || isPlainPage(pathname) ? searchParams.get('domain') : null
	return named === null ? null : trimToken(named)
}

/** The language in the query of a plain page, for visitors without cookies. */
export function findNamedLanguage({ url }: Pick<Request, 'url'>) {
	const { pathname, searchParams } = new URL(url)
	return isPlainPage(pathname) ? findLanguage(searchParams.get('language') ?? undefined) : undefined
}

function openLists(choices: Choices, host: string | undefined, calls: BranchCalls) {
	const { formBranch, sessionBranch } = choices
	const branch = formBranch ?? choices.branch ?? sessionBranch
	const isTrusted = branch !== undefined && (branch === formBranch || branch === sessionBranch)
	const safe = once(async () => (isTrusted ? branch : findSafeBranch(branch, host, calls)))
	return {
		/** The visitor's branch, not checked against the list. */
		preferred: branch,
		branches: once(async () => {
			const named = await safe()
			return listBranches(calls.clientFor(named), named ?? '', host ?? '')
		}),
		languages: once(async () => {
			const named = await safe()
			return listLanguages(calls.clientFor(named), named ?? '')
		}),
		isPreferredThere: async (list: readonly Branch[] | undefined) => {
			if (branch === undefined || isTrusted) return isTrusted
			return list ? hasBranch(list, branch) : branch === (await safe())
		},
	}
}

/** Branch and language of a request, each resolved on first use. */
export function resolveFirm(request: Request, choices: Choices, calls: BranchCalls) {
	const resolved = resolveChoices(request, choices, calls)
	if (choices.formBranch === undefined) return resolved
	const withoutForm = resolveChoices(request, { ...choices, formBranch: undefined }, calls)
	return { ...resolved, chosenBranch: withoutForm.chosenBranch }
}

function resolveChoices(request: Request, choices: Choices, calls: BranchCalls) {
	const ofHost = findHostBranch(request)
	const { preferred, branches, languages, isPreferredThere } = openLists(choices, ofHost, calls)
	const listed = async () => findValue(await branches())
	/** Ignores the branch in the address of this request. */
	const chosen = once(async (): Promise<KnownBranch> => {
		const list = await listed()
		if (await isPreferredThere(list)) return { source: 'cookie', domain: preferred }
		if (ofHost !== undefined && (!list || hasBranch(list, ofHost))) return { source: 'host', domain: ofHost }
		return list?.length === 1 ? { source: 'only', domain: list[0]?.domain } : { source: 'none' }
	})
	const known = once(async (): Promise<KnownBranch> => {
		const named = findNamedBranch(request)
		const isListed = named !== null && hasBranch((await listed()) ?? [], named)
		return isListed ? { source: 'address', domain: named } : chosen()
	})
	return {
		branches,
		languages,
		/** The visitor's branch, ignoring the address and the form of this request. */
		chosenBranch: async () => (await chosen()).domain,
		branch: async () => (await known()).domain,
		branchSource: async () => (await known()).source,
		language: once(async (): Promise<Language> => {
			const named = findNamedLanguage(request)
			if (named) return named
			const { all, current } = await languages()
			const isOffered = all.length === 0 || all.some(({ code }) => code === choices.language)
			return detectLanguage(request, { chosen: isOffered ? choices.language : undefined, firm: current })
		}),
	}
}
