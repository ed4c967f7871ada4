import { getConfig } from '#app/config/config.server'

/** A document title without names of the API, which the browser's history keeps; undefined: the page's own title. */
export function toTabTitle(title: string) {
	return getConfig().PRIVATE_TITLES === 'on' ? title : undefined
}
