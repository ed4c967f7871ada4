import type { Bankguarantee } from '#app/api/resources/product'
import { getFileTexts } from '#app/downloads/file-links'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import { describeReadPaper } from '#app/submissions/read-papers.server'

/** Names in the portal's addresses and type codes of the API. @see [369] */
const types = { application: '', conditions: 'TERMS_AND_CONDITIONS', 'insurance-card': 'INSURANCE_CARD' }
const names = ['application', 'conditions', 'insurance-card'] as const

/** This arrangement has no insurance card [368]. */
function namesFor({ arrangement }: Bankguarantee) {
	return arrangement === 'dha_woongarant' ? names.slice(0, 2) : names
}

export function listPapers(guarantee: Bankguarantee, say: Say) {
	const texts = say.table('bankguarantees').papers
	const files = namesFor(guarantee).map((name) => ({
		href: paths.bankguaranteePaper(guarantee.id, name),
		name: texts[name],
	}))
	return { title: texts.title, texts: getFileTexts(say), files }
}

export function findPaper(guarantee: Bankguarantee, paper: string | undefined) {
	const name = namesFor(guarantee).find((candidate) => candidate === paper)
	if (name === undefined) return undefined
	const path = `/api/documents/bankguarantees/${encodeURIComponent(guarantee.id)}/download`
	return { path: `${path}?type=${types[name]}`, fileName: `${name}.pdf`, paper: paperOf(guarantee, name) }
}

function paperOf({ id }: Bankguarantee, name: (typeof names)[number]) {
	return { kind: 'guarantee' as const, id: `${id} ${name}` }
}

/** Facts for the receipt: the hash of each paper as it was opened. */
export function describeReadPapers(ctx: Parameters<typeof describeReadPaper>[0], guarantee: Bankguarantee) {
	const texts = ctx.say.table('bankguarantees').papers
	return Promise.all(
		namesFor(guarantee).map((name) =>
			describeReadPaper(ctx, { ...paperOf(guarantee, name), name: texts[name] }),
		),
	)
}
