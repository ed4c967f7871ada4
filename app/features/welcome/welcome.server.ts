import { findUsableUrl } from '#app/api/addresses.server'
import { bannerSchema, notificationSchema } from '#app/api/resources/installation'
import type { Uses } from '#app/request/context.server'
import { createImageLink } from '#app/firm/image-link.server'
import { findWording } from '#app/i18n/language'
import { sanitiseHtml } from '#app/lib/sanitise-html.server'

/** The firm's greeting, else the portal's own [160]. */
export async function getWelcome({ firm, say, consumer }: Uses<'consumer' | 'firm' | 'say'>) {
	const { content } = (await firm()).licence
	const name = consumer?.name
	const html = findWording(content.welcomeContent, say.language)
	const own = name ? say('dashboard.welcome.named', { name }) : say('dashboard.welcome.title')
	return {
		title: findWording(content.welcomeTitle, say.language) ?? own,
		html: html ? sanitiseHtml(html) : undefined,
		text: html ? undefined : say('dashboard.welcome.text'),
	}
}

/** The first banner with an address and an image in this language [A60]. @see [291] */
export async function findBanner({ api, say }: Uses<'api' | 'say'>) {
	const banners = await api.list('/api/banners', bannerSchema)
	const shown = banners.flatMap(({ title, url, image }) => {
		const href = findUsableUrl(url[say.language])?.href
		const picture = createImageLink(image[say.language])
		return href && picture
			? [
					{
						title: findWording(title, say.language) ?? say('dashboard.banner.label'),
						href,
						image: picture,
						newTab: say('dashboard.banner.newTab'),
					},
				]
			: []
	})
	return shown[0]
}

/** The firm's messages for this client [170]. */
export async function listAnnouncements({ api, say }: Uses<'api' | 'say'>) {
	const messages = await api.list('/api/notifications', notificationSchema)
	return messages.flatMap(({ label }) => findWording(label, say.language) ?? [])
}
