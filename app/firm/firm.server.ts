import { LRUCache } from 'lru-cache'
import { anything } from '#app/api/leaves'
import { isUnread } from '#app/lib/unread'
import type { ApiClient } from '#app/api/client.server'
import { LicenceUnavailable } from '#app/api/errors'
import * as wire from '#app/api/resources/installation'
import { judgeLicence } from '#app/api/resources/judge-licence.server'
import { judgeThemeMembers } from '#app/api/resources/judge-theme-members'
import { licenceSchema, licenceItemSchema, noLicence, type Licence } from '#app/api/resources/licence'
import { findOtherLanguage, findLanguage, findWording } from '#app/i18n/language'
import type { Language } from '#app/locales/languages'
import { judgeDictionary } from '#app/i18n/judge-dictionary.server'
import type { Dictionary } from '#app/i18n/say.server'
import { judgeTheme } from '#app/theme/judge-theme'
import { readTheme, type Theme } from '#app/theme/theme'
import { getLogger } from '#app/config/log.server'
import { createCache, type Cached } from './cache.server'
import { logSetUpFaults } from './log-set-up-faults.server'

export interface Branch {
	name: string
	domain: string
}
export interface FirmLanguage {
	name: string
	code: Language
	isDefault: boolean
}

interface Maintenance {
	closed: boolean
	/** `lang` is set when the text exists in another language only. */
	notice: { text: string; lang: Language | undefined } | undefined
}

/** Public set-up of a branch, needed on every page. */
export interface Firm {
	branches: readonly Branch[]
	chooser: boolean
	maintenance: Maintenance
	/** Defaults when it is not loaded; use `requireLicence` where a default would be wrong. */
	licence: Licence
	licenceState: LicenceState
	theme: Theme
	dictionary: Dictionary
	/** Causes of the parts that failed to load. */
	problems: readonly unknown[]
}

/** `none`: no branch is chosen yet. `unavailable`: asked for, failed, and no earlier answer (contract §8). */
type LicenceState = { state: 'loaded' | 'none' } | { state: 'unavailable'; problem: unknown }

const branchLists = createCache<Branch[]>()
const languageLists = createCache<FirmLanguage[]>()
const currentLanguages = createCache<Language | undefined>()
const choosers = createCache<boolean>()
const maintenances = createCache<Maintenance>()
const licences = createCache<Licence>()
const themes = createCache<Theme>()
const dictionaries = createCache<Dictionary>()
const noDictionary: Dictionary = new Map()
const missingLanguages = new Set<string>()
const mostLogged = 50
const openForBusiness = { closed: false, notice: undefined }

/** Last loaded list per branch of HOST_BRANCHES, and for hosts without one. It does not expire. */
const lastBranches = new Map<string, readonly Branch[]>()

/** Last listed names by domain. */
const lastNames = new LRUCache<string, string>({ max: 1_000 })

/** The branches of `/api/licenses`; `host` is the branch of the host. @see [281] */
export function listBranches(api: ApiClient, key: string, host: string): Promise<Cached<Branch[]>> {
	return branchLists(key, async () => {
		const items = await api.list('/api/licenses', licenceItemSchema)
		const branches = items.known.flatMap(({ name, domain }) =>
			domain ? [{ name: name ?? domain, domain }] : [],
		)
		lastBranches.set(host, branches)
		for (const { domain, name } of branches) lastNames.set(domain, name)
		return branches
	})
}

/** The branches as last listed for this host, of any age; undefined before the first list. */
export function findLastBranches(host: string) {
	return lastBranches.get(host)
}

/** The name with which a branch was last listed; undefined for one that this process never saw. */
export function findLastName(domain: string) {
	return lastNames.get(domain)
}

export interface FirmLanguages {
	all: FirmLanguage[]
	/** The firm's default. */
	current: Language | undefined
	/** Why one of the two calls failed. */
	problems: unknown[]
}

/** The languages the firm offers and its default. @see [283] [284] */
export async function listLanguages(api: ApiClient, key: string): Promise<FirmLanguages> {
	const [listed, current] = await Promise.all([
		languageLists(key, () => getLanguages(api)),
		currentLanguages(key, async () => {
			const language = await api.find('/api/languages/current', wire.languageSchema)
			return findLanguage(language?.isoCode)
		}),
	])
	const all = valueOf(listed, [])
	return {
		all,
		current: valueOf(current, undefined) ?? all.find(({ isDefault }) => isDefault)?.code,
		problems: problemsIn(listed, current),
	}
}

/** Languages of the firm, each once, whatever regions it announces. */
async function getLanguages(api: ApiClient): Promise<FirmLanguage[]> {
	const languages = await api.list('/api/languages', wire.languageSchema)
	const byCode = new Map<Language, FirmLanguage>()
	for (const { name, isoCode, isDefault } of languages.known) {
		const code = findLanguage(isoCode)
		if (!code) {
			logMissingLanguage(isoCode ?? '')
			continue
		}
		const before = byCode.get(code)
		const isAnyDefault = before?.isDefault === true || isDefault === true
		byCode.set(code, { name: before?.name ?? name ?? code, code, isDefault: isAnyDefault })
	}
	return [...byCode.values()]
}

function logMissingLanguage(language: string) {
	if (missingLanguages.has(language) || missingLanguages.size > mostLogged) return
	missingLanguages.add(language)
	getLogger().warn({ language: language.slice(0, 20) }, 'the firm announces a language that the portal lacks')
}

interface FirmSetting {
	branch: string | undefined
	language: Language
	branches: Cached<Branch[]>
}

/**
 * The firm's set-up for a branch. All calls run in parallel; a failed part falls back to its default. The licence is not
 * read when a branch must be chosen first (contract §1).
 */
export async function getFirm(api: ApiClient, { branch, language, branches }: FirmSetting): Promise<Firm> {
	const key = branch ?? ''
	const perLanguage = `${key} ${language}`
	const getLicence = () => licences(perLanguage, () => readLicence(api, key))
	const choice = choosers(
		key,
		async () =>
			(await api.get('/api/multiple-domains', wire.multipleDomainsSchema)).showDomainChooser === true,
	)
	const [chooser, maintenance, theme, dictionary, licence] = await Promise.all([
		choice,
		maintenances(perLanguage, () => getMaintenance(api, language)),
		themes(key, () => getTheme(api, key)),
		dictionaries(key, () => getDictionary(api, key)),
		branch !== undefined
			? getLicence()
			: choice.then((chooser) => (valueOf(chooser, false) ? undefined : getLicence())),
	])
	return {
		branches: valueOf(branches, []),
		chooser: valueOf(chooser, false),
		maintenance: valueOf(maintenance, openForBusiness),
		licence: licence ? valueOf(licence, noLicence) : noLicence,
		licenceState: licenceStateOf(licence),
		theme: valueOf(theme, readTheme({})),
		dictionary: valueOf(dictionary, noDictionary),
		problems: problemsIn(branches, chooser, maintenance, theme, dictionary, ...(licence ? [licence] : [])),
	}
}

function licenceStateOf(licence: Cached<Licence> | undefined): LicenceState {
	if (!licence) return { state: 'none' }
	return 'value' in licence ? { state: 'loaded' } : { state: 'unavailable', problem: licence.problem }
}

/** The licence, for switches and for what binds a client. @throws LicenceUnavailable when it is not loaded. */
export async function requireLicence({ firm }: { firm: () => Promise<Firm> }): Promise<Licence> {
	const { licence, licenceState } = await firm()
	if (licenceState.state === 'loaded') return licence
	const cause = licenceState.state === 'unavailable' ? licenceState.problem : undefined
	throw new LicenceUnavailable({ cause })
}

function valueOf<T>(part: Cached<T>, otherwise: T) {
	return 'value' in part ? part.value : otherwise
}

function problemsIn(...parts: readonly Cached<unknown>[]) {
	return parts.flatMap((part) => ('problem' in part ? [part.problem] : []))
}

async function getMaintenance(api: ApiClient, language: Language): Promise<Maintenance> {
	const answer = await api.get('/api/maintenance', wire.maintenanceSchema)
	const flags = [answer.maintenance, answer.enabled]
	if (flags.some(isUnread)) getLogger().error('the maintenance flag could not be read: the portal stays open')
	const text = answer.showNotice === true ? findWording(answer.notice, language) : undefined
	return {
		closed: flags.includes(true),
		notice: text === undefined ? undefined : { text, lang: findOtherLanguage(answer.notice, language) },
	}
}

async function readLicence(api: ApiClient, branch: string) {
	const path = '/api/licenses/current'
	const [licence, raw] = await Promise.all([api.get(path, licenceSchema), api.get(path, anything)])
	logSetUpFaults('licence', branch, judgeLicence(raw))
	return licence
}

async function getTheme(api: ApiClient, branch: string) {
	const path = '/api/theme'
	const [theme, raw] = await Promise.all([api.get(path, wire.themeSchema), api.get(path, anything)])
	logSetUpFaults('theme', branch, [...judgeThemeMembers(raw), ...judgeTheme(theme)])
	return readTheme(theme)
}

/** Unknown keys may be another product's, and are not logged. */
async function getDictionary(api: ApiClient, branch: string): Promise<Dictionary> {
	const entries = await api.list('/api/dictionary', wire.dictionaryEntrySchema)
	const { usable, faults } = judgeDictionary(entries.known)
	logSetUpFaults(
		'dictionary',
		branch,
		faults.filter(({ fault }) => fault !== 'unknownKey'),
	)
	return usable
}
