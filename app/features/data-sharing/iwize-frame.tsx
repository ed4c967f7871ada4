import { useEffect, useRef, useState } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { createMessageChannel } from './frame-messages'
import styles from './iwize-frame.module.css'
import type { IwizeView } from './iwize-page.server'

interface IwizeFrameProps {
	frame: NonNullable<IwizeView['frame']>
	/** Gets all that the form tells, as JSON, when it is finished. */
	onFinished: (events: string) => void
}

/** The form of another firm; without a script nobody would hear what it tells, so there is none then. */
export function IwizeFrame(props: IwizeFrameProps) {
	return useHydrated() ? <Frame {...props} /> : null
}

function Frame({ frame: { href, origin, title }, onFinished }: IwizeFrameProps) {
	const element = useRef<HTMLIFrameElement>(null)
	const [talk] = useState(() => createMessageChannel(origin))
	useEffect(() => {
		const hear = (message: MessageEvent<unknown>) => {
			const events = talk.take(message, element.current?.contentWindow)
			if (events !== undefined) onFinished(events)
		}
		addEventListener('message', hear)
		return () => removeEventListener('message', hear)
	}, [onFinished, talk])
	return (
		<iframe
			ref={element}
			className={styles.frame}
			src={href}
			title={title}
			sandbox="allow-scripts allow-forms allow-same-origin"
			referrerPolicy="strict-origin"
		/>
	)
}
