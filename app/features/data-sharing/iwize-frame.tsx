import { useSubmit } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { formTokenField, useFormToken } from '#app/request/form-token'
import { formIdField } from '#app/request/form-id-field'
import { useReturnTo } from '#app/forms/use-return-to'
import { useOwnDocument } from '#app/ui/use-own-document'
import { createMessageChannel } from './frame-messages'
import styles from './iwize-frame.module.css'
import type { IwizeView } from './iwize-page.server'

interface IwizeFrameProps {
	frame: NonNullable<IwizeView['frame']>
	formId: string
}

/** The form of another firm; without a script nobody would hear what it tells, so there is none then. */
export function IwizeFrame(props: IwizeFrameProps) {
	const isOwn = useOwnDocument()
	// The page before this one lets nothing stand in a frame.
	useEffect(() => {
		if (isOwn === false) location.reload()
	}, [isOwn])
	return isOwn ? <Frame {...props} /> : null
}

function Frame({ frame, formId }: IwizeFrameProps) {
	const { href, origin, title } = frame
	const element = useRef<HTMLIFrameElement>(null)
	const [talk] = useState(() => createMessageChannel(origin))
	const submit = useSubmit()
	const action = useReturnTo()
	const token = useFormToken()
	useEffect(() => {
		const hear = (message: MessageEvent<unknown>) => {
			const events = talk.take(message, element.current?.contentWindow)
			if (events === undefined) return
			const form = new FormData()
			const fields = { [formTokenField]: token, [formIdField]: formId, origin, events }
			for (const [name, value] of Object.entries(fields)) form.set(name, value)
			submit(form, { method: 'post', action, encType: 'multipart/form-data' })
		}
		addEventListener('message', hear)
		return () => removeEventListener('message', hear)
	}, [action, formId, origin, submit, talk, token])
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
