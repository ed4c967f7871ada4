import { useLocation, useMatches } from '@remix-run/react'
import type { ReactNode } from 'react'
import { formTokenField, useFormToken } from '#app/request/form-token'
import { paths } from '#app/paths'
import { BarePage } from '#app/ui/bare-page'
import { HeaderLink, HeaderTools, LanguageSwitch } from '#app/ui/header-tools'
import { HiddenFields } from '#app/ui/hidden-fields'
import { MainMenu } from '#app/ui/main-menu'
import { Notices } from '#app/ui/notices'
import { PageFooter } from '#app/ui/page-footer'
import { PageFrame } from '#app/ui/page-frame'
import { RichText } from '#app/ui/rich-text'
import { Button } from '#app/ui/button'
import type { Shell } from './shell.server'
import { useReturnTo } from '#app/forms/use-return-to'
import { useMainShell, useNotices, useShell } from './use-shell'

/**
 * Header, menu, notices and footer around a page; a page with `handle.ownFrame` brings its own. In the browser what is in `main`
 * alone: React takes over no more.
 */
export function ShellFrame({ children, refused = false }: { children: ReactNode; refused?: boolean }) {
	if (import.meta.env.SSR) return <Frame refused={refused}>{children}</Frame>
	return (
		<>
			<ShellNotices />
			{children}
		</>
	)
}

function Frame({ children, refused }: { children: ReactNode; refused: boolean }) {
	const shell = useShell()
	const ownFrame = useMatches().some(({ handle }) => isOwnFrame(handle))
	const { pathname } = useLocation()
	if (!shell) return <BarePage>{children}</BarePage>
	if (ownFrame && !refused) return children
	const { menu } = shell
	const entries = menu?.entries.map((entry) => ({
		...entry,
		current: pathname === entry.href || pathname.startsWith(`${entry.href}/`),
	}))
	return (
		<PageFrame
			skipLabel={shell.texts.skip}
			logo={shell.logo}
			tools={<ShellTools shell={shell} />}
			menu={menu && entries ? <MainMenu {...menu} entries={entries} /> : undefined}
			notices={<ShellNotices />}
			footer={<ShellFooter shell={shell} />}
			mark={shell.mark}
		>
			{children}
		</PageFrame>
	)
}

function isOwnFrame(handle: unknown) {
	return typeof handle === 'object' && handle !== null && 'ownFrame' in handle && handle.ownFrame === true
}

/** The language, and for who is signed in the settings and the way out. */
export function ShellTools({ shell }: { shell: Shell }) {
	const frameFields = useFrameFields()
	const { texts } = shell
	return (
		<HeaderTools>
			{shell.languages.map(({ code, name }) => (
				<LanguageSwitch
					key={code}
					action={paths.language()}
					fields={[...frameFields, { name: 'language', value: code }]}
					label={name}
					lang={code}
				/>
			))}
			{shell.menu ? <HeaderLink href={paths.notices()} icon="bell" label={texts.notices} /> : null}
			{shell.signedIn ? (
				<>
					<HeaderLink href={paths.settings()} icon="settings" label={texts.settings} />
					<HeaderLink href={paths.logout()} icon="logOut" label={texts.logOut} />
				</>
			) : null}
		</HeaderTools>
	)
}

export function ShellNotices() {
	const shell = useMainShell()
	const notices = useNotices()
	const fields = useFrameFields()
	if (!shell) return null
	const { label, close: closeLabel } = shell.noticeTexts
	const close = { action: paths.closeNotice(), label: closeLabel, fields }
	return (
		<Notices
			label={label}
			notices={notices.map((notice) => ({ ...notice, close }))}
			floating={shell.scripts}
		/>
	)
}

/** Help first, and all in one order wherever there is a footer (WCAG 3.2.6). */
export function ShellFooter({ shell }: { shell: Shell }) {
	const fields = useFrameFields()
	const simpleVersion = (
		<form
			method="post"
			action={paths.simpleVersion()}
			data-version={shell.isVersionChosen ? undefined : 'open'}
		>
			<HiddenFields fields={fields} />
			<Button variant="quiet">{shell.texts.simpleVersion}</Button>
		</form>
	)
	const session = shell.session ? (
		<form method="post" action={paths.session()}>
			<HiddenFields fields={fields} />
			<span data-session-end={shell.session.ends} data-warning={shell.session.warning}>
				{shell.session.text}
			</span>{' '}
			<Button variant="quiet">{shell.session.stay}</Button>
		</form>
	) : null
	return (
		<PageFooter
			label={shell.texts.footer}
			links={[
				{ href: paths.help(), label: shell.texts.help },
				{ href: paths.preferences(), label: shell.texts.preferences },
				{ href: paths.accessibility(), label: shell.texts.accessibility },
				{ href: paths.privacy(), label: shell.texts.privacy },
			]}
			forms={[
				...(session ? [{ key: 'session', form: session }] : []),
				{ key: 'simple', form: simpleVersion },
			]}
		>
			{shell.footer ? <RichText {...shell.footer} level={2} /> : <p>{shell.year}</p>}
		</PageFooter>
	)
}

/** What each small form of the frame carries. */
function useFrameFields() {
	const returnTo = useReturnTo()
	return [
		{ name: formTokenField, value: useFormToken() },
		{ name: 'returnTo', value: returnTo },
	]
}
