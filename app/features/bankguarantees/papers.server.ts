import type { Bankguarantee } from '#app/api/resources/bankguarantee'
import { getFileTexts } from '#app/downloads/file-links'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'

/** The papers of a guarantee by their names in our addresses, and as the API calls them. @see [369] */
const types = { application: '', conditions: 'TERMS_AND_CONDITIONS', 'insurance-card': 'INSURANCE_CARD' }
const names = ['application', 'conditions', 'insurance-card'] as const

/** This arrangement comes without an insurance card [368]. */
function namesFor({ arrangement }: Bankguarantee) {
	return arrangement === 'dha_woongarant' ? names.slice(0, 2) : names
}

/** The papers to download. */
export function listPapers(guarantee: Bankguarantee, say: Say) {
	const texts = say.table('bankguarantees').papers
	const files = namesFor(guarantee).map((name) => ({
		href: paths.bankguaranteePaper(guarantee.id, name),
		name: texts[name],
	}))
	return { title: texts.title, texts: getFileTexts(say), files }
}

/** The call that gives a paper and what the file is called where the API does not say; undefined for any other name. */
export function findPaper(guarantee: Bankguarantee, wanted: string | undefined) {
	const name = namesFor(guarantee).find((one) => one === wanted)
	if (name === undefined) return undefined
	const path = `/api/documents/bankguarantees/${encodeURIComponent(guarantee.id)}/download`
	return { path: `${path}?type=${types[name]}`, fileName: `${name}.pdf` }
}
