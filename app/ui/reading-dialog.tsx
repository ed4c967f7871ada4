import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react'
import { Button } from './button'
import styles from './reading-dialog.module.css'
import { RichText } from './rich-text'
import { useReadToEnd } from './use-read-to-end'

interface ReadingDialogProps {
	title: string
	/** Of the title, where it is not the page's own. */
	titleLang?: string
	html: { html: string; lang?: string }
	texts: { toEnd: string; end: string; close: string; wait: string; ready: string }
	onClosed: () => void
	/** The form of who read it; it gets the id of what tells whether it can be sent, and further buttons. */
	children: (dialog: Reading) => ReactNode
}

interface Reading {
	isRead: boolean
	describedBy: string
	buttons: ReactNode
}

// A text that scrolls must be within reach of the keyboard, and so must its end.
const reachable = { tabIndex: 0 }

/** A long text over the page that asks to be read to its end [400-403]. */
export function ReadingDialog({ title, titleLang, html, texts, onClosed, children }: ReadingDialogProps) {
	const dialog = useRef<HTMLDialogElement>(null)
	const end = useRef<HTMLParagraphElement>(null)
	const { area, isRead, finish } = useReadToEnd()
	const id = useId()
	useModal(dialog)
	const buttons = (
		<>
			<Button onPress={() => end.current?.focus()}>{texts.toEnd}</Button>
			<Button variant="quiet" onPress={() => dialog.current?.close()}>
				{texts.close}
			</Button>
		</>
	)
	return (
		<dialog ref={dialog} className={styles.dialog} aria-labelledby={`${id}-title`} onClose={onClosed}>
			<div className={styles.content}>
				<h2 id={`${id}-title`} lang={titleLang}>
					{title}
				</h2>
				<div
					ref={area}
					className={styles.text}
					data-more={!isRead}
					role="region"
					aria-labelledby={`${id}-title`}
					{...reachable}
				>
					<RichText {...html} level={3} />
					<p ref={end} className={styles.end} onFocus={finish} {...reachable}>
						{texts.end}
					</p>
				</div>
				<ReadingState id={`${id}-state`} isRead={isRead} {...texts} />
				{children({ isRead, describedBy: `${id}-state`, buttons })}
			</div>
		</dialog>
	)
}

interface ReadingStateProps {
	id: string
	isRead: boolean
	wait: string
	ready: string
}

/** Whether one can agree by now; it takes the room of the longer of its texts, so that nothing moves when they change. */
function ReadingState({ id, isRead, wait, ready }: ReadingStateProps) {
	return (
		<p
			id={id}
			role="status"
			className={styles.state}
			data-longest={wait.length > ready.length ? wait : ready}
		>
			<span>{isRead ? ready : wait}</span>
		</p>
	)
}

/**
 * Opens the dialog. It closes when its form is sent, and by a press beside it, but not by one that began in it, as when
 * text is selected.
 */
function useModal(dialog: RefObject<HTMLDialogElement>) {
	useEffect(() => {
		const shown = dialog.current
		if (!shown) return
		const until = new AbortController()
		let began: EventTarget | null = null
		const listen = (name: string, listener: (event: Event) => void) =>
			shown.addEventListener(name, listener, { signal: until.signal })
		listen('pointerdown', ({ target }) => void (began = target))
		listen('click', ({ target }) => {
			if (target === shown && began === shown) shown.close()
		})
		listen('submit', () => shown.close())
		shown.showModal()
		return () => until.abort()
	}, [dialog])
}
