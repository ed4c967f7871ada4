import type { SerializeFrom } from '@remix-run/node'
import { useMatches, useRouteLoaderData } from '@remix-run/react'
import type { NoticeItem } from '#app/ui/notices'
import type { FrameHtml } from './frame-html.server'
import type { ShellWords } from './shell.server'

export type Shell = SerializeFrom<ShellWords & { frame: FrameHtml }>

/** The shell of this page, on the server; absent only when the root itself failed. */
export function useShell(): Shell | undefined {
	return useRouteLoaderData<Shell>('root')
}

/** What of the shell React gets in the browser, too, where it takes over what is in `main` alone. */
export const partsForMain = [
	'failure',
	'formToken',
	'notices',
	'noticeTexts',
	'scripts',
] as const satisfies readonly (keyof Shell)[]

export type MainShell = Pick<Shell, (typeof partsForMain)[number]>

/** As much of the shell as a page's `main` may use. */
export const useMainShell: () => MainShell | undefined = useShell

/** All notices of this page; pages may bring some of their own. */
export function useNotices(): NoticeItem[] {
	const notices = useMatches().flatMap(({ data }) => (hasNotices(data) ? data.notices : []))
	return [...new Map(notices.map((notice) => [notice.text, notice])).values()]
}

function hasNotices(data: unknown): data is { notices: readonly NoticeItem[] } {
	return typeof data === 'object' && data !== null && 'notices' in data && Array.isArray(data.notices)
}
