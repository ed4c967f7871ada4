import { useEffect, useId, useRef, type ReactNode, type RefObject, useState } from 'react'
import { Button } from './button'
import { DialogStart } from './dialog-start'
import styles from './reading-dialog.module.css'
import { RichText } from './rich-text'
import { useModal } from './use-modal'

const firstCheckDelay = 500
const tolerance = 1

interface ReadingDialogProps {
	title: string
	titleLang?: string
	html: { html: string; lang?: string }
	/** `area` names the scrollable text: a name that the dialog also has would be left out by screen readers. */
	texts: { area: string; toEnd: string; end: string; close: string; wait: string; ready: string }
	onClosed: () => void
	/** The form; receives the id of the status text and the dialog's buttons. */
	children: (dialog: Reading) => ReactNode
}

interface Reading {
	isRead: boolean
	describedBy: string
	buttons: ReactNode
}

// Scrollable text and its end must be focusable for keyboard users.
const reachable = { tabIndex: 0 }

/** Agreeing requires reading to the end [400-403]. */
export function ReadingDialog({ title, titleLang, html, texts, onClosed, children }: ReadingDialogProps) {
	const dialog = useRef<HTMLDialogElement>(null)
	const end = useRef<HTMLParagraphElement>(null)
	const { area, isRead, finish } = useReadToEnd()
	const id = useId()
	const heading = useModal(dialog)
	useCloseBeside(dialog)
	const buttons = (
		<>
			<Button onPress={() => end.current?.focus()}>{texts.toEnd}</Button>
			<Button onPress={() => dialog.current?.close()}>{texts.close}</Button>
		</>
	)
	return (
		<dialog ref={dialog} className={styles.dialog} aria-labelledby={`${id}-title`} onClose={onClosed}>
			<div className={styles.content}>
				<DialogStart />
				<h2 ref={heading} id={`${id}-title`} tabIndex={-1} lang={titleLang}>
					{title}
				</h2>
				<div
					ref={area}
					className={styles.text}
					data-more={!isRead}
					role="region"
					aria-label={texts.area}
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

/** Reserves the room of the longer text, so that nothing moves. */
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

/** A press beside the dialog closes it, unless it began inside (text selection). */
function useCloseBeside(dialog: RefObject<HTMLDialogElement>) {
	useEffect(() => {
		const element = dialog.current
		if (!element) return
		const until = new AbortController()
		let pressTarget: EventTarget | null = null
		const listen = (name: string, listener: (event: Event) => void) =>
			element.addEventListener(name, listener, { signal: until.signal })
		listen('pointerdown', ({ target }) => void (pressTarget = target))
		listen('click', ({ target }) => {
			if (target === element && pressTarget === element) element.close()
		})
		listen('submit', () => element.close())
		return () => until.abort()
	}, [dialog])
}

/** Tolerates one pixel. The first check is after 500 ms [401]. */
function useReadToEnd() {
	const area = useRef<HTMLDivElement>(null)
	const [isRead, setRead] = useState(false)
	useEffect(() => {
		const box = area.current
		if (!box) return
		const check = () => {
			if (box.scrollHeight - box.clientHeight - box.scrollTop <= tolerance) setRead(true)
		}
		const start = setTimeout(() => {
			check()
			box.addEventListener('scroll', check)
			addEventListener('resize', check)
		}, firstCheckDelay)
		return () => {
			clearTimeout(start)
			box.removeEventListener('scroll', check)
			removeEventListener('resize', check)
		}
	}, [])
	return { area, isRead, finish: () => setRead(true) }
}
