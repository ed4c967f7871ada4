import { findUsableUrl } from '#app/api/addresses.server'
import { isPlainObject, type PlainObject } from '#app/api/plain-object'
import { readFlag } from '#app/api/leaves'
import { isBlank, normaliseName, unwrap } from '#app/api/wire'
import { readWordings, type WordingFault } from '#app/i18n/read-wordings'
import { judgePicture } from '#app/lib/pictures/judge-picture'
import { sanitiseHtml } from '#app/lib/html/sanitise-html.server'
import { languages } from '#app/locales/languages'
import { isUnread } from '#app/lib/unread'
import { showsText } from '#app/lib/html/shows-text'
import { contentKinds, hasPastedPicture, longestShort, type ContentKind } from './licence'

export type LicenceFault =
	| WordingFault
	| 'unknownMember'
	| 'memberTwice'
	| 'showsNothing'
	| 'tooLarge'
	| 'tooLong'
	| 'pastedPicture'
	| 'unusableAddress'
	| 'unusablePicture'

/** The path of a member alone, never its text. */
export interface FoundLicenceFault {
	member: string
	fault: LicenceFault
}

/** Characters of one text; a page of terms has 20,000. */
const largest = 500_000
const dataImage = /^data:(image\/(?:png|jpeg|gif|webp));base64,(.*)$/s

const groups = ['content', 'features', 'modules', 'smartcare']
const ofResource = ['id', 'type', 'links', 'meta']

/** Members of a licence, as the API sent it, that pages cannot use as the firm meant them. */
export function judgeLicence(licence: unknown): FoundLicenceFault[] {
	const members = unwrap(licence)
	if (!isPlainObject(members)) return []
	return Object.entries(members).flatMap(([group, value]): FoundLicenceFault[] => {
		const name = normaliseName(group)
		if (!groups.includes(name) || isBlank(value)) return []
		const content = unwrap(value)
		if (!isPlainObject(content)) return [{ member: group, fault: 'wrongType' }]
		if (name !== 'content') return []
		return judgeContent(content).map(({ member, fault }) => ({ member: `${group}/${member}`, fault }))
	})
}

function judgeContent(content: PlainObject): FoundLicenceFault[] {
	const read = new Map<string, unknown>()
	return Object.entries(content).flatMap(([member, value]): FoundLicenceFault[] => {
		if (ofResource.includes(member) || isBlank(value)) return []
		const name = normaliseName(member)
		const kind = contentKinds.get(name)
		if (kind === undefined) return isWording(value) ? [{ member, fault: 'unknownMember' }] : []
		const before = read.get(name)
		read.set(name, value)
		if (before !== undefined && JSON.stringify(before) !== JSON.stringify(value))
			return [{ member, fault: 'memberTwice' }]
		return [...new Set(judgeMember({ kind, member }, value))].map((fault) => ({ member, fault }))
	})
}

/** Resources and relations of a JSON:API are no words of the firm. */
function isWording(value: unknown) {
	const words = unwrap(value)
	return (
		typeof words === 'string' ||
		(isPlainObject(words) && languages.some((language) => Object.hasOwn(words, language)))
	)
}

interface ContentMember {
	kind: ContentKind
	member: string
}

function judgeMember(about: ContentMember, value: unknown): LicenceFault[] {
	if (about.kind === 'flag') return isUnread(readFlag(value)) ? ['wrongType'] : []
	const { wordings, faults } = readWordings(value)
	const texts = new Set(Object.values(wordings))
	const ofTexts = [...texts].flatMap((text) => (text === undefined ? [] : (judgeText(about, text) ?? [])))
	return [...faults.map(({ fault }) => fault), ...ofTexts]
}

function judgeText({ kind, member }: ContentMember, text: string): LicenceFault | undefined {
	if (kind === 'image') return judgeImage(member, text)
	if (kind === 'text') return judgeShortText(text)
	if (hasPastedPicture(text)) return 'pastedPicture'
	if (text.length > largest) return 'tooLarge'
	return sanitiseHtml(text) === '' ? 'showsNothing' : undefined
}

function judgeShortText(text: string): LicenceFault | undefined {
	if (text.length > longestShort) return 'tooLong'
	return showsText(text) ? undefined : 'showsNothing'
}

/** A picture behind an address is judged when a page or `check-api` asks for it. */
function judgeImage(member: string, address: string): LicenceFault | undefined {
	const [isData, type = '', content = ''] = dataImage.exec(address) ?? []
	if (isData === undefined) return findUsableUrl(address) ? undefined : 'unusableAddress'
	const place = normaliseName(member) === 'logoimage' ? 'logo' : 'header'
	const fault = judgePicture(place, { type, body: Buffer.from(content, 'base64') })
	return fault && 'unusablePicture'
}
