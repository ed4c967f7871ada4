import type { MouseEventHandler, ReactNode } from 'react'
import styles from './button.module.css'
import { HiddenText } from './hidden-text'
import { Icon, type IconName } from './icon'
import { Link } from './link'

interface Look {
	/** One primary per page. */
	variant?: 'primary' | 'secondary' | 'quiet'
	icon?: IconName
	children: ReactNode
	/** Words only for screen readers, after the visible ones: "Uploaden" + "loonstrook van Anna". */
	hiddenText?: string
}

interface ButtonProps extends Look {
	/** So that a link can lead to it. */
	id?: string
	name?: string
	/** Human words: lynx shows a button's value as its text. */
	value?: string
	/** Holds the press back (with enhance.js) and tells so; the server still decides. */
	busy?: boolean
	describedBy?: string
	/** Where its words are in another language than the page. */
	lang?: string
	/** For a button that only a script makes: it then sends no form. */
	onPress?: () => void
	/** The page begins here, where a script runs: an error leads to it. */
	takesFocus?: boolean
	/** What a script does instead of sending the form. */
	inPlace?: MouseEventHandler<HTMLButtonElement>
}

export function Button({
	variant = 'secondary',
	id,
	name,
	value,
	busy,
	describedBy,
	lang,
	onPress,
	takesFocus,
	inPlace,
	...look
}: ButtonProps) {
	return (
		<button
			type={onPress ? 'button' : 'submit'}
			id={id}
			onClick={onPress ?? inPlace}
			className={classOf(variant)}
			name={name}
			value={value}
			aria-disabled={busy ? true : undefined}
			aria-describedby={describedBy}
			lang={lang}
			data-takes-focus={takesFocus ? true : undefined}
		>
			<Content {...look} />
		</button>
	)
}

interface ButtonLinkProps extends Look {
	href: string
	id?: string
	describedBy?: string
	isFile?: boolean
	newTab?: string
	/** What a script does instead of following the link. */
	onPress?: MouseEventHandler<HTMLAnchorElement>
}

export function ButtonLink({ variant = 'secondary', icon, children, hiddenText, ...link }: ButtonLinkProps) {
	return (
		<Link {...link} className={classOf(variant)}>
			<Content icon={icon} hiddenText={hiddenText}>
				{children}
			</Content>
		</Link>
	)
}

function classOf(variant: NonNullable<Look['variant']>) {
	const own = styles[variant]
	return own ? `${styles.button} ${own}` : styles.button
}

function Content({ icon, children, hiddenText }: Look) {
	return (
		<>
			{icon ? <Icon name={icon} /> : null}
			<span>
				{children}
				{hiddenText ? <HiddenText> {hiddenText}</HiddenText> : null}
			</span>
		</>
	)
}
