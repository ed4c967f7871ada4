import type { MouseEventHandler, ReactNode } from 'react'
import styles from './button.module.css'
import { HiddenText } from './hidden-text'
import { Icon, type IconName } from './icon'
import { Link } from './link'

interface Look {
	variant?: 'primary' | 'secondary' | 'quiet'
	icon?: IconName
	children: ReactNode
	/** Visually hidden suffix: "Uploaden" + "loonstrook van Anna". */
	hiddenText?: string
}

interface ButtonProps extends Look {
	id?: string
	name?: string
	/** Human-readable: lynx shows a button's value as its text. */
	value?: string
	/** enhance.js blocks the press and announces it; the server still decides. */
	busy?: boolean
	describedBy?: string
	lang?: string
	/** Handler of buttons that scripts render: makes it `type="button"`. */
	onPress?: () => void
	/** enhance.js focuses it on load. */
	takesFocus?: boolean
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
