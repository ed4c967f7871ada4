import { useEffect, useRef, useState } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { Button, ButtonLink } from './button'
import styles from './video-frame.module.css'

interface VideoFrameProps {
	href: string
	/** What the button says. */
	label: string
	/** Names the player. */
	title: string
	/** Words that tell the link opens a new tab. */
	newTab: string
}

/** A video of another site: nothing of it is loaded before a click. Without a script it is a link. */
export function VideoFrame({ href, label, title, newTab }: VideoFrameProps) {
	const canPlay = useHydrated()
	const [isOpen, setOpen] = useState(false)
	const player = useRef<HTMLIFrameElement>(null)
	// The button that had the focus is gone.
	useEffect(() => {
		if (isOpen) player.current?.focus()
	}, [isOpen])
	if (isOpen)
		return (
			<iframe
				ref={player}
				className={styles.stage}
				src={href}
				title={title}
				sandbox="allow-scripts allow-same-origin allow-presentation"
				allow="fullscreen"
				referrerPolicy="strict-origin"
			/>
		)
	return (
		<div className={styles.stage}>
			{canPlay ? (
				<Button icon="video" onPress={() => setOpen(true)}>
					{label}
				</Button>
			) : (
				<ButtonLink href={href} icon="video" newTab={newTab}>
					{label}
				</ButtonLink>
			)}
		</div>
	)
}
