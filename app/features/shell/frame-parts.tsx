import { formTokenField } from '#app/request/form-fields'
import { paths } from '#app/paths'
import { Button } from '#app/ui/button'
import { HeaderLink, HeaderTools, LanguageSwitch } from '#app/ui/header-tools'
import { HiddenFields } from '#app/ui/hidden-fields'
import { PageFooter } from '#app/ui/page-footer'
import { RichText } from '#app/ui/rich-text'
import type { ShellWords } from './shell.server'

/** Values that differ per page: texts, or placeholders. */
export interface FrameValues {
	formToken: string
	returnTo: string
	sessionLeft: string
	sessionText: string
	sessionWarning: string
}

interface Values {
	values: FrameValues
}

export type ToolsWords = Pick<ShellWords, 'languages' | 'signedIn'> & {
	hasMenu: boolean
	texts: Pick<ShellWords['texts'], 'callUs' | 'logOut' | 'notices' | 'settings'>
	/** Address of the firm's telephone. */
	phone: string | undefined
}

export { MainMenu as ShellMenu } from '#app/ui/main-menu'

export function ShellTools({ languages, hasMenu, signedIn, texts, phone, values }: ToolsWords & Values) {
	const others = (
		<>
			{languages.map(({ code, name }) => (
				<LanguageSwitch
					key={code}
					action={paths.language()}
					fields={[...listFields(values), { name: 'language', value: code }]}
					label={name}
					lang={code}
				/>
			))}
			{signedIn ? (
				<>
					<HeaderLink href={paths.settings()} icon="settings" label={texts.settings} />
					<HeaderLink href={paths.logout()} icon="logOut" label={texts.logOut} />
				</>
			) : null}
		</>
	)
	if (!hasMenu) return <HeaderTools>{others}</HeaderTools>
	return (
		<HeaderTools more={others}>
			{phone ? <HeaderLink href={phone} icon="phone" label={texts.callUs} isForPhones /> : null}
			<HeaderLink href={paths.notices()} icon="bell" label={texts.notices} />
		</HeaderTools>
	)
}

export type FooterWords = Pick<ShellWords, 'footer' | 'isVersionChosen' | 'texts' | 'year'> & {
	stay: string | undefined
}

/** The order of links is the same on every page, help first (WCAG 3.2.6). */
export function ShellFooter({ footer, isVersionChosen, stay, texts, values, year }: FooterWords & Values) {
	const fields = listFields(values)
	const simpleVersion = (
		<form method="post" action={paths.simpleVersion()} data-version={isVersionChosen ? undefined : 'open'}>
			<HiddenFields fields={fields} />
			<Button variant="quiet">{texts.simpleVersion}</Button>
		</form>
	)
	const session = stay ? (
		<form method="post" action={paths.session()}>
			<HiddenFields fields={fields} />
			<span data-session-end={values.sessionLeft} data-warning={values.sessionWarning}>
				{values.sessionText}
			</span>{' '}
			<Button variant="quiet">{stay}</Button>
		</form>
	) : null
	return (
		<PageFooter
			label={texts.footer}
			links={[
				{ href: paths.help(), label: texts.help },
				{ href: paths.preferences(), label: texts.preferences },
				{ href: paths.accessibility(), label: texts.accessibility },
				{ href: paths.privacy(), label: texts.privacy },
			]}
			forms={[
				...(session ? [{ key: 'session', form: session }] : []),
				{ key: 'simple', form: simpleVersion },
			]}
		>
			{footer ? <RichText {...footer} level={2} /> : <p>{year}</p>}
		</PageFooter>
	)
}

function listFields({ formToken, returnTo }: FrameValues) {
	return [
		{ name: formTokenField, value: formToken },
		{ name: 'returnTo', value: returnTo },
	]
}
