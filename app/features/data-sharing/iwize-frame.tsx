import { useEffect, useRef, useState } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { createMessageChannel } from './frame-messages'
import styles from './iwize-frame.module.css'
import type { IwizeView } from './iwize-page.server'

/** The form opens windows for DigiD, offers files and asks before it drops answers. It never leads this page elsewhere. */
export const sandbox =
	'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals'

interface IwizeFrameProps {
	frame: NonNullable<IwizeView['frame']>
	/** All messages as JSON. */
	onFinished: (events: string) => void
}

/** Messages need a script, so without one there is no frame. */
export function IwizeFrame(props: IwizeFrameProps) {
	return useHydrated() ? <Frame {...props} /> : null
}

function Frame({ frame: { href, origin, title }, onFinished }: IwizeFrameProps) {
	const element = useRef<HTMLIFrameElement>(null)
	const [talk] = useState(() => createMessageChannel(origin))
	useEffect(() => {
		const receive = (message: MessageEvent<unknown>) => {
			const events = talk.take(message, element.current?.contentWindow)
			if (events !== undefined) onFinished(events)
		}
		addEventListener('message', receive)
		return () => removeEventListener('message', receive)
	}, [onFinished, talk])
	return (
		<iframe
			ref={element}
			className={styles.frame}
			src={href}
			title={title}
			sandbox={sandbox}
			referrerPolicy="strict-origin"
		/>
	)
}
