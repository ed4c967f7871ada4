import { useId, useRef, useState, type ReactNode } from 'react'
import { Button, ButtonLink } from './button'
import styles from './confirm-dialog.module.css'
import { DialogStart } from './dialog-start'
import { openInPlace } from './open-in-place'
import { useModal } from './use-modal'

interface ConfirmLinkProps {
	/** Page with the same question, for browsers without scripts or `<dialog>`. */
	href: string
	label: string
	title: string
	text: string
	cancel: string
	/** Pixels: 350 with a code field, 300 without [178]. */
	width: 300 | 350
	/** Receives the button that closes the dialog. */
	children: (cancel: ReactNode) => ReactNode
}

export function ConfirmLink({ href, label, ...dialog }: ConfirmLinkProps) {
	const [isOpen, setOpen] = useState(false)
	return (
		<>
			<ButtonLink href={href} onPress={(event) => openInPlace(event, () => setOpen(true))}>
				{label}
			</ButtonLink>
			{isOpen ? <ConfirmDialog {...dialog} onClosed={() => setOpen(false)} /> : null}
		</>
	)
}

interface ConfirmDialogProps extends Omit<ConfirmLinkProps, 'href' | 'label'> {
	onClosed: () => void
}

function ConfirmDialog({ title, text, cancel, width, children, onClosed }: ConfirmDialogProps) {
	const dialog = useRef<HTMLDialogElement>(null)
	const id = useId()
	const heading = useModal(dialog)
	return (
		<dialog
			ref={dialog}
			className={styles.dialog}
			data-width={width}
			aria-labelledby={`${id}-title`}
			onClose={onClosed}
		>
			<DialogStart />
			<h2 ref={heading} id={`${id}-title`} tabIndex={-1} aria-describedby={`${id}-text`}>
				{title}
			</h2>
			<p id={`${id}-text`}>{text}</p>
			{children(<Button onPress={() => dialog.current?.close()}>{cancel}</Button>)}
		</dialog>
	)
}
