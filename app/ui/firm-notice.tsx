import { Notice } from './notice'

interface FirmNoticeProps {
	kind: string
	text: string
	lang?: string
}

/** Notice of the firm for everybody, such as about maintenance or a closed office. */
export function FirmNotice({ kind, text, lang }: FirmNoticeProps) {
	return (
		<Notice tone="warning" kind={kind}>
			<span lang={lang}>{text}</span>
		</Notice>
	)
}
