import type { ApiClient } from '#app/api/client.server'
import { usableAddress } from '#app/api/addresses.server'
import { banner, notification } from '#app/api/resources/installation'
import type { Licence } from '#app/api/resources/licence'
import { imageLink } from '#app/firm/image-link.server'
import type { Say } from '#app/i18n/say.server'
import { sanitiseHtml } from '#app/lib/sanitise-html.server'

/** The firm's greeting, else the portal's own (spec 1 §2.9). */
export function welcomeView({ content }: Licence, name: string, say: Say) {
	const html = content.welcomeContent[say.language] ?? content.welcomeContent.nl
	const own = name ? say('dashboard.welcome.named', { name }) : say('dashboard.welcome.title')
	return {
		title: content.welcomeTitle[say.language] ?? content.welcomeTitle.nl ?? own,
		html: html ? sanitiseHtml(html) : undefined,
		text: say('dashboard.welcome.text'),
	}
}

/** The first banner with an address and an image in this language [A60]. @see spec 1 §7 GET /api/banners */
export async function findBanner(api: ApiClient, say: Say) {
	const banners = await api.list('/api/banners', banner)
	const shown = banners.flatMap(({ title, url, image }) => {
		const href = usableAddress(url[say.language])?.href
		const picture = imageLink(image[say.language])
		return href && picture
			? [
					{
						title: title[say.language] ?? say('dashboard.banner.label'),
						href,
						image: picture,
						newTab: say('dashboard.banner.newTab'),
					},
				]
			: []
	})
	return shown[0]
}

/** The firm's messages for this client [170]. @see spec 1 §7 GET /api/notifications */
export async function listAnnouncements(api: ApiClient, say: Say) {
	const messages = await api.list('/api/notifications', notification)
	return messages.flatMap(({ label }) => label[say.language] ?? label.nl ?? [])
}
