import { useLocation, useMatches } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useReturnTo } from '#app/forms/use-reply'
import { formTokenField, useFormToken } from '#app/request/form-fields'
import { paths } from '#app/paths'
import { BarePage } from '#app/ui/bare-page'
import { CachedHtml } from '#app/ui/cached-html'
import { Notices } from '#app/ui/notices'
import { PageFrame } from '#app/ui/page-frame'
import styles from './shell-frame.module.css'
import { useMainShell, useNotices, useShell } from './use-shell'

/** Pages with `handle.ownFrame` render their own frame. The browser only hydrates `main`. */
export function ShellFrame({ children, refused = false }: { children: ReactNode; refused?: boolean }) {
	if (import.meta.env.SSR) return <Frame refused={refused}>{children}</Frame>
	return (
		<>
			<ShellNotices />
			<DownloadHelp />
			{children}
		</>
	)
}

function Frame({ children, refused }: { children: ReactNode; refused: boolean }) {
	const shell = useShell()
	const { pathname } = useLocation()
	const ownFrame = useMatches().some(({ handle }) => isOwnFrame(handle))
	if (!shell) return <BarePage>{children}</BarePage>
	if (ownFrame && !refused) return children
	const { tools, menu, footer } = shell.frame
	return (
		<PageFrame
			skipLabel={shell.texts.skip}
			logo={shell.logo}
			tools={<CachedHtml html={tools} />}
			menu={menu ? <CachedHtml html={menu} /> : undefined}
			notices={
				<>
					<ShellNotices />
					<DownloadHelp />
				</>
			}
			footer={<CachedHtml html={footer} />}
			letterhead={shell.signedIn ? `${shell.letterhead}${pathname}` : shell.letterhead}
			mark={shell.mark}
		>
			{children}
		</PageFrame>
	)
}

function isOwnFrame(handle: unknown) {
	return typeof handle === 'object' && handle !== null && 'ownFrame' in handle && handle.ownFrame === true
}

/** Shown on pages with a file, to browsers inside an app alone. */
function DownloadHelp() {
	const help = useMainShell()?.downloadHelp
	return help ? <p className={styles.downloadHelp}>{help}</p> : null
}

export function ShellNotices() {
	const shell = useMainShell()
	const notices = useNotices()
	const fields = [
		{ name: formTokenField, value: useFormToken() },
		{ name: 'returnTo', value: useReturnTo() },
	]
	if (!shell) return null
	const { label, close: closeLabel } = shell.noticeTexts
	const close = { action: paths.closeNotice(), label: closeLabel, fields }
	return (
		<Notices
			label={label}
			notices={notices.map((notice) => ({ ...notice, close }))}
			floating={
				shell.scripts && notices.every((notice) => notice.isQuiet ?? notice.leavesAfter !== undefined)
			}
		/>
	)
}
