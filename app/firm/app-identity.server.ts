import { toOneLine } from '#app/lib/clean-text'
import { paths } from '#app/paths'
import { backgrounds } from '#app/theme/backgrounds'
import { isHexColour, pickTextColour } from '#app/theme/contrast'
import type { Theme } from '#app/theme/theme'

/** What fits under an icon on a telephone. */
const shortLength = 12
const longestName = 100

/**
 * How the portal is kept among somebody's apps: by the firm's name, with its initial on its colour. The addresses hold all
 * that is drawn and told, so that nothing is looked up, and any process can serve them for ever.
 */
export function createAppIdentity(firm: string, { colorPrimary, colorMenuBackground }: Theme) {
	const name = toOneLine(firm).slice(0, longestName)
	const encoded = Buffer.from(name).toString('base64url')
	return {
		shortName: shortenName(name),
		icon: linkIcon(name, colorPrimary),
		manifest: paths.appManifest(
			`${withoutHash(colorPrimary)}-${withoutHash(colorMenuBackground)}-${encoded}`,
		),
	}
}

/** As many whole words as fit, without a sign at their end. */
function shortenName(name: string) {
	const [first = '', ...others] = name.split(' ')
	let short = first
	for (const word of others) {
		if (`${short} ${word}`.length > shortLength) break
		short = `${short} ${word}`
	}
	return short.replace(/[^\p{L}\p{N}.)]+$/u, '') || name
}

function linkIcon(name: string, colour: string) {
	const initial = /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase()
	return initial ? paths.appIcon(`${initial}-${withoutHash(colour)}`) : undefined
}

function withoutHash(colour: string) {
	return colour.slice(1)
}

/** The icon of that name, or undefined when it is no letter on a colour. */
export function drawAppIcon(name: string) {
	const [initial = '', hex] = name.split('-')
	const colour = `#${hex}`
	if (!/^[\p{L}\p{N}]{1,2}$/u.test(initial) || !isHexColour(colour)) return undefined
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${colour}"/>` +
		`<text x="32" y="46" text-anchor="middle" font-family="system-ui,sans-serif" font-size="40" font-weight="700" fill="${pickTextColour(colour)}">${initial}</text></svg>`
	)
}

/** The web manifest of that name, or undefined when it tells no colours and no firm. */
export function writeAppManifest(manifestName: string) {
	const [primary, menu, ...rest] = manifestName.split('-')
	const name = Buffer.from(rest.join('-'), 'base64url').toString()
	if (![primary, menu].every((hex) => isHexColour(`#${hex}`)) || name === '') return undefined
	const src = linkIcon(name, `#${primary}`)
	return JSON.stringify({
		name,
		short_name: shortenName(name),
		id: paths.login(),
		start_url: paths.login(),
		scope: '/',
		// With a way back: most papers open in the same window.
		display: 'minimal-ui',
		theme_color: `#${menu}`,
		background_color: backgrounds.light.page,
		icons: src ? [{ src, type: 'image/svg+xml', sizes: 'any' }] : [],
	})
}
