import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { getReturnTo } from '#app/forms/return-to'
import { escapeHtml } from '#app/lib/escape-html'
import {
	ShellFooter,
	ShellMenu,
	ShellTools,
	type FooterWords,
	type FrameValues,
	type ToolsWords,
} from './frame-parts'
import type { ShellWords } from './shell.server'

export interface FrameHtml {
	tools: string
	menu: string | undefined
	footer: string
}

/** Characters cached per part of the frame. */
const mostKept = 4_000_000

/** Placeholder prefix in cached HTML; random, so that no text contains it. */
const mark = randomBytes(12).toString('hex')
const marked = new RegExp(`${mark}(\\w+?)_`)
const markFor = (name: keyof FrameValues) => `${mark}${name}_`
const places: FrameValues = {
	formToken: markFor('formToken'),
	returnTo: markFor('returnTo'),
	sessionEnds: markFor('sessionEnds'),
	sessionText: markFor('sessionText'),
	sessionWarning: markFor('sessionWarning'),
}

/** Cached copies differ in placeholder values only. */
function keepPart<Props extends object>(Part: (props: Props & { values: FrameValues }) => ReactNode) {
	const kept = new LRUCache<string, string[]>({ maxSize: mostKept })
	return (props: Props, values: FrameValues) => {
		const key = JSON.stringify(props)
		const known = kept.get(key)
		const pieces = known ?? renderToStaticMarkup(<Part {...props} values={places} />).split(marked)
		if (!known) kept.set(key, pieces, { size: key.length + pieces.join('').length })
		return pieces
			.map((piece, index) => (isPlace(index) ? escapeHtml(values[piece as keyof FrameValues]) : piece))
			.join('')
	}
}

/** Odd indexes are placeholders. */
const isPlace = (index: number) => index % 2 === 1

const writeTools = keepPart<ToolsWords>(ShellTools)
const writeFooter = keepPart<FooterWords>(ShellFooter)
const writeMenu = keepPart(ShellMenu)

export function writeFrame(shell: ShellWords, address: string): FrameHtml {
	const { pathname, search } = new URL(address)
	const { menu, session, texts } = shell
	const values = {
		formToken: shell.formToken,
		returnTo: getReturnTo(pathname, search),
		sessionEnds: session?.ends ?? '',
		sessionText: session?.text ?? '',
		sessionWarning: session?.warning ?? '',
	}
	const { languages, signedIn, footer, isVersionChosen, year } = shell
	const { settings, logOut, notices } = texts
	const entries = menu?.entries.map((entry) => ({
		...entry,
		current: pathname === entry.href || pathname.startsWith(`${entry.href}/`),
	}))
	return {
		tools: writeTools(
			{ languages, signedIn, hasMenu: menu !== undefined, texts: { settings, logOut, notices } },
			values,
		),
		menu: menu && entries && writeMenu({ ...menu, entries }, values),
		footer: writeFooter({ footer, isVersionChosen, texts, year, stay: session?.stay }, values),
	}
}
