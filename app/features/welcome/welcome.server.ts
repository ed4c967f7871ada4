import { usableAddress } from '#app/api/addresses.server'
import { banner, notification } from '#app/api/resources/installation'
import type { Visit } from '#app/context.server'
import { imageLink } from '#app/firm/image-link.server'
import { wordingIn } from '#app/i18n/language'
import { sanitiseHtml } from '#app/lib/sanitise-html.server'

/** The firm's greeting, else the portal's own [160]. */
export async function getWelcome({ firm, say, consumer }: Visit) {
	const { content } = (await firm()).licence
	const name = consumer?.name
	const html = wordingIn(content.welcomeContent, say.language)
	const own = name ? say('dashboard.welcome.named', { name }) : say('dashboard.welcome.title')
	return {
		title: wordingIn(content.welcomeTitle, say.language) ?? own,
		html: html ? sanitiseHtml(html) : undefined,
		text: html ? undefined : say('dashboard.welcome.text'),
	}
}

/** The first banner with an address and an image in this language [A60]. @see [291] */
export async function findBanner({ api, say }: Visit) {
	const banners = await api.list('/api/banners', banner)
	const shown = banners.flatMap(({ title, url, image }) => {
		const href = usableAddress(url[say.language])?.href
		const picture = imageLink(image[say.language])
		return href && picture
			? [
					{
						title: wordingIn(title, say.language) ?? say('dashboard.banner.label'),
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
export async function listAnnouncements({ api, say }: Visit) {
	const messages = await api.list('/api/notifications', notification)
	return messages.flatMap(({ label }) => wordingIn(label, say.language) ?? [])
}
