import type { ReactNode } from 'react'
import { CachedHtml } from '#app/ui/cached-html'
import { LoginLayout } from '#app/ui/login-layout'
import { ShellNotices } from '#app/features/shell/shell-frame'
import { useShell } from '#app/features/shell/use-shell'

interface GuestFrameProps {
	title: string
	intro?: ReactNode
	/** An ErrorSummary. */
	summary?: ReactNode
	children: ReactNode
}

export function GuestFrame(page: GuestFrameProps) {
	const shell = useShell()
	if (!shell) return page.children
	return (
		<LoginLayout
			{...page}
			skipLabel={shell.texts.skip}
			logo={shell.logo}
			image={shell.headerImage}
			imageFullWidth={shell.headerImageFullWidth}
			tools={<CachedHtml html={shell.frame.tools} />}
			notices={<ShellNotices />}
			mark={shell.mark}
			footer={<CachedHtml html={shell.frame.footer} />}
		/>
	)
}
