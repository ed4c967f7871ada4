import { findUsableUrl } from '#app/api/addresses.server'
import { bannerSchema, notificationSchema } from '#app/api/resources/installation'
import type { Uses } from '#app/request/context.server'
import { createImageLink } from '#app/firm/image-link.server'
import { findFirmHtml } from '#app/firm/firm-html.server'
import { findOtherLanguage, findWording } from '#app/i18n/language'

/** @see [160] */
export async function findWelcome({ firm, say }: Uses<'firm' | 'say'>) {
	const { content } = (await firm()).licence
	const title = findWording(content.welcomeTitle, say.language)
	const html = findFirmHtml(content.welcomeContent, say)
	if (!title && !html) return undefined
	return {
		title: title ?? say('dashboard.welcome.title'),
		lang: findOtherLanguage(content.welcomeTitle, say.language),
		html,
	}
}

/** The first banner with an address and an image in this language [A60]. @see [291] */
export async function findBanner({ api, say }: Uses<'api' | 'say'>) {
	const banners = await api.list('/api/banners', bannerSchema)
	const shown = banners.known.flatMap(({ title, url, image }) => {
		const href = findUsableUrl(url[say.language])?.href
		const picture = createImageLink(image[say.language])
		return href && picture
			? [
					{
						title: findWording(title, say.language) ?? say('dashboard.banner.label'),
						lang: findOtherLanguage(title, say.language),
						href,
						image: picture,
						newTab: say('dashboard.banner.newTab'),
					},
				]
			: []
	})
	return shown[0]
}

/** @see [170] */
export async function listAnnouncements({ api, say }: Uses<'api' | 'say'>) {
	const messages = await api.list('/api/notifications', notificationSchema)
	return messages.known.flatMap(({ label }) => {
		const text = findWording(label, say.language)
		return text === undefined ? [] : [{ text, lang: findOtherLanguage(label, say.language) }]
	})
}
