import { findTranslate } from './untranslated'

/** Lets an e-mail address break before its `@`, so that a narrow column does not cut its words. */
export function BreakableText({ text }: { text: string }) {
	const at = Math.max(0, text.indexOf('@'))
	return (
		<span translate={findTranslate(text)}>
			{text.slice(0, at)}
			<wbr />
			{text.slice(at)}
		</span>
	)
}
