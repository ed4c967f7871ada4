import { cutCharacters } from '#app/lib/count-characters'
import { sign, verify } from '#app/config/seal.server'
import { toOneLine } from '#app/lib/clean-text'
import { paths } from '#app/paths'
import { backgrounds } from '#app/theme/brand'
import { pickTextColour } from '#app/theme/contrast'
import type { Theme } from '#app/theme/theme'

const shortLength = 12
const longestName = 100
/** Characters of a path; a name of the longest length takes about half. */
const longestPath = 2_000
/** A host of 255 characters, with protocol and port. */
const longestOrigin = 300

/**
 * Identity of the installed web app: the firm's name, and its initial on its colour. The addresses hold all values, so
 * no lookup is needed, and are signed, so nobody can make this host serve their own name or icon.
 */
export function createAppIdentity(firm: string, { colorPrimary, colorMenuBackground }: Theme) {
	const name = cutCharacters(toOneLine(firm), longestName)
	return {
		shortName: shortenName(name),
		icon: linkIcon(name, colorPrimary),
		manifest: link('appManifest', [colorPrimary, colorMenuBackground], name),
	}
}

function shortenName(name: string) {
	const [first = '', ...others] = name.split(' ')
	let short = first
	for (const word of others) {
		if (`${short} ${word}`.length > shortLength) break
		short = `${short} ${word}`
	}
	return /^.*[\p{L}\p{N}.)]/su.exec(short)?.[0] ?? name
}

function linkIcon(name: string, colour: string) {
	const initial = /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase()
	return initial ? link('appIcon', [colour], initial) : undefined
}

type Kind = 'appIcon' | 'appManifest'

/** Signs colours and a base64url text; every value has exactly one spelling. */
function link(kind: Kind, colours: readonly string[], text: string) {
	const content = [...colours.map((colour) => colour.slice(1)), Buffer.from(text).toString('base64url')].join(
		'.',
	)
	return paths[kind](`${content}.${sign(kind, content)}`)
}

/** Colours and text of an address; undefined unless `link` wrote exactly that address. */
function readLink(kind: Kind, url: string) {
	if (url.length > longestOrigin + longestPath) return undefined
	const { pathname, search } = new URL(url)
	const name = pathname.slice(pathname.lastIndexOf('/') + 1)
	const [, content = '', signature = ''] = /^([\w.-]+)\.([\w-]+)\.\w+$/.exec(name) ?? []
	if (paths[kind](`${content}.${signature}`) !== pathname + search) return undefined
	if (!verify(kind, content, signature)) return undefined
	const parts = content.split('.')
	const text = Buffer.from(parts.pop() ?? '', 'base64url').toString()
	return { text, colours: parts.map((part) => `#${part}`) }
}

export function drawAppIcon(url: string) {
	const link = readLink('appIcon', url)
	if (!link) return undefined
	const [colour = ''] = link.colours
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${colour}"/>` +
		`<text x="32" y="46" text-anchor="middle" font-family="system-ui,sans-serif" font-size="40" font-weight="700" fill="${pickTextColour(colour)}">${link.text}</text></svg>`
	)
}

/** The web manifest at a signed address; undefined at any other. */
export function writeAppManifest(url: string) {
	const link = readLink('appManifest', url)
	if (!link) return undefined
	const [primary = '', menu] = link.colours
	const src = linkIcon(link.text, primary)
	return JSON.stringify({
		name: link.text,
		short_name: shortenName(link.text),
		id: paths.login(),
		start_url: paths.login(),
		scope: '/',
		// Shows the back button: most documents open in the same window.
		display: 'minimal-ui',
		theme_color: menu,
		background_color: backgrounds.light.page,
		icons: src ? [{ src, type: 'image/svg+xml', sizes: 'any' }] : [],
	})
}
