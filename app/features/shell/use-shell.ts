import { useMatches, useRouteLoaderData } from '@remix-run/react'
import type { NoticeItem } from '#app/ui/notices'
import type { Shell } from './shell.server'

/** The shell of this page; absent only when the root itself failed. Pages may bring notices of their own. */
export function useShell() {
	const shell = useRouteLoaderData<Shell>('root')
	const notices = useMatches().flatMap(({ data }) => (hasNotices(data) ? data.notices : []))
	const unique = new Map(notices.map((notice) => [notice.text, notice]))
	return { shell, notices: [...unique.values()] }
}

function hasNotices(data: unknown): data is { notices: readonly NoticeItem[] } {
	return typeof data === 'object' && data !== null && 'notices' in data && Array.isArray(data.notices)
}
