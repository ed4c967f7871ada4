import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { getReturnTo } from '#app/forms/use-reply'
import { escapeHtml } from '#app/lib/escape-html'
import { isOn } from '#app/lib/speed'
import { paths } from '#app/paths'
import {
	ShellFooter,
	ShellMenu,
	ShellTools,
	type FooterWords,
	type FrameValues,
	type ToolsWords,
} from './frame-parts'
import { markCurrent } from './menu.server'
import type { ShellWords } from './shell.server'

export interface FrameHtml {
	tools: string
	menu: string | undefined
	footer: string
}

/** Characters cached per part of the frame. */
const maxCachedCharacters = 4_000_000

/** Stands before and after a placeholder in cached HTML; random, so that no text contains it. */
const placeholderMark = randomBytes(12).toString('hex')
const placeholderFor = (name: keyof FrameValues) => placeholderMark + name + placeholderMark
const placeholders: FrameValues = {
	formToken: placeholderFor('formToken'),
	returnTo: placeholderFor('returnTo'),
	sessionLeft: placeholderFor('sessionLeft'),
	sessionText: placeholderFor('sessionText'),
	sessionWarning: placeholderFor('sessionWarning'),
}

/** Cached copies differ in placeholder values only. */
function cachePart<Props extends object>(Part: (props: Props & { values: FrameValues }) => ReactNode) {
	const cache = new LRUCache<string, string[]>({ maxSize: maxCachedCharacters })
	return (props: Props, values: FrameValues) => {
		if (!isOn('frame')) return renderToStaticMarkup(<Part {...props} values={values} />)
		const key = JSON.stringify(props)
		const known = cache.get(key)
		const pieces =
			known ?? renderToStaticMarkup(<Part {...props} values={placeholders} />).split(placeholderMark)
		if (!known) cache.set(key, pieces, { size: key.length + pieces.join('').length })
		return pieces
			.map((piece, index) => (isPlaceholder(index) ? escapeHtml(values[piece as keyof FrameValues]) : piece))
			.join('')
	}
}

/** Odd indexes are placeholders. */
const isPlaceholder = (index: number) => index % 2 === 1

const writeTools = cachePart<ToolsWords>(ShellTools)
const writeFooter = cachePart<FooterWords>(ShellFooter)
const writeMenu = cachePart(ShellMenu)

export function writeFrame(shell: ShellWords, address: string): FrameHtml {
	const { pathname, search } = new URL(address)
	const { menu, session, texts } = shell
	const values = {
		formToken: shell.formToken,
		returnTo: getReturnTo(pathname, search),
		sessionLeft: String(session?.left ?? ''),
		sessionText: session?.text ?? '',
		sessionWarning: session?.warning ?? '',
	}
	const { languages, signedIn, footer, isVersionChosen, phone, year } = shell
	const { callUs, settings, logOut, notices } = texts
	return {
		tools: writeTools(
			{
				languages,
				signedIn,
				phone,
				hasMenu: menu !== undefined,
				texts: { callUs, settings, logOut, notices },
			},
			values,
		),
		menu: menu && writeMenu(markCurrent(menu, pathname), values),
		footer: writeFooter(
			// The page with help has the firm's footer in its content.
			{
				footer: pathname === paths.help() ? undefined : footer,
				isVersionChosen,
				texts,
				year,
				stay: session?.stay,
			},
			values,
		),
	}
}
