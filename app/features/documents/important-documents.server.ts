import { groupBy } from '#app/lib/group-by'
import { stripMarkup } from '#app/products/prose.server'
import { filterList, limitList, type ReadList } from '#app/lib/read-list'
import { findKnown, isUnread } from '#app/lib/unread'
import type { SerializeFrom } from '@remix-run/node'
import { importantDocumentSchema, type ImportantDocument } from '#app/api/resources/important-document'
import type { Licence } from '#app/api/resources/licence'
import { createArchiveLink, getFileTexts, canOpenInBrowser } from '#app/downloads/file-links'
import { findFirmHtml } from '#app/firm/firm-html.server'
import type { Uses } from '#app/request/context.server'
import { findLanguage, findOtherLanguage, findWording } from '#app/i18n/language'
import type { Language } from '#app/locales/languages'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import { describeText } from '#app/products/facts'

export type DocumentGroup = SerializeFrom<typeof groupDocuments>[number]
export type DocumentLinks = SerializeFrom<typeof createDocumentLinks>

const mostDocuments = 500

/** A document listed once per language has the row of the page's language, else its first [468]. @see [471] */
export async function listImportantDocuments({
	api,
	say,
}: Uses<'api' | 'say'>): Promise<ReadList<ImportantDocument>> {
	const list = await api.list('/api/documents', importantDocumentSchema)
	const byId = new Map<string, ImportantDocument>()
	for (const document of list.known) {
		const listed = byId.get(document.id)
		if (!listed || rankLanguage(document, say) > rankLanguage(listed, say)) byId.set(document.id, document)
	}
	return limitList({ ...list, known: [...byId.values()] }, mostDocuments)
}

/** A row of the page's language wins over one without a language, which counts for all [A99]. */
function rankLanguage(document: ImportantDocument, { language }: Pick<Say, 'language'>) {
	if (findLanguage(document.language) === language) return 2
	return isInLanguage(document, language) ? 1 : 0
}

/** The portal's title is the fallback [466]. */
export function getImportantDocumentsHeading({ content }: Licence, say: Say) {
	const title = findWording(content.importantDocumentsTitle, say.language)
	return {
		title: title ?? say('shell.menu.importantDocuments'),
		titleLang: findOtherLanguage(content.importantDocumentsTitle, say.language),
		html: findFirmHtml(content.importantDocumentsContent, say),
		none: say('documents.none'),
	}
}

/** Categories keep the API's order [467]. Their ids tell them apart; without ids their names do. */
export function groupDocuments(documents: readonly ImportantDocument[], say: Say) {
	const groups = groupBy(documents, (document) => {
		const { id, name } = findKnown(document.category) ?? {}
		return JSON.stringify(id === undefined ? { name, isLost: isCategoryLost(document) } : { id })
	})
	return [...groups.values()].map((members) => ({
		title: nameGroup(members, say),
		documents: members.map((document) => rowOf(document, say)),
	}))
}

function nameGroup(members: readonly ImportantDocument[], say: Say) {
	const name = members.map(({ category }) => findKnown(findKnown(category)?.name)).find(Boolean)
	if (name) return name
	return say(members.some(isCategoryLost) ? 'unread.category' : 'documents.title')
}

function isCategoryLost({ category }: ImportantDocument) {
	return isUnread(category) || isUnread(category?.name)
}

export function createDocumentLinks(documents: ReadList<ImportantDocument>, say: Say) {
	const own = filterList(documents, (document) => isInLanguage(document, say.language))
	return {
		texts: { ...getFileTexts(say), unavailable: say('documents.unavailable') },
		zip: createArchiveLink(paths.downloadImportantDocuments(), own, say),
	}
}

function rowOf(document: ImportantDocument, say: Say) {
	return {
		id: document.id,
		lang: findDocumentLanguage(document, say.language),
		name: document.label ?? findKnown(document.filename) ?? say('documents.title'),
		description: describeText(stripMarkup(document.description, say), say),
		href: isInLanguage(document, say.language) ? paths.downloadImportantDocument(document.id) : undefined,
		downloadOnly: !canOpenInBrowser(findKnown(document.filename)) || undefined,
	}
}

function findDocumentLanguage({ language }: ImportantDocument, pageLanguage: Language) {
	const documentLanguage = findLanguage(language)
	return documentLanguage === pageLanguage ? undefined : documentLanguage
}

/** A file without a language counts for all [A99]. */
export function isInLanguage({ language, filename }: ImportantDocument, requestedLanguage: Language) {
	return language ? findLanguage(language) === requestedLanguage : filename !== undefined
}

/** @see [471] */
export function getDownloadPath({ id }: ImportantDocument, language: Language) {
	return `/api/documents/${encodeURIComponent(id)}/download?locale=${language}`
}
