import { useEffect, useRef, useState } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { Button, ButtonLink } from './button'
import styles from './video-frame.module.css'

interface VideoFrameProps {
	href: string
	label: string
	title: string
	/** Hidden words about the new tab. */
	newTab: string
}

/** Loads nothing from the other site before a click. Without a script it is a link. */
export function VideoFrame({ href, label, title, newTab }: VideoFrameProps) {
	const canPlay = useHydrated()
	const [isOpen, setOpen] = useState(false)
	const player = useRef<HTMLIFrameElement>(null)
	// Moves the focus from the removed button to the player.
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
