import { isPlainObject } from '#app/api/plain-object'
import { findOne } from '#app/api/jsonapi'
import { bindingMembers, contentKinds, licenceSchema } from '#app/api/resources/licence'
import { normaliseName, unwrap } from '#app/api/wire'
import { judgeDictionary, toFormalKey } from '#app/i18n/judge-dictionary.server'
import { readWordings } from '#app/i18n/read-wordings'
import { sanitiseHtml } from '#app/lib/html/sanitise-html.server'
import { isBinding } from '#app/locales/binding-texts'
import { languages, mainLanguage, type Language } from '#app/locales/languages'
import type { Finding } from './judge-answer'
import { warn, pictureShown } from './judge-set-up.server'
import { readDictionary } from './read-dictionary'
import { findUsableUrl } from '#app/api/addresses.server'
import { parseDocument } from '#app/api/document'
import type { fetchImage } from '#app/api/images.server'
import { themeSchema } from '#app/api/resources/installation'
import { judgePicture, type PictureFault } from '#app/lib/pictures/judge-picture'
import { isTooFaint } from '#app/theme/judge-theme'
import { readTheme } from '#app/theme/theme'

const places = { logoImage: 'logo', headerImage: 'header' } as const

export type FetchPicture = typeof fetchImage

/** Fetches the pictures of a licence and names those that pages leave out. `theme` has the colour behind the logo. */
export async function judgePictures(licence: string, theme: string | undefined, fetchPicture: FetchPicture) {
	const { content } = licenceSchema.parse(findOne(parseDocument(licence)))
	const ground = readTheme(theme ? themeSchema.parse(findOne(parseDocument(theme))) : {}).colorMenuBackground
	const findings: Finding[] = []
	for (const [member, place] of Object.entries(places)) {
		const addresses = new Set(Object.values(content[member as keyof typeof places]))
		for (const address of addresses) {
			const url = findUsableUrl(address)
			const image = url && (await fetchPicture(url, AbortSignal.timeout(10_000)))
			const received = url && describeFault(image, place, ground)
			if (received) findings.push(warn(`/content/${member}`, { expected, received, shown: pictureShown }))
		}
	}
	return findings
}

const expected = 'a picture of the size of its place, seen on the header'

function describeFault(
	image: Awaited<ReturnType<FetchPicture>>,
	place: 'logo' | 'header',
	ground: string,
): string | undefined {
	if (!image) return 'none'
	const fault = judgePicture(place, image)
	if (fault) return writeFault(fault)
	const isFaint = place === 'logo' && image.type.startsWith('image/svg')
	return isFaint && isTooFaint(Buffer.from(image.body).toString(), ground)
		? `colours like that of the header, ${ground}`
		: undefined
}

const pictureFaults = {
	broken: 'a broken one',
	empty: 'one that draws nothing',
	tooLarge: 'one much larger',
} as const

function writeFault({ fault, width, height, bytes }: PictureFault) {
	const pixels = width === undefined ? '' : `${width} x ${height} pixels, `
	return `${pictureFaults[fault]} (${pixels}${bytes} bytes)`
}

type Wordings = Partial<Record<Language, string>>

const everybody = 'that text, to everybody'

/** Warnings for texts of the firm in some of its languages, those that bind and others (contract §10). */
export function judgeWordings(path: string, document: unknown): Finding[] {
	if (path === '/api/dictionary') return judgeEntries(document)
	return path === '/api/licenses/current' ? judgeContent(document) : []
}

function judgeEntries(document: unknown) {
	const byKey = new Map<string, Wordings>()
	for (const [key, wordings] of judgeDictionary(readDictionary(document)).usable) {
		const formal = toFormalKey(key)
		byKey.set(formal, { ...byKey.get(formal), ...wordings })
	}
	return [...byKey].flatMap(([key, wordings]) =>
		judgeText(key, wordings, (lacking) => (isBinding(key) ? everybody : `the portal's text in ${lacking}`)),
	)
}

function judgeContent(document: unknown) {
	const groups = listMembers(findOne(document)).filter(([name]) => normaliseName(name) === 'content')
	return groups.flatMap(([group, content]) =>
		listMembers(content).flatMap(([member, value]) => {
			const name = normaliseName(member)
			if (!isForPeople(name)) return []
			const { wordings } = readWordings(value)
			const shown = Object.fromEntries(
				languages.map((language) => [language, sanitiseHtml(wordings[language] ?? '')]),
			)
			const isForAll = bindingMembers.has(name) || shown[mainLanguage] !== ''
			return judgeText(`${group}/${member}`, shown, (lacking) =>
				isForAll ? everybody : `the portal's text in ${lacking}, or nothing where it has none`,
			)
		}),
	)
}

function listMembers(value: unknown) {
	const members = unwrap(value)
	return isPlainObject(members) ? Object.entries(members) : []
}

function isForPeople(name: string) {
	const kind = contentKinds.get(name)
	return (kind === 'html' || kind === 'text') && name !== normaliseName('leadSource')
}

function judgeText(member: string, wordings: Wordings, describe: (lacking: string) => string): Finding[] {
	const told = languages.filter((language) => wordings[language]?.trim())
	const lacking = languages.filter((language) => !told.includes(language))
	if (told.length === 0 || lacking.length === 0) return []
	return [
		warn(`/${member}`, {
			expected: "the text in each of the firm's languages",
			received: `${told.join(', ')} alone`,
			shown: describe(lacking.join(', ')),
		}),
	]
}
