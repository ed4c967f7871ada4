import { findUsableUrl } from '#app/api/addresses.server'
import { isPlainObject } from '#app/api/jsonapi'
import { isBrokenJson, localized, normaliseName, unwrap } from '#app/api/wire'
import { judgePicture } from '#app/lib/pictures/judge-picture'
import { sanitiseHtml } from '#app/lib/html/sanitise-html.server'
import { languages } from '#app/locales/languages'
import { showsText } from '#app/lib/html/shows-text'
import { contentKinds, type ContentKind } from './licence'

export type LicenceFault =
	| 'unknownMember'
	| 'brokenJson'
	| 'showsNothing'
	| 'tooLarge'
	| 'pastedPicture'
	| 'unusableAddress'
	| 'unusablePicture'

/** The name of a member alone, never its text. */
export interface FoundLicenceFault {
	member: string
	fault: LicenceFault
}

/** Characters of one text; a page of terms has 20,000. */
const largest = 500_000
const dataImage = /^data:(image\/(?:png|jpeg|gif|webp));base64,(.*)$/s

/** Members of `content`, as the API sent it, that pages cannot show as the firm meant them. */
export function judgeLicence(licence: unknown): FoundLicenceFault[] {
	const members = unwrap(licence)
	const found = Object.entries(isPlainObject(members) ? members : {}).find(
		([name]) => normaliseName(name) === 'content',
	)
	const content = unwrap(found?.[1])
	if (!isPlainObject(content)) return []
	return Object.entries(content).flatMap(([member, value]) => {
		if (member === 'id' || member === 'type') return []
		const kind = contentKinds.get(normaliseName(member))
		if (kind === undefined) return isWording(value) ? [{ member, fault: 'unknownMember' as const }] : []
		if (isBrokenJson(value)) return [{ member, fault: 'brokenJson' as const }]
		const texts = new Set(Object.values(localized.parse(value)))
		return [...texts].flatMap((text) => {
			const fault = text === undefined || text === '' ? undefined : judgeText({ kind, member }, text)
			return fault === undefined ? [] : [{ member, fault }]
		})
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

function judgeText(
	{ kind, member }: { kind: ContentKind; member: string },
	text: string,
): LicenceFault | undefined {
	if (kind === 'image') return judgeImage(member, text)
	if (kind === 'text') return showsText(text) ? undefined : 'showsNothing'
	if (/<img\b[^>]*\bsrc\s*=\s*["']?data:/i.test(text.slice(0, 100_000))) return 'pastedPicture'
	if (text.length > largest) return 'tooLarge'
	return sanitiseHtml(text) === '' ? 'showsNothing' : undefined
}

/** A picture behind an address is judged when a page or `check-api` asks for it. */
function judgeImage(member: string, address: string): LicenceFault | undefined {
	const [isData, type = '', content = ''] = dataImage.exec(address) ?? []
	if (isData === undefined) return findUsableUrl(address) ? undefined : 'unusableAddress'
	const place = normaliseName(member) === 'logoimage' ? 'logo' : 'header'
	const fault = judgePicture(place, { type, body: Buffer.from(content, 'base64') })
	return fault && 'unusablePicture'
}
