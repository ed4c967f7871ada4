import { findUsableUrl } from '#app/api/addresses.server'
import { parseDocument } from '#app/api/document'
import type { fetchImage } from '#app/api/images.server'
import { findOne } from '#app/api/jsonapi'
import { themeSchema } from '#app/api/resources/installation'
import { licenceSchema } from '#app/api/resources/licence'
import { judgePicture, type PictureFault } from '#app/lib/pictures/judge-picture'
import { isTooFaint } from '#app/theme/judge-theme'
import { readTheme } from '#app/theme/theme'
import type { Finding } from './judge-answer'
import { pictureShown, warn } from './judge-set-up.server'

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
