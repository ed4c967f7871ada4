import type { SerializeFrom } from '@remix-run/node'
import { useMatches, useRouteLoaderData } from '@remix-run/react'
import type { NoticeItem } from '#app/ui/notices'
import type { FrameHtml } from './frame-html.server'
import type { ShellWords } from './shell.server'

export type Shell = SerializeFrom<ShellWords & { frame: FrameHtml }>

/** Undefined only when the root loader failed. */
export function useShell(): Shell | undefined {
	return useRouteLoaderData<Shell>('root')
}

/** Parts of the shell that the browser receives, because it hydrates `main` only. */
export const partsForMain = [
	'downloadHelp',
	'failure',
	'formToken',
	'notices',
	'noticeTexts',
	'scripts',
] as const satisfies readonly (keyof Shell)[]

export type MainShell = Pick<Shell, (typeof partsForMain)[number]>

export const useMainShell: () => MainShell | undefined = useShell

/** Includes notices of nested routes. */
export function useNotices(): NoticeItem[] {
	const notices = useMatches().flatMap(({ data }) => (hasNotices(data) ? data.notices : []))
	return [...new Map(notices.map((notice) => [notice.text, notice])).values()]
}

function hasNotices(data: unknown): data is { notices: readonly NoticeItem[] } {
	return typeof data === 'object' && data !== null && 'notices' in data && Array.isArray(data.notices)
}
